import { is } from '../layouts/marks.ts'
import { partOf, type RawTable } from '../raw-table.ts'
import { placeOf, placesOf } from '../words/headings.ts'
import { isComing, mayGoTwoWays } from './shapes-across.ts'

// What is wanted and what comes, beside each other in a row.

/** On which days something comes: of what is bought, `Bedarfstermin; Bestellmenge; Liefertermin`, on the one that is no need's. */
function arrivalsOf(headings: readonly string[], dates: readonly number[], coming = -1): readonly number[] {
  const text = (at: number) => headings[at] ?? ''
  const own = dates.filter(at => isComing(text(at)))
  const isNeeded = (at: number) => is.taken(text(at))
  return own.length > 0 || !is.orders(text(coming)) || !dates.some(isNeeded)
    ? own
    : dates.filter(at => !isNeeded(at) && !is.otherDay(text(at)))
}

/** Takes apart what is wanted and what comes: `Item; Demand; Date; Supply; ETA`. */
export function withoutTwoWays(table: RawTable): readonly RawTable[] {
  const { headings, rows } = table
  const comes = (at: number) => isComing(headings[at] ?? '')
  const quantities = placesOf(headings, 'quantity')
  const dates = placesOf(headings, 'date', 'week')
  const coming = quantities.find(comes)
  const item = placeOf(headings, 'item')
  const [arrival, ...more] = arrivalsOf(headings, dates, coming)
  if (
    !mayGoTwoWays(table) ||
    coming === undefined ||
    !quantities.some(at => is.wanted(headings[at] ?? '')) ||
    item < 0 ||
    arrival === undefined ||
    more.length > 0
  )
    return [table]
  const apart = [coming, arrival, ...placesOf(headings, 'order').filter(comes)]
  const others = [...headings.keys()].filter(at => !apart.includes(at))
  const counting = [...rows.keys()].filter(index => /[1-9]/.test(rows[index]?.[coming] ?? ''))
  return [partOf(table, others), partOf(table, [item, ...apart], counting)]
}
