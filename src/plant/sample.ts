import { daysPerPeriod, plant, weekOf } from './plant.ts'

// What somebody exports who wants a plan: the conveyor drive in columns, for the demo page and the planner alike.

/** By language. An export has the headings of whoever reads it. */
const headings = {
  en: ['item', 'part_of', 'per', 'on_hand', 'lead_workdays', 'lot', 'demand', 'week'],
  de: ['Artikel', 'Geht in', 'Menge', 'Bestand', 'WBZ AT', 'Los', 'Bedarf', 'Woche'],
} as const

const hasHeadings = (language: string): language is keyof typeof headings => language in headings

/** How many of the columns are text, and begin on the left. */
const textColumns = 2

const [sale] = plant.demand

function rowsOf(id: string, parent = '', per = ''): string[][] {
  const item = plant.items.find(one => one.id === id)
  if (!item) throw new Error(`The plant has no item ${id}.`)
  const own = id === sale.item ? [`${sale.quantity}`, `${weekOf(sale.period)}`] : ['', '']
  const lot = 'lot' in item ? item.lot.quantity : 1
  const row = [id, parent, per, `${item.onHand}`, `${item.leadTime * daysPerPeriod}`, `${lot}`, ...own]
  const lines = plant.lines.filter(line => line.parent === id)
  return [row, ...lines.flatMap(({ child, per: each }) => rowsOf(child, id, `${each}`))]
}

function columnsOf(rows: readonly (readonly string[])[]): string {
  const widths = headings.en.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  return rows
    .map(row =>
      row
        .map((cell, column) =>
          column < textColumns ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Returns the export as text, in a language. A lot of 1 is any quantity; weeks count from the one we are in. */
export const sampleIn = (language: string): string =>
  columnsOf([headings[hasHeadings(language) ? language : 'en'], ...rowsOf(sale.item)])
