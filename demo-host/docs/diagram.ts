import { escaped } from './escaped.ts'

// Draws a Mermaid flowchart of plain arrows, `a --> b`, as GitHub does: each box above those that its arrows lead to.

type Arrow = readonly [from: string, to: string]

/** A box, or a bend of an arrow that passes by other boxes: it has no name. */
interface Stop {
  readonly name: string
  readonly row: number
  x: number
}

const boxWidth = 92
const boxHeight = 32
const gap = 20
const bendWidth = 14
const rowHeight = 72
const margin = 2

/** Returns the picture, and a list of the same arrows. `anchor` is the id of what names it. */
export function drawDiagram(code: string, anchor: string): string {
  const arrows = arrowsIn(code)
  const rows = rowsOf(arrows)
  const boxes = new Map([...rows].map(([name, row]) => [name, { name, row, x: 0 }]))
  const lines = arrows.map(arrow => lineOf(arrow, boxes))
  const stops = [...boxes.values(), ...lines.flatMap(line => line.slice(1, -1))]
  const width = arrange(stops, lines)
  const height = Math.max(...rows.values()) * rowHeight + boxHeight + 2 * margin
  const drawn = [...lines.map(path), ...[...boxes.values()].map(box)].join('')
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="${escaped(anchor)}" font-size="14" text-anchor="middle" fill="none" stroke="currentColor">${drawn}</svg>
<details><summary>As a list</summary><ul>${listOf(arrows)}</ul></details>`
}

const arrowsIn = (code: string): readonly Arrow[] =>
  [...code.matchAll(/^\s*(\S+) --> (\S+)$/gm)].map(([, from = '', to = '']) => [from, to])

/** Returns each box's row: one below the lowest of those that lead to it. Arrows in a circle are no flow. */
function rowsOf(arrows: readonly Arrow[]): ReadonlyMap<string, number> {
  const rowOf = (name: string, below: readonly string[] = []): number => {
    if (below.includes(name)) throw new Error(`The arrows of a diagram go in a circle at ${name}.`)
    const above = arrows.filter(([, to]) => to === name)
    return Math.max(-1, ...above.map(([from]) => rowOf(from, [...below, name]))) + 1
  }
  return new Map([...new Set(arrows.flat())].map(name => [name, rowOf(name)]))
}

/** Returns an arrow's stops, one for each row. */
function lineOf([from, to]: Arrow, boxes: ReadonlyMap<string, Stop>): readonly Stop[] {
  const [start, end] = [boxes.get(from), boxes.get(to)]
  if (!start || !end) return []
  const between = Array.from({ length: end.row - start.row - 1 }, (_, index) => ({
    name: '',
    row: start.row + index + 1,
    x: 0,
  }))
  return [start, ...between, end]
}

const widthOf = ({ name }: Stop): number => (name ? boxWidth : bendWidth)

/** Places the stops of each row beside each other, near those that they are joined to. Returns the picture's width. */
function arrange(stops: readonly Stop[], lines: readonly (readonly Stop[])[]): number {
  const rows = Array.from({ length: Math.max(...stops.map(({ row }) => row)) + 1 }, (_, row) =>
    stops.filter(stop => stop.row === row),
  )
  const joined = new Map(
    stops.map(stop => [
      stop,
      lines.flatMap(line => {
        const at = line.indexOf(stop)
        return at < 0 ? [] : [line[at - 1], line[at + 1]].filter(next => next !== undefined)
      }),
    ]),
  )
  const total = (row: readonly Stop[]) => row.reduce((sum, stop) => sum + widthOf(stop) + gap, -gap)
  const width = Math.max(...rows.map(total)) + 2 * margin
  const place = (row: readonly Stop[]) => {
    let x = (width - total(row)) / 2
    for (const stop of row) {
      stop.x = x + widthOf(stop) / 2
      x += widthOf(stop) + gap
    }
  }
  const middle = (stop: Stop) => {
    const near = joined.get(stop) ?? []
    return near.reduce((sum, { x }) => sum + x, 0) / near.length
  }
  for (const row of rows) place(row)
  // A few rounds settle the order; more change nothing.
  for (let round = 0; round < 8; round += 1)
    for (const row of rows) place(row.sort((one, other) => middle(one) - middle(other)))
  return width
}

const top = ({ row }: Stop): number => row * rowHeight + margin

/** Boxes are left below and entered above, bends passed in their middle. */
function path(line: readonly Stop[]): string {
  const points = line.map((stop, index) => {
    const y = index === 0 ? boxHeight : index === line.length - 1 ? 0 : boxHeight / 2
    return [stop.x, top(stop) + y] as const
  })
  const [[startX, startY] = [0, 0], ...others] = points
  let from = startY
  const curves = others.map(([x, y], index) => {
    const half = (from + y) / 2
    const before = points[index]?.[0] ?? x
    from = y
    return `C${before} ${half} ${x} ${half} ${x} ${y}`
  })
  return `<path d="M${startX} ${startY}${curves.join('')}m-4-7l4 7l4-7" opacity=".55"/>`
}

const box = (stop: Stop): string =>
  `<g><rect x="${stop.x - boxWidth / 2}" y="${top(stop)}" width="${boxWidth}" height="${boxHeight}" rx="8"/><text x="${stop.x}" y="${top(stop) + boxHeight / 2 + 5}" fill="currentColor" stroke="none">${escaped(stop.name)}</text></g>`

const listOf = (arrows: readonly Arrow[]): string =>
  [...new Set(arrows.map(([from]) => from))]
    .map(from => [from, arrows.flatMap(arrow => (arrow[0] === from ? [arrow[1]] : [])).join(', ')])
    .map(([from, to]) => `<li>${escaped(`${from} → ${to}`)}</li>`)
    .join('')
