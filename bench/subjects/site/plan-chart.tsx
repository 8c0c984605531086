import { heroMessages as messages } from '../../../src/content/hero-messages.ts'
import { fillIn } from '../../../src/i18n/translation.ts'
import type { PlannedItem, PlanWeek } from './plan-weeks.ts'

const thin = 'fill-none stroke-control stroke-[1.5px]'
const alarm = 'fill-none stroke-bad stroke-[1.5px] [stroke-dasharray:5_5]'
const note = 'font-mono text-[13px]'

interface PlanChartProps {
  readonly item: PlannedItem
  readonly weeks: readonly PlanWeek[]
}

/** Draws the stock as steps, one a week, with planned receipts. */
export function PlanChart({ item, weeks }: PlanChartProps) {
  const { onHand, safetyStock } = item
  const most = Math.max(onHand, ...weeks.map(week => week.onHand))
  const y = (pieces: number) => 90 - (pieces / most) * 66
  const x = (index: number) => `${(index + 0.5) * 12.5}%`
  const steps = `M0 ${y(onHand)}${weeks.map((week, index) => `V${y(week.onHand)}H${index + 1}`).join('')}`
  return (
    <svg aria-hidden="true" className="block h-[132px] w-full overflow-visible lg:pl-[150px]">
      <line className={thin} x2="100%" y1="90%" y2="90%" />
      <line className={alarm} x2="100%" y1={`${y(safetyStock)}%`} y2={`${y(safetyStock)}%`} />
      <svg
        aria-hidden="true"
        className="*:[vector-effect:non-scaling-stroke]"
        height="100%"
        preserveAspectRatio="none"
        viewBox="0 0 8 100"
        width="100%"
      >
        <path className="fill-accent opacity-10" d={`${steps}V90H0Z`} />
        <path className="fill-none stroke-accent stroke-[2.5px]" d={steps} />
      </svg>
      {weeks.map(
        ({ onHand: stock, receipt }, index) =>
          receipt > 0 && (
            <g key={index}>
              <circle
                className="fill-surface stroke-accent stroke-[2.5px]"
                cx={x(index)}
                cy={`${y(stock)}%`}
                r="4.5"
              />
              <text
                className={`${note} fill-accent-ink font-semibold`}
                dy="-1em"
                textAnchor="middle"
                x={x(index)}
                y={`${y(stock)}%`}
              >
                {`+${receipt}`}
              </text>
            </g>
          ),
      )}
      <text className={note} x="4" y={`${y(onHand)}%`}>
        {fillIn(messages['hero.chart.onHand'], { pieces: String(onHand) })}
      </text>
      <text className={`${note} fill-bad`} dy="1em" x="4" y={`${y(safetyStock)}%`}>
        {fillIn(messages['hero.chart.safetyStock'], { pieces: String(safetyStock) })}
      </text>
    </svg>
  )
}
