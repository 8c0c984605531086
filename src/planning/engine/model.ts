import { releaseTables } from './calendar.ts'
import { amount, flag, list, longest, most, quantity, refuse, share, whole } from './check.ts'
import { type Events, readEvents } from './events.ts'
import type { Item, Line, PlanInput } from './input.ts'
import { type Bill, type Levels, levelsOf } from './levels.ts'
import { type LotSizing, readLot } from './lots.ts'

// The input, checked, as columns: numbers beside each other, an item's at its place in `items`.

export interface Model extends Levels {
  readonly periods: number
  /** Whether open orders are taken to move. */
  readonly isMoving: boolean
  /** The items as they are now. */
  readonly items: Item[]
  readonly ids: readonly string[]
  readonly index: ReadonlyMap<string, number>
  readonly onHand: Float64Array
  readonly safetyStock: Float64Array
  readonly safetyTime: Int32Array
  readonly leadTime: Int32Array
  /** For each due period the one of the release, where the lead time is in calendar days. */
  readonly tables: (Int16Array | undefined)[]
  readonly yields: Float64Array
  /** What orders are a multiple of, or 0. It holds for items without a lot rule in `lots`. */
  readonly multiple: Float64Array
  readonly lots: (LotSizing | undefined)[]
  readonly bill: Bill
  readonly demand: Events
  readonly receipts: Events
  readonly readTable: ((leadTime: number) => Int16Array) | undefined
}

/** Checks an input. Throws a RangeError that names the place, or a CircleError. */
export function readModel(input: PlanInput): Model {
  const { periods, rescheduling = 'assume', calendar } = input
  if (!Number.isInteger(periods) || periods < 1 || periods > longest)
    refuse('periods', periods, `a whole number from 1 to ${longest}`)
  if (rescheduling !== 'assume' && rescheduling !== 'fixed')
    refuse('rescheduling', rescheduling, '“assume” or “fixed”')
  const items = [...list(input.items, 'items')]
  const index = new Map<string, number>()
  items.forEach(({ id }, place) => {
    if (typeof id !== 'string' || id === '') refuse(`items[${place}].id`, id, 'a text that is not empty')
    if (index.has(id)) refuse(`items[${place}].id`, id, 'each id to one item only')
    index.set(id, place)
  })
  const ids = items.map(({ id }) => id)
  const bill = readBill(list(input.lines, 'lines'), index)
  const { length } = items
  const model: Model = {
    ...levelsOf(bill, ids),
    periods,
    isMoving: rescheduling === 'assume',
    items,
    ids,
    index,
    onHand: new Float64Array(length),
    safetyStock: new Float64Array(length),
    safetyTime: new Int32Array(length),
    leadTime: new Int32Array(length),
    tables: new Array(length).fill(undefined),
    yields: new Float64Array(length),
    multiple: new Float64Array(length),
    lots: new Array(length).fill(undefined),
    bill,
    demand: readEvents(list(input.demand, 'demand'), index, 'demand'),
    receipts: readEvents(list(input.receipts, 'receipts', true), index, 'receipts'),
    readTable: calendar && releaseTables(calendar, periods),
  }
  items.forEach((item, place) => {
    writeItem(model, place, item, 'items', place)
  })
  return model
}

/** Puts an item into the columns. Throws before it writes. `name` and `at` say in messages where the item stands. */
export function writeItem(model: Model, place: number, item: Item, name: string, at: number): void {
  const onHand = amount(item.onHand, name, at, 'onHand', -most)
  const safetyStock = amount(item.safetyStock, name, at, 'safetyStock')
  const safetyTime = whole(item.safetyTime, name, at, 'safetyTime')
  const leadTime = whole(item.leadTime, name, at, 'leadTime')
  const isPhantom = flag(item.phantom, name, at, 'phantom')
  const good = share(item.yield, name, at, 'yield')
  const lot = readLot(item.lot, at, name)
  const table = readTable(model, item, leadTime, name, at)
  model.items[place] = item
  model.onHand[place] = onHand
  model.yields[place] = good
  model.safetyStock[place] = isPhantom ? 0 : safetyStock
  model.safetyTime[place] = isPhantom ? 0 : safetyTime
  model.leadTime[place] = isPhantom ? 0 : leadTime
  model.tables[place] = isPhantom ? undefined : table
  model.multiple[place] = isPhantom || typeof lot !== 'number' ? 0 : lot
  model.lots[place] = isPhantom || typeof lot === 'number' ? undefined : lot
}

function readTable(
  { readTable }: Model,
  { leadIn = 'periods' }: Item,
  leadTime: number,
  name: string,
  at: number,
): Int16Array | undefined {
  if (leadIn === 'periods') return undefined
  if (leadIn !== 'days') refuse(`${name}[${at}].leadIn`, leadIn, '“periods” or “days”')
  if (!readTable)
    return refuse(`${name}[${at}].leadIn`, leadIn, 'the plan a calendar, or lead times in periods')
  return readTable(leadTime)
}

function readBill(lines: readonly Line[], index: ReadonlyMap<string, number>): Bill {
  const find = (id: string, place: number, field: string) =>
    index.get(id) ?? refuse(`lines[${place}].${field}`, id, 'the id of one of the items')
  const parents = new Int32Array(lines.length)
  const children = new Int32Array(lines.length)
  let last: Line | undefined
  let up = -1
  lines.forEach((line, place) => {
    // The lines of a bill mostly follow each other.
    if (line.parent !== last?.parent) up = find(line.parent, place, 'parent')
    last = line
    parents[place] = up
    children[place] = find(line.child, place, 'child')
  })
  const below = startsOf(parents, index.size)
  const above = startsOf(children, index.size)
  const child = new Int32Array(lines.length)
  const parent = new Int32Array(lines.length)
  const each = new Float64Array(lines.length)
  const fixed = new Uint8Array(lines.length)
  const nextBelow = below.slice()
  const nextAbove = above.slice()
  lines.forEach((line, place) => {
    const per = quantity(line.per, 'lines', place, 'per')
    const scrap = amount(line.scrap, 'lines', place, 'scrap')
    const up = parents[place] ?? 0
    const down = children[place] ?? 0
    const lower = nextBelow[up] ?? 0
    nextBelow[up] = lower + 1
    child[lower] = down
    const upper = nextAbove[down] ?? 0
    nextAbove[down] = upper + 1
    parent[upper] = up
    each[upper] = (per * (1 + scrap)) / share(line.yield, 'lines', place, 'yield')
    fixed[upper] = flag(line.fixed, 'lines', place, 'fixed') ? 1 : 0
  })
  return { below, child, above, parent, each, fixed }
}

/** Counts the lines of each item, and returns where they begin if items stand one behind the other. */
function startsOf(owners: Int32Array, items: number): Int32Array {
  const starts = new Int32Array(items + 1)
  for (const owner of owners) starts[owner + 1] = (starts[owner + 1] ?? 0) + 1
  for (let item = 0; item < items; item += 1) starts[item + 1] = (starts[item + 1] ?? 0) + (starts[item] ?? 0)
  return starts
}
