import { csvOf } from '../../planning/read/csv.ts'
import { sampleEnough, sampleOrders, sampleReason, sampleStock } from '../../plant/sample-run.ts'
import type { PlannedList, ProposedOrder } from '../../services/last-plan.ts'

const [first] = sampleOrders
const bought = sampleOrders.filter(({ action }) => action === 'buy').length

/** How many orders a run on the sample proposes. */
export const sampleCounts: PlannedList['counts'] = {
  buy: bought,
  make: sampleOrders.length - bought,
  first: sampleOrders.filter(
    ({ action, releaseWeek }) =>
      releaseWeek === first?.releaseWeek && (action === 'buy') === (first.action === 'buy'),
  ).length,
}

/**
 * Returns what a run proposes for the sample plant. Week 1 is the week of the run; of a run whose time is unreadable,
 * it is the current week.
 */
export function sampleResult(at: string): PlannedList {
  const monday = mondayOf(new Date(at)) ?? mondayOf(new Date()) ?? 0
  const when = (week: number) => ({ week, date: isoDate(monday + (week - 1) * 7 * day) })
  const { needs, leadTime, ...reason } = sampleReason
  const orders = sampleOrders.map(
    ({ action, item, quantity, releaseWeek, dueWeek, parent }): ProposedOrder => ({
      action,
      item,
      quantity,
      release: when(releaseWeek),
      due: when(dueWeek),
      need: parent === undefined ? { kind: 'demand', id: reason.demand } : { kind: 'item', id: parent },
    }),
  )
  return {
    orders,
    counts: sampleCounts,
    reason: {
      ...reason,
      needs: needs.map(({ week, ...need }) => ({ ...need, ...(week !== undefined && { due: when(week) }) })),
      leadTime: { count: leadTime, unit: 'week' },
    },
    stock: {
      ...sampleStock,
      weeks: sampleStock.weeks.map(({ week, ...rest }) => ({ ...rest, from: when(week) })),
    },
    enough: sampleEnough,
    csv: () =>
      csvOf([
        ['Action', 'Item', 'Quantity', 'Release', 'Due', 'For'],
        ...sampleOrders.map(({ action, item, quantity, releaseWeek, dueWeek, parent = reason.demand }) => [
          ...[action, item, quantity],
          ...[when(releaseWeek).date, when(dueWeek).date, parent],
        ]),
      ]),
  }
}

/** In ms. */
const day = 24 * 60 * 60 * 1000

/** Returns the Monday of a date's week in the visitor's time zone, as the time of that day in UTC. */
function mondayOf(date: Date): number | undefined {
  const daysSince = (date.getDay() + 6) % 7
  const monday = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate() - daysSince)
  // Stored times may be anything. Of years beyond four digits, an ISO date is longer.
  return monday >= 0 && monday < latest ? monday : undefined
}

const latest = Date.UTC(9999, 0)

const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10)
