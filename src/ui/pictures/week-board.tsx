import { weekTexts } from '../../content/pictures.ts'
import { rising, svg } from './picture.styles.ts'

const { days } = weekTexts
const rows = [0, 1, 2, 3, 4, 5, 6]
/** The number of parts short at the start of each day. */
const short = [7, 5, 3, 1, 0]

const cell = 22
const step = 28
const head = 30

/** Draws a week that turns from red to green: the parts short on each day. */
export function WeekBoard() {
  const height = head + rows.length * step + 26
  return (
    <svg
      aria-label={weekTexts.spoken(
        days.map((day, index) => `${day} ${short[index]}`),
        rows.length,
      )}
      className={svg}
      height={height}
      role="img"
    >
      {days.map((day, index) => (
        <g className={rising} key={day}>
          <text className="note" x={`${index * 20}%`} y="14">
            {day}
          </text>
          {rows.map(row => (
            <Cell isShort={row < (short[index] ?? 0)} key={row} x={index * 20} y={head + row * step} />
          ))}
          <text
            className={`note strong ${short[index] ? 'bad' : 'good'}`}
            x={`${index * 20}%`}
            y={height - 4}
          >
            {weekTexts.short(short[index] ?? 0)}
          </text>
        </g>
      ))}
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
        opacity={isShort ? 0.9 : 0.75}
        rx="5"
        width="15%"
        x={`${x}%`}
        y={y}
      />
      {isShort && <line className="cross" x1={`${x + 2}%`} x2={`${x + 13}%`} y1={y + cell - 5} y2={y + 5} />}
    </>
  )
}
