import { partStock } from '../../plant/shortages.ts'
import { screenTexts } from '../../words/en/pictures.ts'
import { replayRows, signed } from '../../words/en/screen-rows.ts'
import { useItemName, useWords } from '../../words/section-words.ts'
import { pill } from '../pill.styles.ts'
import { Curves } from './curves.tsx'
import { svg } from './drawing.styles.ts'
import { pair, unveiled } from './picture.styles.ts'
import { scaleOf, stepsOf } from './stock-curve.ts'

const { onHand, alone, planned } = partStock

const height = 96
/** Above the highest curve and below the lowest, for figures. */
const edge = 20
const y = scaleOf([onHand, ...alone, ...planned], [edge, height - edge])

/** Draws the same weeks twice: the stock as it went, and as the agent would have planned it. */
export function StockReplay() {
  const words = useWords('screens', screenTexts)
  const rows = replayRows(words, useItemName())
  return (
    <ul className={pair}>
      {[alone, planned].map((stock, index) => {
        const { kind, tone, what, why } = rows[index] ?? {}
        return (
          <li key={kind}>
            <span className={pill} data-tone={tone}>
              {kind}
            </span>
            <Stock stock={stock} />
            <b>{what}</b>
            <small>{why}</small>
          </li>
        )
      })}
    </ul>
  )
}

/** The stock as steps, one a week, from what was on hand to what is left. Below the line, parts are short. */
function Stock({ stock }: { stock: readonly number[] }) {
  const last = stock.at(-1) ?? onHand
  const steps = stepsOf(y, onHand, stock)
  const short = stock.map((pieces, week) => (pieces < 0 ? `M${week} ${y(pieces)}h1` : '')).join('')
  return (
    <svg aria-hidden="true" className={svg} height={height}>
      <g className={unveiled}>
        <Curves height={height} width={stock.length}>
          <path className="area" d={`${steps}V${y(0)}H0Z`} />
          <path className="thin" d={`M0 ${y(0)}H${stock.length}`} />
          <path className="curve" d={steps} />
          {short && <path className="curve alarm" d={short} />}
        </Curves>
      </g>
      <text className="note" x="0" y={y(onHand) - 7}>
        {onHand}
      </text>
      <text
        className={last < 0 ? 'note strong end bad' : 'note strong end violet'}
        x="100%"
        y={last < 0 ? y(last) + 16 : y(last) - 7}
      >
        {signed(last)}
      </text>
    </svg>
  )
}
