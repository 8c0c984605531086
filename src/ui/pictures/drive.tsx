import { bill } from '../../plant/sales-order.ts'
import { driveTexts } from '../../words/en/pictures.ts'
import { useItemName, useWords } from '../../words/section-words.tsx'
import { numbers } from './drive.styles.ts'

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
