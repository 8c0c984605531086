import type { PlannedOrder } from '../planning/engine/plan.ts'
import { toCsv } from '../planning/read/to-csv.ts'
import { lastPlan, type PlannedList, type ProposedOrder, type Reason, type When } from '../state/last-plan.ts'
import type { List } from './list.ts'
import { startedFor } from './started.ts'
import { lotOf } from './to-do.ts'

/** How many orders are handed over: as many as a result shows. */
const most = 50

/** Tells the account area of a list, as it is planned then: in a turn of its own, because no one waits for it. */
export function handOver(list: List, name: string): void {
  setTimeout(() => lastPlan.set(plannedList(list, name)))
}

function plannedList({ planning, periods }: List, name: string): PlannedList {
  const { plan, counts, orders } = planning
  const late = [...new Set(planning.exceptions.slice(0, 10 * most).map(({ item }) => item))]
    .flatMap(item => plan.orders(item))
    .filter(order => order.late > 0)
  const first = [...late, ...orders.slice(0, most)].slice(0, most)
  const [top] = first
  const reason = top && reasonOf(top)
  const actionOf = ({ item }: PlannedOrder) => (planning.isMade(item) ? 'make' : 'buy')
  return {
    name,
    orders: first.map(order => ({
      action: actionOf(order),
      item: order.item,
      quantity: startedFor(planning.itemOf(order.item), order.quantity),
      release: whenOf(order.release),
      due: whenOf(order.due),
      need: needOf(order),
      isLate: order.late > 0,
    })),
    counts: {
      buy: counts[0],
      make: counts[1],
      first: first.filter(order => order.release === top?.release && actionOf(order) === actionOf(top))
        .length,
    },
    ...(reason && { reason }),
    csv: () => toCsv(plan, { label: dateOf }),
  }

  function dateOf(period: number): string {
    return periods.dayOf(period)?.toISOString().slice(0, 10) ?? String(period + 1)
  }

  function whenOf(period: number): When {
    return { date: dateOf(period), ...(periods.unit === 'week' && { week: period + 1 }) }
  }

  function needOf(order: PlannedOrder): ProposedOrder['need'] {
    const cause = plan.why(order.item, order).causes[0]
    const [parent] = cause?.via ?? []
    if (parent !== undefined) return { kind: 'item', id: parent }
    if (cause?.kind !== 'demand') return { kind: 'safety-stock' }
    return { kind: 'demand', ...(cause.id !== undefined && { id: cause.id }) }
  }

  function reasonOf(order: PlannedOrder): Reason | undefined {
    const { causes, steps } = plan.why(order.item, order)
    const [cause] = causes
    const last = steps.at(-1)?.sizing
    const item = planning.itemOf(order.item)
    if (!cause || cause.kind === 'excess' || !last) return undefined
    return {
      ...(cause.id !== undefined && { demand: cause.id }),
      needs: steps.map(step => ({
        item: step.order.item,
        quantity: step.sizing.needed,
        due: whenOf(step.order.due),
      })),
      onHand: last.available,
      short: last.short,
      ...(lotOf(item) > 1 && { lot: lotOf(item) }),
      leadTime: { count: item.leadTime ?? 0, unit: periods.unit },
    }
  }
}
