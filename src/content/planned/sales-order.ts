import { plan } from '../planning/engine/plan.ts'
import { bought, daysPerPeriod, masterData, plant, since, weekOf } from './plant.ts'

// What pages show of the plant's plan. The build plans once and puts the results in this module's place, so visitors
// load no engine: what is exported has to be data.

const today = plan(plant)
const later = plan(plant)
const replannedIds = later.change(since)

const sum = (quantities: readonly number[]): number => quantities.reduce((all, one) => all + one, 0)

const items: readonly {
  readonly id: string
  readonly name: string
  readonly onHand: number
  readonly leadTime: number
  readonly safetyStock?: number
  readonly lot?: { readonly quantity: number }
}[] = plant.items

const itemOf = (id: string) => {
  const item = items.find(one => one.id === id)
  if (!item) throw new Error(`The plant has no item ${id}.`)
  return item
}

const linesBelow = (id: string) => plant.lines.filter(({ parent }) => parent === id)

/** An item that waits for nothing but its own supply: it has no parts in the plant. */
const isLeaf = (id: string): boolean => linesBelow(id).length === 0

export const itemCount = items.length
export const lineCount = plant.lines.length
export const orderCount = today.orders().length
export const weeks: readonly number[] = Array.from({ length: plant.periods }, (_, period) => weekOf(period))

/** How many items what has happened since plans again. */
export const replanned = replannedIds.length

const [sale] = plant.demand.filter(demand => 'id' in demand)
if (!sale) throw new Error('The plant has no sales order.')

/** The sales order that the pictures follow. */
export const salesOrder = {
  id: sale.id,
  item: sale.item,
  name: itemOf(sale.item).name,
  quantity: sale.quantity,
  week: weekOf(sale.period),
}

/** A line of the exploded bill of materials. */
export interface BillLine {
  readonly id: string
  readonly name: string
  /** 0 for the product. */
  readonly level: number
  /** How many go into one of the parent. */
  readonly each: number
  readonly needed: number
  readonly onHand: number
  /** What is missing of a part that is bought, or made from stock; 0 of what is made from parts. */
  readonly short: number
  readonly isBought: boolean
  readonly isLeaf: boolean
  /** What is ordered in all. */
  readonly ordered: number
}

function explode(id: string, each: number, level: number): BillLine[] {
  const { name, onHand } = itemOf(id)
  const { gross, net, receipt } = today.record(id)
  const self = {
    id,
    name,
    level,
    each,
    needed: sum(gross),
    onHand,
    short: isLeaf(id) ? sum(net) : 0,
    isBought: bought.includes(id),
    isLeaf: isLeaf(id),
    ordered: sum(receipt),
  }
  return [self, ...linesBelow(id).flatMap(({ child, per }) => explode(child, per, level + 1))]
}

/** The bill of materials of the sales order's item, exploded, top down. */
export const bill: readonly BillLine[] = explode(salesOrder.item, 1, 0)

/** An order that the plan suggests. */
export interface SuggestedOrder {
  readonly item: string
  readonly name: string
  readonly isBought: boolean
  readonly quantity: number
  readonly releaseWeek: number
  readonly dueWeek: number
  /** Whether safety stock is kept of the item. */
  readonly isStocked: boolean
  /** The item at the top that it is for, and when that is wanted. */
  readonly forItem: string
  readonly forWeek: number
}

/** The first order of each item, by week of release. */
export const firstOrders: readonly SuggestedOrder[] = items
  .flatMap(({ id, name, safetyStock }) => {
    const [order] = today.orders(id)
    const cause = order && today.causes(id, order).find(({ kind }) => kind === 'demand')
    if (!cause) return []
    return {
      item: id,
      name,
      isBought: bought.includes(id),
      quantity: order.quantity,
      releaseWeek: weekOf(order.release),
      dueWeek: weekOf(order.due),
      isStocked: safetyStock !== undefined,
      forItem: cause.item,
      forWeek: weekOf(cause.period),
    }
  })
  .sort((one, other) => one.releaseWeek - other.releaseWeek)

const explained = bill.find(({ short, isBought }) => short > 0 && isBought)
const [explainedOrder] = explained ? today.orders(explained.id) : []
const cause =
  explainedOrder &&
  today
    .causes(explainedOrder.item, explainedOrder)
    .find(({ kind, id }) => kind === 'demand' && id !== undefined)
if (!explained || !explainedOrder || !cause) throw new Error('The plant buys nothing for its sales order.')

/** Why a part is bought: the way from the sales order down to its order. */
export const pegging = {
  /** From below the sales order's item down to the part. */
  steps: [...cause.via.slice(0, -1).reverse(), explained.id].flatMap(id => {
    const line = bill.find(one => one.id === id)
    return line ? [{ ...line, parents: line.needed / line.each }] : []
  }),
  part: explained,
  quantity: explainedOrder.quantity,
  lot: itemOf(explained.id).lot?.quantity ?? explainedOrder.quantity,
  releaseWeek: weekOf(explainedOrder.release),
  neededWeek: weekOf(explainedOrder.due),
}

/** A part of the bill in stock. */
export interface StockLine {
  readonly id: string
  readonly name: string
  readonly onHand: number
  readonly allocated: number
  readonly left: number
  /** The first week in which it does not suffice. */
  readonly shortWeek?: number
}

/** What is on hand, period by period, if nothing is ordered. */
const withoutOrders = (id: string): readonly number[] => {
  const { gross, scheduled } = today.record(id)
  let stock = itemOf(id).onHand
  return gross.map((needed, period) => {
    stock += (scheduled[period] ?? 0) - needed
    return stock
  })
}

export const stock: readonly StockLine[] = bill
  .filter(({ isLeaf }) => isLeaf)
  .map(({ id, name, onHand, needed }) => {
    const short = withoutOrders(id).findIndex(pieces => pieces < 0)
    return {
      id,
      name,
      onHand,
      allocated: needed,
      left: onHand - needed,
      ...(short >= 0 && { shortWeek: weekOf(short) }),
    }
  })

const moves = ['expedite', 'push-out', 'cancel'] as const

/** An open order that should move, or go. */
export interface Exception {
  readonly kind: (typeof moves)[number]
  readonly order: string
  readonly item: string
  readonly name: string
  readonly isBought: boolean
  readonly dueWeek: number
  readonly neededWeek?: number
}

/** What the plan says about open orders, after what has happened since. */
export const exceptions: readonly Exception[] = moves.flatMap(kind =>
  later
    .messages()
    .filter(message => message.kind === kind)
    .map(({ item, id = '', from = 0, to }) => ({
      kind,
      order: id,
      item,
      name: itemOf(item).name,
      isBought: bought.includes(item),
      dueWeek: weekOf(from),
      ...(to !== undefined && { neededWeek: weekOf(to) }),
    })),
)

/** In which weeks items run short if nothing is ordered. Those that nothing needs are left out. */
export const shortages = items
  .filter(({ id }) => today.record(id).gross.some(needed => needed > 0))
  .map(({ id }) => ({ id, isShort: withoutOrders(id).map(pieces => pieces < 0) }))

const shortMessages = today.messages().filter(({ kind }) => kind === 'short')

/** How many items are still short with the orders of the plan. */
export const shortWithOrders = new Set(shortMessages.map(({ item }) => item)).size

const [stocked] = items.filter(({ safetyStock }) => safetyStock !== undefined)
if (!stocked) throw new Error('The plant keeps no safety stock.')
const { id: stockedId, name: stockedName, leadTime, safetyStock = 0 } = stocked
const { gross } = today.record(stockedId)

/** The item of which safety stock is kept, with and without the plan. */
export const kept = {
  id: stockedId,
  name: stockedName,
  demand: gross,
  /** The reorder point: demand over the lead time, at the rate of the last three weeks, plus the safety stock. */
  reorderPoints: gross.map((_, period) => {
    const recent = gross.slice(Math.max(0, period - 2), period + 1)
    return Math.round((sum(recent) / recent.length) * leadTime) + safetyStock
  }),
  shortWeeks: withoutOrders(stockedId).filter(pieces => pieces < 0).length,
  shortWeeksPlanned: sum(
    shortMessages
      .filter(({ item }) => item === stockedId)
      .map(({ from = 0, to = plant.periods }) => to - from),
  ),
}

const { lot, leadTime: observed } = masterData

export const lotChange = {
  name: itemOf(lot.item).name,
  before: lot.before,
  after: itemOf(lot.item).lot?.quantity ?? 1,
}

/** In working days. */
export const leadTimeChange = {
  name: itemOf(observed.item).name,
  before: itemOf(observed.item).leadTime * daysPerPeriod,
  after: observed.days,
  receipts: observed.receipts,
}

export const revisionWeek = masterData.revisionWeek
