import { kept } from '../../plant/items.ts'
import { weeks } from '../../plant/shortages.ts'
import { reorderTexts } from '../../words/en/pictures.ts'
import { useItemName, useWords } from '../../words/section-words.tsx'
import { Curves } from './curves.tsx'
import { svg } from './drawing.styles.ts'
import { unveiled } from './picture.styles.ts'

const { name, demand, reorderPoints } = kept

/** In a narrow card the first label is as wide as so many weeks. */
const highestUnderLabel = Math.max(...reorderPoints.slice(0, 5))

const height = 280
const bottom = height - 44
const highest = Math.max(...reorderPoints)
const y = (pieces: number) => bottom - (pieces / highest) * (bottom - 26)
/** In percent: the figures of the axis, then the weeks. */
const axis = 9
const width = (100 - axis) / demand.length
const x = (week: number) => axis + week * width
const marks = [0, Math.max(...demand)]

/** Draws a reorder point that follows demand, in pieces by week. */
export function ReorderChart() {
  const words = useWords('reorder', reorderTexts)
  const item = useItemName()(name)
  const steps = reorderPoints.map((point, week) => `${x(week)},${y(point)} ${x(week + 1)},${y(point)}`)
  return (
    <svg aria-label={words.spoken(item, demand, reorderPoints)} className={svg} height={height} role="img">
      {marks.map(pieces => (
        <g key={pieces}>
          <line className="rule" x1={`${axis}%`} x2="100%" y1={y(pieces)} y2={y(pieces)} />
          <text className="note end" x={`${axis - 2}%`} y={y(pieces) + 4}>
            {pieces}
          </text>
        </g>
      ))}
      {demand.map((pieces, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a week is its index
        <g key={week}>
          <rect
            className="demand"
            height={bottom - y(pieces)}
            rx="4"
            width={`${width - 3}%`}
            x={`${x(week) + 1.5}%`}
            y={y(pieces)}
          />
          <text className="figure middle" x={`${x(week) + width / 2}%`} y={bottom - 8}>
            {pieces}
          </text>
          <text className="note middle" x={`${x(week) + width / 2}%`} y={bottom + 18}>
            {weeks[week]}
          </text>
        </g>
      ))}
      <g className={unveiled}>
        <Curves height={height}>
          <polyline className="curve" points={steps.join(' ')} />
        </Curves>
      </g>
      <text className="note violet strong" x={`${axis}%`} y={y(highestUnderLabel) - 10}>
        {words.orderAt(reorderPoints[0] ?? 0)}
      </text>
      <text className="note violet strong end" x="100%" y={y(reorderPoints.at(-1) ?? 0) - 10}>
        {reorderPoints.at(-1)}
      </text>
      <text className="note" x="0" y={height - 4}>
        {words.demand(item)}
      </text>
    </svg>
  )
}
