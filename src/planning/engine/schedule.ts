import type { Arrivals } from './arrival.ts'
import type { Model } from './model.ts'
import type { Netting } from './netting.ts'
import type { Order, Orders } from './orders.ts'
import { add, noRow, type PlanRecord, rounded, rowsOf } from './record.ts'
import { plannedSupply, type Supply } from './supplies.ts'

/** What is placed or started on one day: planned orders that are released together. */
export interface ScheduledOrder {
  readonly item: string
  readonly quantity: number
  /** The period in which it is really released: no earlier than today, and when all its parts are there. */
  readonly release: number
  /** The period in which it is needed. */
  readonly due: number
  /** The period in which it arrives. It may lie beyond the plan. */
  readonly arrives: number
  /** How many periods later than needed it arrives; 0 if it comes in time. */
  readonly late: number
  /** The places of the planned orders in `orders(id)`. */
  readonly orders: readonly number[]
}

/** A demand, and when it is met. */
export interface ScheduledDemand {
  /** Its place among the demands of the item. */
  readonly place: number
  readonly period: number
  readonly quantity: number
  /** What is there when. The periods may lie beyond the plan. */
  readonly deliveries: readonly { readonly period: number; readonly quantity: number }[]
  /** How many periods after it is due, or after today, the last of it is there; 0 if it is met in time. */
  readonly late: number
  readonly id?: string
}

/**
 * What will really happen: the rows of a record with every receipt where it arrives and every release where it begins.
 * A demand stays where it is due. What an order needs moves to where its other parts are there. `projected` is below 0
 * until late receipts come. To six decimals.
 */
export interface Schedule extends Omit<PlanRecord, 'net'> {
  /** By release. A phantom has none. */
  readonly orders: readonly ScheduledOrder[]
  /** The item's own demands within the plan, by period. */
  readonly demands: readonly ScheduledDemand[]
}

export function scheduleOf(
  model: Model,
  orders: Orders,
  item: number,
  work: Netting,
  arrivals: Arrivals,
): Schedule {
  const met = arrivals.meet(item)
  const supplies = arrivals.suppliesOf(item)
  const { gross } = work
  gross.fill(0)
  for (const { requirement, begin } of met) add(gross, begin, requirement.quantity)
  const scheduled = noRow(model)
  const received: Order[] = []
  for (const { kind, quantity, begins, arrives } of supplies)
    if (kind === 'order') received.push({ quantity, due: arrives, release: begins })
    else add(scheduled, arrives, quantity)
  return {
    ...rowsOf(model, item, gross, scheduled, received),
    orders: placementsOf(model, orders, item, arrivals),
    demands: deliveriesOf(model, item, arrivals),
  }
}

/** Returns what is placed or started of an item, by release. */
export function placementsOf(
  model: Model,
  orders: Orders,
  item: number,
  arrivals: Arrivals,
): readonly ScheduledOrder[] {
  const id = model.ids[item] ?? ''
  const found: { -readonly [Key in keyof Placed]: Placed[Key] }[] = []
  eachOrder(model, orders, item, arrivals, ({ place, quantity, begins: release, due, arrives }) => {
    const last = found.at(-1)
    if (last?.release !== release)
      return void found.push({
        item: id,
        quantity,
        release,
        due,
        arrives,
        late: arrives - due,
        orders: [place],
      })
    last.quantity += quantity
    last.due = Math.min(last.due, due)
    last.arrives = Math.max(last.arrives, arrives)
    last.late = Math.max(last.late, arrives - due)
    last.orders.push(place)
  })
  for (const one of found) one.quantity = rounded(one.quantity)
  return found
}

/** Takes an order as it is really released, and comes. */
export type Visit = (order: Pick<Supply, 'place' | 'quantity' | 'begins' | 'due' | 'arrives'>) => void

/** Visits the planned orders of an item, by release. A phantom has none. */
export function eachOrder(
  model: Model,
  orders: Orders,
  item: number,
  arrivals: Arrivals,
  visit: Visit,
): void {
  if (model.items[item]?.phantom) return
  const delayed = arrivals.delayedOrdersOf(item)
  for (const order of delayed) visit(order)
  // Straight from the columns: of very many items most are in time.
  const start = orders.start[item] ?? 0
  for (let place = delayed.length; place < (orders.count[item] ?? 0); place += 1)
    visit(plannedSupply(model, orders, item, start + place))
}

type Placed = Omit<ScheduledOrder, 'orders'> & { readonly orders: number[] }

/** Returns when each demand of an item is met. */
export const deliveriesOf = (model: Model, item: number, { meet }: Arrivals): readonly ScheduledDemand[] =>
  meet(item).flatMap(({ requirement, ready, deliveries }): readonly ScheduledDemand[] => {
    const { kind, place } = requirement
    const entry = model.demand[item]?.[place]
    if (kind !== 'demand' || !entry) return []
    const { period, quantity, id } = entry
    return [
      {
        place,
        period,
        quantity: rounded(quantity),
        deliveries: deliveries.map(one => ({ ...one, quantity: rounded(one.quantity) })),
        late: ready - requirement.period,
        ...(id !== undefined && { id }),
      },
    ]
  })
