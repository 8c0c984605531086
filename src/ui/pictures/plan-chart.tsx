import { planTexts } from '../../content/pictures.ts'
import type { PlannedItem } from '../../content/plan.ts'
import { Curves } from './curves.tsx'
import { svg, unveiled } from './picture.styles.ts'
import { planWeeks } from './planning.ts'

const height = 176
const top = 44
const bottom = height - 34

/** Draws stock that falls towards safety stock and rises with planned receipts, and the stock without them. */
export function PlanChart({ item }: { item: PlannedItem }) {
  const weeks = planWeeks(item)
  const stock = [item.onHand, ...weeks.map(week => week.onHand)]
  const unplanned = [item.onHand, ...weeks.map(week => week.unplanned)]
  const emptyAt = unplanned.findIndex(pieces => pieces < 0)
  const most = Math.max(...stock)
  const x = (index: number) => 3 + (index * 94) / (stock.length - 1)
  const y = (pieces: number) => bottom - (pieces / most) * (bottom - top)
  const line = (values: readonly number[]) =>
    values.map((pieces, index) => `${x(index)},${y(pieces)}`).join(' ')
  const receipts = weeks.filter(({ receipt }) => receipt > 0)
  return (
    <svg
      aria-label={planTexts.chart(
        item,
        receipts.map(({ week }) => week),
        emptyAt,
      )}
      className={svg}
      height={height}
      role="img"
    >
      <line className="thin" x1="3%" x2="97%" y1={bottom} y2={bottom} />
      <line className="thin dots alarm" x1="3%" x2="97%" y1={y(item.safetyStock)} y2={y(item.safetyStock)} />
      <g className={unveiled}>
        <Curves height={height}>
          <polygon className="area" points={`3,${bottom} ${line(stock)} 97,${bottom}`} />
          <polyline className="thin dots alarm" points={line(unplanned.slice(0, emptyAt + 1))} />
          <polyline className="curve" points={line(stock)} />
        </Curves>
        {receipts.map(({ week, onHand, receipt }) => (
          <g key={week}>
            <circle className="dot" cx={`${x(week)}%`} cy={y(onHand)} r="5" />
            <text className="note violet strong middle" x={`${x(week)}%`} y={y(onHand) - 14}>
              +{receipt}
            </text>
          </g>
        ))}
      </g>
      <text className="note bad end" x="96%" y={y(item.safetyStock) + 17}>
        {planTexts.safetyStock(item.safetyStock)}
      </text>
      <text className="note bad" x={`${x(emptyAt) + 2}%`} y={bottom + 24}>
        {planTexts.unplanned(emptyAt)}
      </text>
    </svg>
  )
}
