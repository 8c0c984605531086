import { pegging, salesOrder } from '../../plant/sales-order.ts'
import { peggingTexts } from '../../words/en/pictures.ts'
import { useItemName, useWords } from '../../words/section-words.tsx'
import { svg } from './drawing.styles.ts'
import { rising } from './picture.styles.ts'

const { part, quantity, lot, releaseWeek } = pegging

const rowHeight = 54
const step = 72

/** Draws the way from a purchase order back to the sale that caused it. */
export function Pegging() {
  const words = useWords('pegging', peggingTexts)
  const itemName = useItemName()
  const chain = [
    {
      what: words.order(salesOrder.id),
      note: words.wanted(salesOrder.quantity, salesOrder.item, salesOrder.week),
    },
    ...pegging.steps.map(({ id, name, parents, each, needed, onHand, short }) => ({
      what: itemName(name),
      note: id === part.id ? words.short(parents, each, onHand, short) : words.needed(parents, each, needed),
    })),
    { what: words.buy(quantity), note: words.lot(lot, releaseWeek) },
  ]
  const last = chain.length - 1
  return (
    <svg
      aria-label={words.spoken(chain.map(({ what, note }) => `${what}, ${note}`))}
      className={svg}
      height={last * step + rowHeight}
      role="img"
    >
      {chain.map(({ what, note }, index) => (
        <g className={rising} key={what}>
          {index > 0 && (
            <line className="thin" x1="8%" x2="8%" y1={index * step - (step - rowHeight)} y2={index * step} />
          )}
          <rect
            className={index === last ? 'deep' : 'box'}
            height={rowHeight}
            rx="10"
            width="100%"
            y={index * step}
          />
          <text className={`strong ${index === last ? 'on-deep' : ''}`} x="5%" y={index * step + 23}>
            {what}
          </text>
          <text className={`note ${index === last ? 'on-deep' : ''}`} x="5%" y={index * step + 42}>
            {note}
          </text>
        </g>
      ))}
    </svg>
  )
}
