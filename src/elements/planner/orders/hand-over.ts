import type { ScheduledOrder } from '../../../planning/engine/schedule.ts'
import {
  type Day,
  lastPlan,
  type PlanSummary,
  type ProposedOrder,
  type Reason,
  type Stock,
} from '../../../services/last-plan.ts'
import type { List } from '../list/planned-list.ts'
import type { PlannerWords } from '../planner-words.ts'
import { lotOf, startedFor } from '../quantities.ts'
import { columnsOf } from '../record/record-columns.ts'
import { latenessOf } from './lateness.ts'
import { orderCsv } from './order-csv.ts'
import { ordersIn } from './outlook.ts'

/** How many orders are handed over: as many as a result shows. */
const maxOrders = 50

/** How many weeks of stock are drawn. */
const maxWeeks = 13

/** Tells the account area of a list, as it is planned then: in a turn of its own, because no one waits for it. */
export function handOver(list: List, name: string, words: PlannerWords): void {
  setTimeout(() => lastPlan.set(plannedList(list, name, words)))
}

function plannedList({ planning, periods }: List, name: string, words: PlannerWords): PlanSummary {
  const { plan, outlook } = planning
  const first = ordersIn(plan, outlook.releases, maxOrders)
  const [top] = first
  const reason = top && firstReason(top)
  const actionOf = ({ item }: ScheduledOrder) => (planning.isMade(item) ? 'make' : 'buy')
  return {
    name,
    orders: first.map(order => ({
      action: actionOf(order),
      item: order.item,
      name: planning.itemOf(order.item).name,
      quantity: startedFor(planning.itemOf(order.item), order.quantity),
      release: dayOf(order.release),
      due: dayOf(order.due),
      need: needOf(order),
      ...(latenessOf(planning, order).late > 0 && { arrives: dayOf(order.arrives), isLate: true }),
    })),
    counts: {
      buy: outlook.counts.place,
      make: outlook.counts.start,
      first: top
        ? (outlook.releases[0]?.items.filter(id => planning.isMade(id) === planning.isMade(top.item)) ?? [])
            .length
        : 0,
    },
    ...(reason && { reason }),
    ...(top && { stock: stockOf(top.item) }),
    csv: () => orderCsv(planning, words, periods),
  }

  /** Lists of visitors always have dates. */
  function dayOf(period: number): Day {
    return periods.isoOf(Math.max(0, period)) ?? ''
  }

  function needOf({ item, orders: [order = 0] }: ScheduledOrder): ProposedOrder['need'] {
    const cause = plan.why(item, order).causes[0]
    const [parent] = cause?.via ?? []
    if (parent !== undefined) return { kind: 'item', id: parent }
    if (cause?.kind !== 'demand') return { kind: 'safety-stock' }
    return { kind: 'demand', ...(cause.id !== undefined && { id: cause.id }) }
  }

  function stockOf(id: string): Stock {
    const item = planning.itemOf(id)
    const spans = periods.weeks.slice(0, maxWeeks)
    const { columns } = columnsOf(plan, item, spans, false)
    return {
      item: id,
      onHand: item.onHand ?? 0,
      safetyStock: item.safetyStock ?? 0,
      weeks: columns.map(({ projected, gross }, week) => ({
        from: dayOf(spans[week]?.from ?? 0),
        left: projected,
        needed: gross,
      })),
    }
  }

  function firstReason({ item: id, orders: [order = 0] }: ScheduledOrder): Reason | undefined {
    const { causes, steps } = plan.why(id, order)
    const [cause] = causes
    const last = steps.at(-1)?.sizing
    const item = planning.itemOf(id)
    if (!cause || cause.kind === 'excess' || !last) return undefined
    return {
      ...(cause.id !== undefined && { demand: cause.id }),
      needs: steps.map(step => ({
        item: step.order.item,
        quantity: step.sizing.needed,
        due: dayOf(step.order.due),
      })),
      onHand: last.available,
      short: last.short,
      ...(lotOf(item) > 1 && { lot: lotOf(item) }),
      leadTime: { count: item.leadTime ?? 0, unit: periods.unit },
    }
  }
}
