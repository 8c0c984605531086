import { stockedItem, weeksOfAPoint } from '../../plant/items.ts'
import { weeks } from '../../plant/shortages.ts'
import { reorderTexts } from '../../words/en/pictures.ts'
import { useItemName, useWords } from '../../words/section-words.ts'
import { Curves } from './curves.tsx'
import { svg } from './drawing.styles.ts'
import { caption, unveiled } from './picture.styles.ts'

const { name, demand, duringLeadTime, leadTime, safetyStocks } = stockedItem
const reorderPoints = duringLeadTime.map((pieces, index) => pieces + (safetyStocks[index] ?? 0))

const height = 168
const bottom = height - 24
const highest = Math.max(...reorderPoints)
const y = (pieces: number) => bottom - (pieces / highest) * (bottom - 26)
/** In percent. */
const width = 100 / demand.length
const x = (week: number) => week * width

const sums = reorderPoints.map(
  (point, index) => `${duringLeadTime[index]} + ${safetyStocks[index]} = ${point}`,
)

/** Draws demand by week, and the reorder point that follows it. */
export function ReorderChart() {
  const words = useWords('reorder', reorderTexts)
  const item = useItemName()(name)
  const steps = reorderPoints.map((point, index) => {
    const start = x(index * weeksOfAPoint)
    return { point, start, line: `${start},${y(point)} ${start + x(weeksOfAPoint)},${y(point)}` }
  })
  return (
    <>
      <svg aria-label={words.spoken(item, demand, reorderPoints)} className={svg} height={height} role="img">
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
            <text className="figure middle" x={`${x(week) + width / 2}%`} y={y(pieces) - 6}>
              {pieces}
            </text>
            <text className="note middle" x={`${x(week) + width / 2}%`} y={bottom + 18}>
              {weeks[week]}
            </text>
          </g>
        ))}
        <g className={unveiled}>
          <Curves height={height}>
            <polyline className="curve" points={steps.map(({ line }) => line).join(' ')} />
          </Curves>
        </g>
        {steps.map(({ point, start }) => (
          <text className="note violet strong" key={start} x={`${start + 1.5}%`} y={y(point) - 10}>
            {words.at(point)}
          </text>
        ))}
      </svg>
      <p className={caption}>{words.sum(item, leadTime, sums)}</p>
    </>
  )
}
