import type { PlannedItem } from './plan-weeks.ts'
import { planWeeks } from './plan-weeks.ts'
import { planTexts } from './plan-words.ts'

const height = 176
const top = 44
const bottom = height - 34

const thin = 'fill-none stroke-control stroke-[1.5px]'
const alarm = 'fill-none stroke-bad stroke-[1.5px] [stroke-dasharray:5_5]'
const note = 'font-mono text-[12.5px]'

/** Draws stock that falls towards safety stock and rises with planned receipts, and the stock without them. */
export function PlanChart({ item }: { readonly item: PlannedItem }) {
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
  const weeksOfReceipts = receipts.map(({ week }) => week)
  return (
    <svg
      aria-label={planTexts.chart(item, weeksOfReceipts, emptyAt)}
      className="block w-full overflow-visible"
      height={height}
      role="img"
    >
      <line className={thin} x1="3%" x2="97%" y1={bottom} y2={bottom} />
      <line className={alarm} x1="3%" x2="97%" y1={y(item.safetyStock)} y2={y(item.safetyStock)} />
      <svg
        aria-hidden="true"
        className="*:[vector-effect:non-scaling-stroke]"
        height={height}
        preserveAspectRatio="none"
        viewBox={`0 0 100 ${height}`}
        width="100%"
      >
        <polygon className="fill-accent opacity-10" points={`3,${bottom} ${line(stock)} 97,${bottom}`} />
        <polyline className={alarm} points={line(unplanned.slice(0, emptyAt + 1))} />
        <polyline className="fill-none stroke-accent stroke-[2.5px]" points={line(stock)} />
      </svg>
      {receipts.map(({ week, onHand, receipt }) => (
        <g key={week}>
          <circle
            className="fill-surface stroke-accent stroke-[2.5px]"
            cx={`${x(week)}%`}
            cy={y(onHand)}
            r="5"
          />
          <text
            className={`${note} fill-accent-ink font-semibold`}
            textAnchor="middle"
            x={`${x(week)}%`}
            y={y(onHand) - 14}
          >
            +{receipt}
          </text>
        </g>
      ))}
      <text className={`${note} fill-bad`} textAnchor="end" x="96%" y={y(item.safetyStock) + 17}>
        {planTexts.safetyStock(item.safetyStock)}
      </text>
      <text className={`${note} fill-bad`} x={`${x(emptyAt) + 2}%`} y={bottom + 24}>
        {planTexts.unplanned(emptyAt)}
      </text>
    </svg>
  )
}
