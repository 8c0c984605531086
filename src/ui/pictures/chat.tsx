import { pegging, salesOrder } from '../../plant/sales-order.ts'
import { withMore } from '../../plant/what-if.ts'
import { chatTexts } from '../../words/en/pictures.ts'
import { useItemName, useWords } from '../../words/section-words.ts'
import { css } from '../sheet.ts'
import { token } from '../tokens.ts'
import { holds } from '../typography.styles.ts'

const talk = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 12px;
  ${holds('small')}
  line-height: 1.5;
  & > p { max-inline-size: 85%; padding: 10px 16px; border-radius: 14px; background: ${token('tint')}; text-wrap: pretty; }
  & > [data-asked] { align-self: flex-end; background: ${token('accent')}; color: ${token('on-accent')}; }
`

const needs = [salesOrder.quantity, ...pegging.steps.map(({ needed }) => needed)]

const { part, quantity, lot } = pegging

/** Draws two questions of a planner and their answers. */
export function Chat() {
  const words = useWords('chat', chatTexts)
  const nameOf = useItemName()
  return (
    <div className={talk}>
      <p data-asked="">{words.why(quantity)}</p>
      <p>{words.because(salesOrder.id, needs, part.onHand, part.short, lot)}</p>
      <p data-asked="">{words.andWith(withMore.quantity, withMore.item)}</p>
      <p>
        {withMore.parts.map(({ name, needed, short, ordered }) => (
          <span key={name}>{words.short(nameOf(name), needed, short, ordered)} </span>
        ))}
        <span>{words.tryIt}</span>
      </p>
    </div>
  )
}
