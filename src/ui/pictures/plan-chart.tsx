import { useTranslation } from '../../words/translation.ts'
import { chart } from './drawing.styles.ts'
import type { ItemPlan } from './item-plan.ts'
import { firmDot, movedCurve } from './plan-changes.styles.ts'
import { areSame } from './plan-sentence.ts'
import { plot } from './plan-sheet.styles.ts'

/** How far from the chart's upper edge the largest and the smallest stock are drawn, in percent. */
const [top, bottom] = [24, 86]
/** Where the stock without a plan leaves the chart. */
const floor = 94

interface PlanChartProps {
  readonly plan: ItemPlan
  /** What the visitor found: drawn behind a plan that differs. */
  readonly before: ItemPlan
  /** The week of the order in question. */
  readonly marked: number | undefined
}

/**
 * Draws the stock as steps, one a week, over the table's columns. Positions are percentages, so the chart follows its
 * columns and its letters keep their size.
 */
export function PlanChart({ plan, before, marked }: PlanChartProps) {
  const { t } = useTranslation()
  const { projected, receipts, onHand, safetyStock, approved } = plan
  const stocks = [
    0,
    safetyStock,
    ...[plan, before].flatMap(({ onHand, projected }) => [onHand, ...projected]),
  ]
  const [least, most] = [Math.min(...stocks), Math.max(...stocks, 1)]
  const weeks = projected.length
  const y = (pieces: number) => round(bottom - ((pieces - least) / (most - least)) * (bottom - top))
  const middle = (week: number) => `${round(((week + 0.5) / weeks) * 100)}%`
  const steps = (of: ItemPlan) =>
    `M0 ${y(of.onHand)}${of.projected.map((pieces, week) => `V${y(pieces)}H${week + 1}`).join('')}`
  const shortWeek = plan.unplanned.findIndex(pieces => pieces < safetyStock)
  const gone = plan.unplanned.findIndex(pieces => y(pieces) > floor)
  const inSight = gone < 0 ? plan.unplanned : plan.unplanned.slice(0, gone)
  const alone = `M0 ${y(onHand)}${inSight.map((pieces, week) => `V${y(pieces)}H${week + 1}`).join('')}`
  const low = projected
    .map((pieces, week) => (pieces < safetyStock ? `M${week} ${y(pieces)}h1` : ''))
    .join('')
  const isChanged = !areSame(plan, before)
  const moved = isChanged ? ` ${movedCurve}` : ''
  return (
    <div className={plot}>
      <svg aria-hidden="true" className={chart}>
        {marked !== undefined && (
          <rect height="100%" width={`${100 / weeks}%`} x={`${(marked / weeks) * 100}%`} />
        )}
        <line className="thin" x2="100%" y1={`${y(0)}%`} y2={`${y(0)}%`} />
        <line className="thin dots alarm" x2="100%" y1={`${y(safetyStock)}%`} y2={`${y(safetyStock)}%`} />
        <svg
          aria-hidden="true"
          height="100%"
          preserveAspectRatio="none"
          viewBox={`0 0 ${weeks} 100`}
          width="100%"
        >
          <path className={`area${moved}`} d={`${steps(plan)}V${y(0)}H0Z`} />
          {isChanged && <path className="thin dots" d={steps(before)} />}
          {shortWeek >= 0 && <path className="thin dots alarm" d={alone} />}
          {gone >= 0 && (
            <path className="thin alarm" d={`M${gone} ${y(inSight.at(-1) ?? onHand)}V98m-.1-6 .1 6 .1-6`} />
          )}
          <path className={`curve${moved}`} d={steps(plan)} />
          {low && <path className="curve alarm" d={low} />}
        </svg>
        {receipts.map((pieces, week) => {
          const height = y(projected[week] ?? 0)
          return (
            pieces > 0 && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a week is its number
              <g key={week}>
                <circle
                  className={approved?.arrival === week ? `dot ${firmDot}` : 'dot'}
                  cx={middle(week)}
                  cy={`${height}%`}
                  r="4.5"
                />
                <text className="note violet strong middle" dy="-1.1em" x={middle(week)} y={`${height}%`}>
                  {`+${pieces}`}
                </text>
              </g>
            )
          )
        })}
        {Math.abs(y(onHand) - y(safetyStock)) > 13 && (
          <text className="note" x="-10" y={`${y(onHand)}%`}>
            {t('hero.chart.onHand', { pieces: String(onHand) })}
          </text>
        )}
        <text className="note bad" x="-10" y={`${y(safetyStock)}%`}>
          {t('hero.chart.safetyStock', { pieces: String(safetyStock) })}
        </text>
        {shortWeek >= 0 && y(0) - y(safetyStock) > 13 && (
          <text
            className={shortWeek < weeks / 2 ? 'note bad' : 'note bad end'}
            dx={shortWeek < weeks / 2 ? 6 : -6}
            x={`${((shortWeek < weeks / 2 ? shortWeek + 1 : shortWeek) / weeks) * 100}%`}
            y={`${(y(safetyStock) + y(0)) / 2}%`}
          >
            {t('hero.chart.unplanned')}
          </text>
        )}
      </svg>
    </div>
  )
}

/** A tenth of a percent is less than anybody sees, and each digit is sent. */
const round = (percent: number): number => Math.round(percent * 10) / 10
