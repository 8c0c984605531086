import { orderCount } from '../../plant/suggested-orders.ts'
import { erpTexts } from '../../words/en/pictures.ts'
import { useWords } from '../../words/section-words.ts'
import { Curves } from './curves.tsx'
import { svg } from './drawing.styles.ts'
import { rising, unveiled } from './picture.styles.ts'

const { sources } = erpTexts
const rowHeight = 40
const step = 48
const height = sources.length * step - (step - rowHeight)
const middle = height / 2

/** Draws ERPs that feed one plan. */
export function ErpFeed() {
  const words = useWords('erps', erpTexts)
  return (
    <svg aria-label={words.spoken(orderCount)} className={svg} height={height} role="img">
      <g className={unveiled}>
        <Curves height={height}>
          {sources.map((source, index) => {
            const y = index * step + rowHeight / 2
            return <path className="curve" d={`M32,${y} C48,${y} 48,${middle} 62,${middle}`} key={source} />
          })}
        </Curves>
      </g>
      {sources.map((source, index) => (
        <g className={rising} key={source}>
          <rect className="box" height={rowHeight} rx="10" width="32%" x="0" y={index * step} />
          <text className="strong middle" x="16%" y={index * step + 25}>
            {source}
          </text>
        </g>
      ))}
      <rect className="deep" height="76" rx="12" width="38%" x="62%" y={middle - 38} />
      <text className="strong middle on-deep" x="81%" y={middle - 6}>
        {words.plan}
      </text>
      <text className="note middle on-deep" x="81%" y={middle + 18}>
        {words.orders(orderCount)}
      </text>
    </svg>
  )
}
