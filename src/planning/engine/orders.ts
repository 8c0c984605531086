// Planned orders as columns of 12 bytes, an item's beside each other: two million fit into 30 MB.

/** The orders that are planned for one item, as far as `count`. */
export interface NettedOrders {
  count: number
  readonly quantity: number[]
  readonly due: number[]
  readonly release: number[]
}

export interface Orders {
  /** Where each item's orders begin. */
  readonly start: Int32Array
  readonly count: Int32Array
  /** What is received. */
  quantity: Float64Array
  due: Int16Array
  /** Below 0 where the order is late by so many periods. */
  release: Int16Array
  /** The first free place. */
  end: number
}

export function noOrders(items: number, periods: number): Orders {
  const room = items * Math.min(periods, 16) + 1024
  return {
    start: new Int32Array(items),
    count: new Int32Array(items),
    ...columns(room),
    end: 0,
  }
}

const columns = (room: number) => ({
  quantity: new Float64Array(room),
  due: new Int16Array(room),
  release: new Int16Array(room),
})

/** Takes over what netting has planned for an item. Returns whether it differs from what was there. */
export function storeOrders(orders: Orders, item: number, planned: NettedOrders): boolean {
  const { count } = planned
  const had = orders.count[item] ?? 0
  if (count > had) {
    if (orders.end + count > orders.due.length) makeRoom(orders, count)
    orders.start[item] = orders.end
    orders.end += count
  }
  let isChanged = count !== had
  orders.count[item] = count
  const { quantity, due, release } = orders
  for (let order = 0, place = orders.start[item] ?? 0; order < count; order += 1, place += 1) {
    const newQuantity = planned.quantity[order] ?? 0
    const newDue = planned.due[order] ?? 0
    const newRelease = planned.release[order] ?? 0
    if (quantity[place] !== newQuantity || due[place] !== newDue || release[place] !== newRelease)
      isChanged = true
    quantity[place] = newQuantity
    due[place] = newDue
    release[place] = newRelease
  }
  return isChanged
}

/** An order of an item, as planned. */
export interface Order {
  readonly quantity: number
  readonly due: number
  /** Below 0 where the order is late by so many periods. */
  readonly release: number
}

/** Returns the orders of an item, by due period. */
export function ordersOf({ start, count, quantity, due, release }: Orders, item: number): readonly Order[] {
  const first = start[item] ?? 0
  return [...new Array(count[item] ?? 0).keys()].map(place => ({
    quantity: quantity[first + place] ?? 0,
    due: due[first + place] ?? 0,
    release: release[first + place] ?? 0,
  }))
}

/** Closes the gaps of items that moved to the end because they had more orders than before, and grows by a half. */
function makeRoom(orders: Orders, more: number): void {
  const { start, count, quantity, due, release } = orders
  const room = Math.ceil((count.reduce((sum, one) => sum + one, 0) + more) * 1.5)
  Object.assign(orders, columns(room))
  let end = 0
  for (let item = 0; item < count.length; item += 1) {
    const from = start[item] ?? 0
    const to = from + (count[item] ?? 0)
    orders.quantity.set(quantity.subarray(from, to), end)
    orders.due.set(due.subarray(from, to), end)
    orders.release.set(release.subarray(from, to), end)
    start[item] = end
    end += to - from
  }
  orders.end = end
}
