import { useTranslation } from '../../words/translation.ts'
import { chart } from './drawing.styles.ts'
import type { ItemPlan } from './item-plan.ts'
import { firmDot, movedCurve } from './plan-changes.styles.ts'
import { areSame } from './plan-sentence.ts'
import { plot } from './plan-sheet.styles.ts'
import { type Scale, scaleOf, stepsOf, tenth } from './stock-curve.ts'

/** How far from the chart's upper edge the largest and the smallest stock are drawn, in percent. */
const edges = [24, 78] as const
/** Where the stock without more orders leaves the chart. */
const floor = 88

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
  const { onHand, safetyStock, projected, unplanned, late } = plan
  const weeks = projected.length
  const stocks = [plan, before].flatMap(({ onHand, projected }) => [onHand, ...projected])
  const y = scaleOf([safetyStock, ...stocks], edges, tenth)
  const shortWeek = unplanned.findIndex(pieces => pieces < safetyStock)
  const gone = unplanned.findIndex(pieces => y(pieces) > floor)
  const isNamedBefore = gone < 0 || gone > weeks / 2
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
          <Stocks before={before} gone={gone} isShort={shortWeek >= 0} plan={plan} y={y} />
        </svg>
        <Receipts plan={plan} y={y} />
        {Math.abs(y(onHand) - y(safetyStock)) > 13 && (
          <text className="note" x="-10" y={`${y(onHand)}%`}>
            {t('hero.chart.onHand', { pieces: String(onHand) })}
          </text>
        )}
        <text className="note bad" x="-10" y={`${y(safetyStock)}%`}>
          {t('hero.chart.safetyStock', { pieces: String(safetyStock) })}
        </text>
        {shortWeek >= 0 && !late && (
          <text
            className={isNamedBefore ? 'note bad end' : 'note bad'}
            dx={isNamedBefore ? -7 : 12}
            x={`${((isNamedBefore ? Math.max(shortWeek, weeks / 2) : gone) / weeks) * 100}%`}
            y="89%"
          >
            {t(plan.approved ? 'hero.chart.unplanned.more' : 'hero.chart.unplanned')}
          </text>
        )}
      </svg>
    </div>
  )
}

interface StocksProps extends Pick<PlanChartProps, 'plan' | 'before'> {
  /** Whether parts run short without more orders. */
  readonly isShort: boolean
  /** The week in which the stock without more orders leaves the chart, or -1. */
  readonly gone: number
  readonly y: Scale
}

/** The stock of the plan, of what the visitor found, and without more orders until it leaves the chart. */
function Stocks({ plan, before, isShort, gone, y }: StocksProps) {
  const { onHand, projected, safetyStock, unplanned } = plan
  const steps = (stocks: readonly number[], first = onHand) => stepsOf(y, first, stocks)
  const inSight = gone < 0 ? unplanned : unplanned.slice(0, gone)
  const low = projected
    .map((pieces, week) => (pieces < safetyStock ? `M${week} ${y(pieces)}h1` : ''))
    .join('')
  const isChanged = !areSame(plan, before)
  const moved = isChanged ? ` ${movedCurve}` : ''
  return (
    <>
      <path className={`area${moved}`} d={`${steps(projected)}V${y(0)}H0Z`} />
      {isChanged && <path className="thin dots" d={steps(before.projected, before.onHand)} />}
      {isShort && <path className="thin dots alarm" d={steps(inSight)} />}
      {gone >= 0 && (
        <path className="thin alarm" d={`M${gone} ${y(inSight.at(-1) ?? onHand)}V96m-.1-6 .1 6 .1-6`} />
      )}
      <path className={`curve${moved}`} d={steps(projected)} />
      {low && <path className="curve alarm" d={low} />}
    </>
  )
}

/** What is received, in the week in which it comes. */
function Receipts({ plan: { receipts, projected, approved }, y }: { plan: ItemPlan; y: Scale }) {
  return receipts.map((pieces, week) => {
    const middle = `${tenth(((week + 0.5) / receipts.length) * 100)}%`
    const height = `${y(projected[week] ?? 0)}%`
    return (
      pieces > 0 && (
        // biome-ignore lint/suspicious/noArrayIndexKey: a week is its number
        <g key={week}>
          <circle
            className={approved?.arrival === week ? `dot ${firmDot}` : 'dot'}
            cx={middle}
            cy={height}
            r="4.5"
          />
          <text className="note violet strong middle" dy="-1.1em" x={middle} y={height}>
            {`+${pieces}`}
          </text>
        </g>
      )
    )
  })
}
