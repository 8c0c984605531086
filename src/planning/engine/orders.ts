// Planned orders as columns of 12 bytes, an item's beside each other: two million fit into 30 MB.

/** The orders that are planned for one item, as far as `count`. */
export interface PlannedOrders {
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
  /** How many places hold orders: an item that has more orders than before moves, and leaves a gap. */
  used: number
}

export function noOrders(items: number, periods: number): Orders {
  const room = items * Math.min(periods, 16) + 1024
  return {
    start: new Int32Array(items),
    count: new Int32Array(items),
    quantity: new Float64Array(room),
    due: new Int16Array(room),
    release: new Int16Array(room),
    end: 0,
    used: 0,
  }
}

/** Takes over what netting has planned for an item. Returns whether it differs from what was there. */
export function storeOrders(orders: Orders, item: number, planned: PlannedOrders): boolean {
  const { count } = planned
  const had = orders.count[item] ?? 0
  let start = orders.start[item] ?? 0
  let isChanged = count !== had
  for (let k = 0; k < count && !isChanged; k += 1) {
    isChanged =
      orders.quantity[start + k] !== planned.quantity[k] ||
      orders.due[start + k] !== planned.due[k] ||
      orders.release[start + k] !== planned.release[k]
  }
  if (!isChanged) return false
  if (count > had) {
    if (orders.end + count > orders.due.length) makeRoom(orders, count)
    start = orders.end
    orders.start[item] = start
    orders.end += count
  }
  orders.used += count - had
  orders.count[item] = count
  const { quantity, due, release } = orders
  for (let k = 0; k < count; k += 1) {
    quantity[start + k] = planned.quantity[k] ?? 0
    due[start + k] = planned.due[k] ?? 0
    release[start + k] = planned.release[k] ?? 0
  }
  return true
}

/** Closes the gaps, and grows by a half where few are left. */
function makeRoom(orders: Orders, more: number): void {
  const { quantity, due, release } = orders
  const room = Math.max(due.length, Math.ceil((orders.used + more) * 1.5))
  orders.quantity = new Float64Array(room)
  orders.due = new Int16Array(room)
  orders.release = new Int16Array(room)
  let end = 0
  orders.start.forEach((start, item) => {
    const count = orders.count[item] ?? 0
    orders.quantity.set(quantity.subarray(start, start + count), end)
    orders.due.set(due.subarray(start, start + count), end)
    orders.release.set(release.subarray(start, start + count), end)
    orders.start[item] = end
    end += count
  })
  orders.end = end
}
