import { type DateCalendar, readCalendar } from './calendar.ts'
import {
  checkDuration,
  checkFlag,
  checkList,
  checkOptionalQuantity,
  checkQuantity,
  checkShare,
  checkStock,
  itemOf,
  maxPeriods,
  refuse,
} from './check.ts'
import { type EntriesByItem, isSome, readEntries } from './demands-and-receipts.ts'
import type { DatedPlanInput, Item, Line } from './input.ts'
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
  /** A number is what orders are a multiple of, or 0 for any size. */
  readonly lots: (LotSizing | number)[]
  readonly bill: Bill
  readonly demand: EntriesByItem
  readonly receipts: EntriesByItem
  readonly days: DateCalendar | undefined
}

/** Checks an input. Throws a RangeError that names the place, or a CircleError. */
export function readModel(input: DatedPlanInput): Model {
  const { periods, rescheduling = 'assume', calendar } = input
  if (!Number.isInteger(periods) || periods < 1 || periods > maxPeriods)
    refuse('periods', periods, `a whole number from 1 to ${maxPeriods}`)
  if (rescheduling !== 'assume' && rescheduling !== 'fixed')
    refuse('rescheduling', rescheduling, '“assume” or “fixed”')
  const items = [...checkList(input.items, 'items')]
  const index = new Map<string, number>()
  items.forEach(({ id }, place) => {
    if (typeof id !== 'string' || !id || index.has(id)) refuse(`items[${place}].id`, id, 'a text of its own')
    index.set(id, place)
  })
  const ids = items.map(({ id }) => id)
  const bill = readBill(checkList(input.lines, 'lines'), index)
  const { length } = items
  const days = calendar && readCalendar(calendar, periods)
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
    tables: [],
    yields: new Float64Array(length),
    lots: [],
    bill,
    demand: readEntries(input.demand, index, 'demand', days?.periodOf),
    receipts: readEntries(input.receipts ?? [], index, 'receipts', days?.arrivalOf).map(open =>
      open?.filter(isSome),
    ),
    days,
  }
  items.forEach((item, place) => {
    writeItem(model, place, item, 'items', place)
  })
  return model
}

/** Puts an item into the columns. Throws before it writes. `name` and `at` say in messages where the item stands. */
export function writeItem(model: Model, place: number, item: Item, name: string, at: number): void {
  const { days } = model
  const input: Partial<Item> = checkFlag(item.phantom, name, at, 'phantom')
    ? { onHand: item.onHand, yield: item.yield }
    : item
  const onHand = checkStock(input.onHand, name, at, 'onHand')
  const safetyStock = checkOptionalQuantity(input.safetyStock, name, at, 'safetyStock')
  const safetyTime = checkDuration(input.safetyTime, name, at, 'safetyTime')
  const leadTime = checkDuration(input.leadTime, name, at, 'leadTime')
  const good = checkShare(input.yield, name, at, 'yield')
  const lot = readLot(input.lot, at, name)
  const { leadIn } = input
  if (leadIn !== undefined && leadIn !== 'periods' && !(leadIn === 'days' && days))
    refuse(`${name}[${at}].leadIn`, leadIn, '“periods”, or “days” and a calendar')
  model.items[place] = item
  model.onHand[place] = onHand
  model.safetyStock[place] = safetyStock
  model.safetyTime[place] = safetyTime
  model.leadTime[place] = leadTime
  model.tables[place] = leadIn === 'days' ? days?.releases(leadTime) : undefined
  model.yields[place] = good
  model.lots[place] = lot
}

function readBill(lines: readonly Line[], index: ReadonlyMap<string, number>): Bill {
  const parents = new Int32Array(lines.length)
  const children = new Int32Array(lines.length)
  let last: Line | undefined
  let up = -1
  lines.forEach((line, place) => {
    // The lines of a bill mostly follow each other.
    if (line.parent !== last?.parent) up = itemOf(index, line.parent, 'lines', place)
    last = line
    parents[place] = up
    children[place] = itemOf(index, line.child, 'lines', place)
  })
  const below = startsOf(parents, index.size)
  const above = startsOf(children, index.size)
  const parts = new Int32Array(lines.length)
  const parent = new Int32Array(lines.length)
  const each = new Float64Array(lines.length)
  const fixed = new Uint8Array(lines.length)
  const nextBelow = below.slice()
  const nextAbove = above.slice()
  lines.forEach((line, at) => {
    const per = checkQuantity(line.per, 'lines', at, 'per')
    const scrap = checkOptionalQuantity(line.scrap, 'lines', at, 'scrap')
    const up = parents[at] ?? 0
    const down = children[at] ?? 0
    const lower = nextBelow[up] ?? 0
    nextBelow[up] = lower + 1
    parts[lower] = down
    const place = nextAbove[down] ?? 0
    nextAbove[down] = place + 1
    parent[place] = up
    each[place] = (per * (1 + scrap)) / checkShare(line.yield, 'lines', at, 'yield')
    fixed[place] = checkFlag(line.fixed, 'lines', at, 'fixed') ? 1 : 0
  })
  return { below, parts, above, parent, each, fixed }
}

/** Counts the lines of each item, and returns where they begin if items stand one behind the other. */
function startsOf(owners: Int32Array, items: number): Int32Array {
  const starts = new Int32Array(items + 1)
  for (const owner of owners) starts[owner + 1] = (starts[owner + 1] ?? 0) + 1
  for (let item = 0; item < items; item += 1) starts[item + 1] = (starts[item + 1] ?? 0) + (starts[item] ?? 0)
  return starts
}
