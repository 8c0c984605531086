import type { Stock } from '../../services/last-plan.ts'
import { Curves } from '../../ui/pictures/curves.tsx'
import { svg } from '../../ui/pictures/drawing.styles.ts'
import { useTranslation } from '../../words/translation.ts'
import * as styles from './result.styles.ts'
import { useResultWords } from './result-words.tsx'

/** In px. Below it stand the dates. */
const height = 150
const [top, bottom] = [22, height - 26]
/** This many dates fit side by side, on a phone too. */
const maxDates = 5

/** Draws what is left of an item at the end of each week as steps, and what is needed as bars. */
export function StockChart({ stock: { item, onHand, safetyStock, weeks } }: { readonly stock: Stock }) {
  const { t } = useTranslation()
  const { number, when } = useResultWords()
  const stocks = weeks.map(({ left }) => left)
  const all = [0, onHand, safetyStock, ...stocks, ...weeks.map(({ needed }) => needed)]
  const [least, most] = [Math.min(...all), Math.max(...all, 1)]
  const y = (pieces: number) => Math.round(bottom - ((pieces - least) / (most - least)) * (bottom - top))
  const wide = 100 / weeks.length
  const steps = stocks.map((left, week) => `V${y(left)}H${(week + 1) * wide}`).join('')
  const lowest = Math.min(...stocks)
  const low = weeks.find(({ left }) => left === lowest)
  const isDated = (week: number) => week % Math.ceil(weeks.length / maxDates) === 0
  return (
    <div className={styles.chart}>
      <p>{t('account.result.stock', { item })}</p>
      <svg
        aria-label={t('account.result.stock.spoken', {
          item,
          onHand: number(onHand),
          lowest: number(lowest),
          when: low ? when(low.from) : '',
        })}
        className={svg}
        height={height}
        role="img"
      >
        {weeks.map(({ needed, from }, week) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
          <g key={week}>
            {needed > 0 && (
              <rect
                className="demand"
                height={y(0) - y(needed)}
                rx="3"
                width={`${wide * 0.5}%`}
                x={`${(week + 0.25) * wide}%`}
                y={y(needed)}
              />
            )}
            {needed > 0 && (
              <text className="note middle" x={`${(week + 0.5) * wide}%`} y={y(needed) - 6}>
                {number(needed)}
              </text>
            )}
            {isDated(week) && (
              <text className="note" x={`${week * wide}%`} y={height - 6}>
                {when(from)}
              </text>
            )}
          </g>
        ))}
        <line className="thin" x2="100%" y1={y(0)} y2={y(0)} />
        {safetyStock > 0 && (
          <line className="thin dots alarm" x2="100%" y1={y(safetyStock)} y2={y(safetyStock)} />
        )}
        <Curves height={height}>
          <path className="area" d={`M0 ${y(onHand)}${steps}V${y(0)}H0Z`} />
          <path className={lowest < 0 ? 'curve alarm' : 'curve'} d={`M0 ${y(onHand)}${steps}`} />
        </Curves>
        <text className="note violet strong" x="0" y={y(onHand) - 8}>
          {number(onHand)}
        </text>
        {lowest < onHand && (
          <text
            className={`note strong end ${lowest < 0 ? 'bad' : 'violet'}`}
            x="100%"
            y={y(stocks.at(-1) ?? lowest) - 8}
          >
            {number(stocks.at(-1) ?? lowest)}
          </text>
        )}
      </svg>
    </div>
  )
}
