import { sampleStock } from '../../plant/sample-run.ts'
import { Curves } from '../../ui/pictures/curves.tsx'
import { svg } from '../../ui/pictures/drawing.styles.ts'
import { scaleOf, stepsOf } from '../../ui/pictures/stock-curve.ts'
import { useTranslation } from '../../words/translation.ts'
import * as styles from './result.styles.ts'
import type { ResultProps } from './result-words.tsx'

/** In px. Below it stand the dates. */
const height = 160
const edges = [32, height - 26] as const
/** A bar begins with its week, where the stock falls. Its part of the week's width. */
const barWidth = 0.3
/** This many dates fit side by side, on a phone too. */
const maxDates = 5

/** Draws what is left of an item at the end of each week as steps, dashed without the orders, and what is needed as bars. */
export function StockChart({ words }: ResultProps) {
  const { t } = useTranslation()
  const { number, when } = words
  const { item, onHand, weeks } = sampleStock
  const stocks = weeks.map(({ left }) => left)
  const unplanned = weeks.map(({ without }) => without)
  const lowest = Math.min(...stocks)
  const low = weeks.find(({ left }) => left === lowest)
  const last = stocks.at(-1) ?? lowest
  const short = unplanned.at(-1) ?? last
  const steps = stepsOf(y, onHand, stocks)
  const spoken = {
    item,
    onHand: number(onHand),
    lowest: number(lowest),
    when: low ? when(low.week) : '',
  }
  return (
    <div className={styles.chart}>
      <p>{t('account.result.stock', { item, without: number(short) })}</p>
      <svg aria-label={t('account.result.stock.spoken', spoken)} className={svg} height={height} role="img">
        <Weeks words={words} />
        <line className="thin" x2="100%" y1={y(0)} y2={y(0)} />
        <Curves height={height} width={weeks.length}>
          <path className="thin missing" d={stepsOf(y, onHand, unplanned)} />
          <path className="area" d={`${steps}V${y(0)}H0Z`} />
          <path className="curve" d={steps} />
        </Curves>
        <text className="note violet strong" x="0" y={y(onHand) - 8}>
          {number(onHand)}
        </text>
        {lowest < onHand && (
          <text className="note violet strong end" x="100%" y={y(last) - 8}>
            {number(last)}
          </text>
        )}
      </svg>
    </div>
  )
}

const drawn = sampleStock.weeks.flatMap(({ left, without, needed }) => [left, without, needed])
const y = scaleOf([sampleStock.onHand, ...drawn], edges)

/** Draws what is needed in each week, and dates of some weeks. */
function Weeks({ words: { number, short } }: ResultProps) {
  const { weeks } = sampleStock
  const wide = 100 / weeks.length
  const isDated = (week: number) => week % Math.ceil(weeks.length / maxDates) === 0
  return weeks.map(({ needed, week: from }, week) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
    <g key={week}>
      {needed > 0 && (
        <>
          <rect
            className="demand"
            height={y(0) - y(needed)}
            rx="3"
            width={`${wide * barWidth}%`}
            x={`${week * wide}%`}
            y={y(needed)}
          />
          <text className="note middle" x={`${(week + barWidth / 2) * wide}%`} y={y(needed) - 6}>
            {number(needed)}
          </text>
        </>
      )}
      {isDated(week) && (
        <text className="note" x={`${week * wide}%`} y={height - 6}>
          {short(from)}
        </text>
      )}
    </g>
  ))
}
