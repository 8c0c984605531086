import { plantOf } from './plant.ts'

/** Returns a plant as a list that leaves no question: items, bills and demand, as tables of one text. */
export function listOf(count: number): string {
  const { items, lines, demand } = plantOf(count, 120)
  return [
    table(
      ['Item', 'On hand', 'Lead time (working days)', 'Safety stock', 'Lot size'],
      items.map(item => [item.id, item.onHand, item.leadTime, item.safetyStock, item.lot?.quantity]),
    ),
    table(
      ['Parent', 'Component', 'Quantity per'],
      lines.map(({ parent, child, per }) => [parent, child, per]),
    ),
    table(
      ['Item', 'Demand', 'Due date'],
      demand.map(({ item, quantity, period }) => [item, quantity, dateOf(period)]),
    ),
  ].join('\n')
}

type Row = readonly (string | number | undefined)[]

const table = (headings: Row, rows: readonly Row[]): string =>
  [headings, ...rows].map(row => `${row.join(';')}\n`).join('')

/** The working day, counted from Monday 2 March 2026. */
function dateOf(period: number): string {
  const day = Math.floor(period / 5) * 7 + (period % 5)
  return new Date(Date.UTC(2026, 2, 2 + day)).toISOString().slice(0, 10)
}
