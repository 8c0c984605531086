import { csvOf } from '../../planning/write/csv.ts'
import { sampleEnough, sampleOrders, sampleReason, sampleStock } from '../../plant/sample-run.ts'
import { lastPlan, type PlanSummary, type ProposedOrder } from '../../services/last-plan.ts'
import type { MrpRun } from './user-record.ts'

// What a run has planned. A stored run says nothing of it, so it is the list that was planned last when the run was
// started on this page. Every other run is one on the sample plant.

const lists = new Map<string, PlanSummary>()

/** Keeps what a run, started just now, has planned. */
export function keepResult({ date }: MrpRun): void {
  const list = lastPlan.get()
  if (list) lists.set(date, list)
}

/** Returns what a run proposes. */
export const resultOf = ({ date }: MrpRun): PlanSummary => lists.get(date) ?? sampleResult(date)

/** Returns how many orders a run proposes. */
export const countsOf = ({ date }: MrpRun): PlanSummary['counts'] => lists.get(date)?.counts ?? sampleCounts

const [first] = sampleOrders
const bought = sampleOrders.filter(({ action }) => action === 'buy').length

/** How many orders a run on the sample proposes. */
export const sampleCounts: PlanSummary['counts'] = {
  buy: bought,
  make: sampleOrders.length - bought,
  first: sampleOrders.filter(
    ({ action, releaseWeek }) => releaseWeek === first?.releaseWeek && action === first.action,
  ).length,
}

/**
 * Returns what a run proposes for the sample plant. Weeks count from the day of the run; of a run whose time is unreadable,
 * from today.
 */
export function sampleResult(at: string): PlanSummary {
  const runDay = dayOf(new Date(at)) ?? dayOf(new Date()) ?? 0
  const dayIn = (week: number) => isoDate(runDay + (week - 1) * 7 * dayLength)
  const { needs, leadTime, ...reason } = sampleReason
  const orders = sampleOrders.map(
    ({ action, item, name, quantity, releaseWeek, dueWeek, parent }): ProposedOrder => ({
      action,
      item,
      name,
      quantity,
      release: dayIn(releaseWeek),
      due: dayIn(dueWeek),
      need: parent === undefined ? { kind: 'demand', id: reason.demand } : { kind: 'item', id: parent },
    }),
  )
  return {
    orders,
    counts: sampleCounts,
    reason: {
      ...reason,
      needs: needs.map(({ week, ...need }) => ({ ...need, ...(week !== undefined && { due: dayIn(week) }) })),
      leadTime: { count: leadTime, unit: 'week' },
    },
    stock: {
      ...sampleStock,
      weeks: sampleStock.weeks.map(({ week, ...rest }) => ({ ...rest, from: dayIn(week) })),
    },
    enough: sampleEnough,
    csv: () =>
      csvOf([
        ['Action', 'Item', 'Quantity', 'Release', 'Due', 'For'],
        ...sampleOrders.map(({ action, item, quantity, releaseWeek, dueWeek, parent = reason.demand }) => [
          ...[action, item, quantity],
          ...[dayIn(releaseWeek), dayIn(dueWeek), parent],
        ]),
      ]),
  }
}

/** In ms. */
const dayLength = 24 * 60 * 60 * 1000

/** Returns the day of a date in the visitor's time zone, as the time of that day in UTC. */
function dayOf(date: Date): number | undefined {
  const time = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate())
  // Stored times may be anything. The ISO date of a year beyond 9999 is longer.
  return time >= 0 && time < latest ? time : undefined
}

const latest = Date.UTC(9999, 0)

const isoDate = (time: number): string => new Date(time).toISOString().slice(0, 10)
