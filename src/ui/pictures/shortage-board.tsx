import { shortages, shortWithOrders, weeks } from '../../plant/shortages.ts'
import { orderCount } from '../../plant/suggested-orders.ts'
import { shortageTexts } from '../../words/en/pictures.ts'
import { useWords } from '../../words/section-words.ts'
import { svg } from './drawing.styles.ts'
import { rising } from './picture.styles.ts'

/** How many parts are short in each week. */
const counts = weeks.map((_, period) => shortages.filter(({ isShort }) => isShort[period]).length)

const cell = 22
const step = 28
const head = 54
/** The column of names, in percent. */
const names = 24
const width = (100 - names) / counts.length

/** Draws in which weeks parts run short if nothing is ordered, and how many do with the plan. */
export function ShortageBoard() {
  const words = useWords('shortages', shortageTexts)
  const bottom = head + shortages.length * step
  const height = bottom + 52
  const xOf = (period: number) => names + period * width
  return (
    <svg
      aria-label={words.spoken(weeks, counts, shortages.length, orderCount, shortWithOrders)}
      className={svg}
      height={height}
      role="img"
    >
      <text className="note strong" x="0" y="14">
        {words.alone}
      </text>
      <text className="note" x="0" y={head - 16}>
        {words.week}
      </text>
      {shortages.map(({ id }, row) => (
        <text className="note" key={id} x="0" y={head + row * step + 16}>
          {id}
        </text>
      ))}
      <text className="note" x="0" y={bottom + 16}>
        {words.short}
      </text>
      {counts.map((count, period) => (
        <g className={rising} key={weeks[period]}>
          <text className="note middle" x={`${xOf(period) + width / 2}%`} y={head - 16}>
            {weeks[period]}
          </text>
          {shortages.map(({ id, isShort }, row) => (
            <Cell isShort={isShort[period] === true} key={id} x={xOf(period)} y={head + row * step} />
          ))}
          <text
            className={`note strong middle ${count ? 'bad' : 'good'}`}
            x={`${xOf(period) + width / 2}%`}
            y={bottom + 16}
          >
            {count}
          </text>
        </g>
      ))}
      <text className={`note strong ${shortWithOrders ? 'bad' : 'good'}`} x="0" y={height - 4}>
        {words.approved(orderCount, shortWithOrders)}
      </text>
    </svg>
  )
}

/** Red cells are also crossed out, because some visitors cannot see the colour. */
function Cell({ isShort, x, y }: { isShort: boolean; x: number; y: number }) {
  return (
    <>
      <rect
        className={isShort ? 'bad' : 'good'}
        height={cell}
        opacity={isShort ? 0.9 : 0.28}
        rx="5"
        width={`${width - 1.2}%`}
        x={`${x}%`}
        y={y}
      />
      {isShort && (
        <line className="cross" x1={`${x + 1.2}%`} x2={`${x + width - 2.4}%`} y1={y + cell - 5} y2={y + 5} />
      )}
    </>
  )
}
