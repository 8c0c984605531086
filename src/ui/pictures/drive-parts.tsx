import { bill } from '../../plant/sales-order.ts'
import { driveTexts } from '../../words/en/pictures.ts'
import { useItemName, useWords } from '../../words/section-words.ts'
import { css } from '../sheet.ts'
import { token } from '../tokens.ts'
import { holds, size } from '../typography.styles.ts'

// On the deep ground in light and dark alike. Amber is the one colour: what is missing.

const amber = '#ffc35a'
/** A list. The page that brings a drawing puts each number beside its part. */
const numbers = css`
  margin-block-start: 24px;
  ${holds('small')}
  line-height: 1.45;
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 16px; padding-block: 10px; border-block-start: 1px solid #cfc2ec4d; }
  & > li > * { display: block; }
  & b { grid-area: 1 / 2 / span 2; align-self: center; font-size: ${size.subtitle}; font-weight: 600; font-variant-numeric: tabular-nums; color: ${token('on-deep')}; }
  & small { grid-column: 1; font-size: 1em; color: ${token('on-deep-muted')}; }
  & [data-short] b { color: ${amber}; }
`

const parts = bill.filter(({ level }) => level > 0)

/** The parts of the sales order's item, each with the number that matters, and a drawing that the page brings. */
export function Drive() {
  const words = useWords('drive', driveTexts)
  const itemName = useItemName()
  const parentOf = (index: number) =>
    bill.findLast((line, at) => at <= index && line.level < (parts[index]?.level ?? 0))
  return (
    <figure part="picture drive">
      <slot name="picture" />
      <ul className={numbers}>
        {parts.map(({ id, name, each, isLeaf, needed, onHand, short }, index) => (
          <li data-short={short > 0 ? '' : undefined} key={id} part={`number ${id}`}>
            <b>
              {short > 0 ? words.short(short) : isLeaf ? words.left(onHand - needed) : words.toMake(needed)}
            </b>
            <span>{words.per(itemName(name), each, (parentOf(index)?.level ?? 0) > 0)}</span>
            <small>{words.stock(needed, onHand)}</small>
          </li>
        ))}
      </ul>
    </figure>
  )
}
