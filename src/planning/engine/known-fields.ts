import { refuse } from './check.ts'
import type {
  Calendar,
  DatedDemand,
  DatedEdit,
  DatedPlanInput,
  DatedReceipt,
  Demand,
  Item,
  Line,
  Lot,
  Receipt,
} from './input.ts'

// The fields that planning reads. A misspelt one would be a default in silence, so `mrp-widgets/planner` refuses it. The
// planner on a page writes its input itself, and does without this.

/** Every field of a type: the types name one that is missing. */
type Fields<T> = Readonly<Record<T extends unknown ? keyof T : never, true>>

const inputs: Fields<DatedPlanInput> = {
  periods: true,
  items: true,
  lines: true,
  demand: true,
  receipts: true,
  calendar: true,
  rescheduling: true,
}
const items: Fields<Item> = {
  id: true,
  name: true,
  make: true,
  supplier: true,
  unit: true,
  price: true,
  onHand: true,
  leadTime: true,
  leadIn: true,
  safetyStock: true,
  safetyTime: true,
  lot: true,
  phantom: true,
  yield: true,
}
const lots: Fields<Lot> = {
  rule: true,
  quantity: true,
  periods: true,
  min: true,
  max: true,
  multiple: true,
  setup: true,
  holding: true,
}
const lines: Fields<Line> = { parent: true, child: true, per: true, scrap: true, yield: true, fixed: true }
const demand: Fields<Demand | DatedDemand> = {
  item: true,
  period: true,
  date: true,
  quantity: true,
  id: true,
}
const receipts: Fields<Receipt | DatedReceipt> = { ...demand, release: true }
const calendars: Fields<Calendar> = { from: true, workdays: true, holidays: true }
const edits: Fields<DatedEdit> = { items: true, demand: true, receipts: true }

function check(value: unknown, fields: Readonly<Record<string, true>>, place: string): void {
  if (typeof value !== 'object' || value === null) refuse(place, value, 'an object')
  for (const name of Object.keys(value))
    if (!Object.hasOwn(fields, name))
      throw new RangeError(`${place} has no field “${name}”. It takes ${Object.keys(fields).join(', ')}.`)
}

/** Checks each entry of a list. What is no list is refused elsewhere. */
function checkEach(list: unknown, fields: Readonly<Record<string, true>>, place: string): void {
  if (!Array.isArray(list)) return
  list.forEach((entry, at) => {
    check(entry, fields, `${place}[${at}]`)
  })
}

function checkItems(list: readonly Item[] | undefined): void {
  checkEach(list, items, 'items')
  list?.forEach(({ lot }, at) => {
    if (lot) check(lot, lots, `items[${at}].lot`)
  })
}

/** Throws a RangeError that names a field which planning does not know. */
export function checkInput(input: DatedPlanInput): void {
  check(input, inputs, 'input')
  checkItems(input.items)
  checkEach(input.lines, lines, 'lines')
  checkEach(input.demand, demand, 'demand')
  checkEach(input.receipts, receipts, 'receipts')
  if (input.calendar) check(input.calendar, calendars, 'calendar')
}

/** The same for a change. */
export function checkEdit(edit: DatedEdit): void {
  check(edit, edits, 'edit')
  checkItems(edit.items)
  for (const [id, list] of Object.entries(edit.demand ?? {})) checkEach(list, demand, `demand["${id}"]`)
  for (const [id, list] of Object.entries(edit.receipts ?? {})) checkEach(list, receipts, `receipts["${id}"]`)
}
