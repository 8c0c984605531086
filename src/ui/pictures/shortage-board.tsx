import { shortages, shortWithOrders, weeks } from '../../plant/shortages.ts'
import { orderCount } from '../../plant/suggested-orders.ts'
import { shortageTexts } from '../../words/en/pictures.ts'
import { useWords } from '../../words/section-words.ts'
import { svg } from './drawing.styles.ts'
import { rising } from './picture.styles.ts'

const cell = 22
const step = 28
const head = 54
const bottom = head + shortages.length * step
/** The column of names, the weeks of one plan, and the space between the two plans, in percent. */
const names = 22
const plan = 37
const space = 100 - names - 2 * plan
const width = plan / weeks.length

/** How many parts are short in each week. */
const countsOf = (by: 'alone' | 'planned') =>
  weeks.map((_, period) => shortages.filter(({ [by]: isShort }) => isShort[period]).length)

/** Draws in which weeks parts run short if nothing is ordered, and beside it the same weeks with the plan. */
export function ShortageBoard() {
  const words = useWords('shortages', shortageTexts)
  return (
    <svg
      aria-label={words.spoken(weeks, countsOf('alone'), shortages.length, orderCount, shortWithOrders)}
      className={svg}
      height={bottom + 22}
      role="img"
    >
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
      <Weeks by="alone" left={names} title={words.alone} />
      <Weeks by="planned" left={names + plan + space} title={words.planned} />
    </svg>
  )
}

interface WeeksProps {
  readonly by: 'alone' | 'planned'
  readonly title: string
  /** In percent. */
  readonly left: number
}

/** Draws the weeks of one plan, below its name. */
function Weeks({ by, title, left }: WeeksProps) {
  return (
    <>
      <text className="note strong" x={`${left}%`} y="14">
        {title}
      </text>
      {countsOf(by).map((count, period) => {
        const x = left + period * width
        const middle = `${x + width / 2}%`
        return (
          <g className={rising} key={weeks[period]}>
            <text className="note middle" x={middle} y={head - 16}>
              {weeks[period]}
            </text>
            {shortages.map(({ id, [by]: isShort }, row) => (
              <Cell isShort={isShort[period] === true} key={id} x={x} y={head + row * step} />
            ))}
            <text className={`note strong middle ${count ? 'bad' : 'good'}`} x={middle} y={bottom + 16}>
              {count}
            </text>
          </g>
        )
      })}
    </>
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
        rx="4"
        width={`${width - 0.6}%`}
        x={`${x}%`}
        y={y}
      />
      {isShort && (
        <line className="cross" x1={`${x + 0.8}%`} x2={`${x + width - 1.4}%`} y1={y + cell - 5} y2={y + 5} />
      )}
    </>
  )
}
