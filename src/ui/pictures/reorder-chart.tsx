import { reorderTexts } from '../../content/pictures.ts'
import { kept } from '../../content/planned/items.ts'
import { useItemName, useWords } from '../../i18n/section-words.tsx'
import { Curves } from './curves.tsx'
import { svg } from './drawing.styles.ts'
import { unveiled } from './picture.styles.ts'

const { name, demand, reorderPoints } = kept

/** On a phone the first label is as wide as so many weeks. */
const highestUnderLabel = Math.max(...reorderPoints.slice(0, 3))

const height = 208
const bottom = height - 22
const most = Math.max(...reorderPoints)
const y = (pieces: number) => bottom - (pieces / most) * (bottom - 26)
const width = 100 / demand.length

/** Draws a reorder point that follows demand. */
export function ReorderChart() {
  const words = useWords('reorder', reorderTexts)
  const item = useItemName()(name)
  const steps = reorderPoints.map(
    (point, week) => `${week * width},${y(point)} ${(week + 1) * width},${y(point)}`,
  )
  const highest = reorderPoints.indexOf(most)
  return (
    <svg aria-label={words.spoken(item, demand, reorderPoints)} className={svg} height={height} role="img">
      {demand.map((pieces, week) => (
        <rect
          className="demand"
          height={bottom - y(pieces)}
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its index
          key={week}
          rx="4"
          width={`${width - 3}%`}
          x={`${week * width + 1.5}%`}
          y={y(pieces)}
        />
      ))}
      <g className={unveiled}>
        <Curves height={height}>
          <polyline className="curve" points={steps.join(' ')} />
        </Curves>
      </g>
      <text className="note violet strong" x="0" y={y(highestUnderLabel) - 10}>
        {words.orderAt(reorderPoints[0] ?? 0)}
      </text>
      <text className="note violet strong middle" x={`${(highest + 0.5) * width}%`} y={y(most) - 10}>
        {most}
      </text>
      <text className="note violet strong end" x="100%" y={y(reorderPoints.at(-1) ?? 0) - 10}>
        {reorderPoints.at(-1)}
      </text>
      <text className="note" x="0" y={height - 2}>
        {words.demand(item)}
      </text>
    </svg>
  )
}
