import { availableOf } from './arrival.ts'
import { eventsOf } from './events.ts'
import type { Model } from './model.ts'
import { openOrders } from './moves.ts'
import type { Netting } from './netting.ts'
import { rounded } from './record.ts'

/**
 * What a planner should do or know:
 * - `release`: release the order now, to be due in `to`.
 * - `past-due`: release it now; it should have been in `from`, which is below 0.
 * - `expedite`, `push-out`: move an open order from `from` to `to`. `cancel`: nothing needs the one of `from`.
 * - `short`: less than nothing is available from `from` on, until `to`; `quantity` is missing at worst.
 * - `below-safety-stock`: the same, of the safety stock.
 * - `receipt-overdue`, `demand-overdue`: an open order or demand of `from`, which is below 0, is taken for today's.
 * - `no-demand`: nothing needs the `quantity` on hand and on order.
 */
export interface Message {
  readonly kind:
    | 'past-due'
    | 'receipt-overdue'
    | 'demand-overdue'
    | 'short'
    | 'below-safety-stock'
    | 'release'
    | 'expedite'
    | 'push-out'
    | 'cancel'
    | 'no-demand'
  readonly item: string
  readonly quantity?: number
  /** A period. */
  readonly from?: number
  /** A period. `short` and `below-safety-stock` without it last beyond the plan. */
  readonly to?: number
  /** The id of the open order or demand, if it has one. */
  readonly id?: string
}

/** Returns an item's messages, unsorted. `work` has the item's rows and orders. */
export function messagesOf(model: Model, item: number, work: Netting): Message[] {
  if (model.items[item]?.phantom) return []
  const name = model.ids[item] ?? ''
  const found: Message[] = []
  const say = (
    kind: Message['kind'],
    quantity: number,
    from?: number,
    to?: number,
    id?: string | undefined,
  ): void => {
    found.push({
      kind,
      item: name,
      quantity: rounded(quantity),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(id !== undefined && { id }),
    })
  }

  for (let order = 0; order < work.count; order += 1) {
    const release = work.release[order] ?? 0
    if (release <= 0)
      say(release < 0 ? 'past-due' : 'release', work.quantity[order] ?? 0, release, work.due[order])
  }
  const { periods, demand, receipts } = model
  const open = openOrders(model, item, work)
  let stock = model.onHand[item] ?? 0
  for (const { event, dated, arrives, quantity, isNeeded } of open) {
    stock += quantity
    const id = receipts.ids.get(event)
    const release = receipts.release.get(event)
    if (release !== undefined && release <= 0)
      say(release < 0 ? 'past-due' : 'release', quantity, release, dated, id)
    if (dated < 0) say('receipt-overdue', quantity, dated, 0, id)
    if (!isNeeded) {
      // Beyond the plan nobody knows the needs.
      if (dated < periods) say('cancel', quantity, dated, undefined, id)
    } else if (arrives < Math.max(0, dated)) say('expedite', quantity, dated, arrives, id)
    else if (arrives > Math.max(0, dated)) say('push-out', quantity, dated, arrives, id)
  }
  for (const event of eventsOf(demand, item)) {
    const period = demand.period[event] ?? 0
    if (period < 0) say('demand-overdue', demand.quantity[event] ?? 0, period, 0, demand.ids.get(event))
  }
  if (stock > 0 && work.gross.every(needed => needed === 0)) say('no-demand', stock)

  const available = availableOf(model, item, work, open)
  const safetyStock = model.safetyStock[item] ?? 0
  for (let period = 0; period < periods; ) {
    const kind = stateOf(available[period] ?? 0, safetyStock)
    const from = period
    let worst = available[period] ?? 0
    while (period < periods && stateOf(available[period] ?? 0, safetyStock) === kind) {
      worst = Math.min(worst, available[period] ?? 0)
      period += 1
    }
    const to = period < periods ? period : undefined
    if (kind) say(kind, kind === 'short' ? -worst : safetyStock - worst, from, to)
  }
  return found
}

function stateOf(available: number, safetyStock: number): 'short' | 'below-safety-stock' | undefined {
  if (available < -5e-7) return 'short'
  return available < safetyStock - 5e-7 ? 'below-safety-stock' : undefined
}

/** Sorts messages by lateness, then by level, then as the items were given. */
export function sortMessages(messages: Message[], { level, index }: Model): readonly Message[] {
  const lateness = ({ from = 0 }: Message) => Math.max(0, -from)
  const levelOf = ({ item }: Message) => level[index.get(item) ?? 0] ?? 0
  return messages.sort((one, other) => lateness(other) - lateness(one) || levelOf(one) - levelOf(other))
}
