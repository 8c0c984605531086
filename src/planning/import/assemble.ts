import type { Demand, Item, Lot, PlanInput } from '../engine/input.ts'
import { withoutCircles } from './circles.ts'
import type { Drafts, DueDraft, ItemDraft, LineDraft, Place, Time } from './drafts.ts'
import { withoutExcess } from './excess.ts'
import { horizons } from './horizon.ts'
import type { Pace } from './pace.ts'
import type { ReadResult } from './result.ts'

// Drafts to what `plan` takes.

/** Above so many items a plan takes a while, and that is said. */
const manyItems = 20_000

type Unit = ReadResult['unit']

export async function assemble(
  drafts: Drafts,
  hasItems: boolean,
  pace: Pace,
): Promise<Pick<ReadResult, 'input' | 'unit'>> {
  const { items, problems } = drafts
  const isKnown = knownIds(drafts)
  const named = drafts.lines.map(line => ({
    ...line,
    parent: isKnown(line.parent),
    child: isKnown(line.child),
  }))
  const dues = drafts.dues.map(due => ({ ...due, item: isKnown(due.item) }))
  const lines = await withoutExcess(await withoutCircles(named, problems, pace), dues, drafts, pace)
  await addUnknown(drafts, lines, dues, hasItems, pace)
  await noteTwice(lines, drafts, pace)
  if (items.size === 0 && !problems.hasError) problems.add('nothing-to-plan', '')
  if (items.size > manyItems) problems.add('many-items', '', 0, '', String(items.size))
  const asked = [...dues, ...answeredDemand(drafts, lines)]
  const leadTime = defaultLeadTime(drafts)
  const unit = unitOf(drafts, asked)
  const { daysOfWeek } = drafts.horizon
  if (pace.isOver) await pace.rest()
  const { periods, demand, receipts } = datesToPeriods(drafts, asked, unit)
  const list: Item[] = []
  for (const [id, item] of items) {
    list.push(itemOf(id, item, leadTime, unit, daysOfWeek))
    if (list.length % 512 === 0 && pace.isOver) await pace.rest(0.95)
  }
  return {
    unit,
    input: {
      periods,
      items: list,
      lines: lines.map(({ parent, child, per, scrap }) => ({
        parent,
        child,
        per,
        ...(scrap > 0 && { scrap }),
      })),
      demand,
      receipts,
      ...(unit === 'day' && { calendar: drafts.horizon.calendar }),
    },
  }
}

/** Bills and orders may say the name of an item in place of its number. */
function knownIds({ items }: Drafts): (written: string) => string {
  let byName: Map<string, string> | undefined
  return written => {
    if (items.has(written)) return written
    if (!byName) {
      byName = new Map()
      // Two items of one name are told apart by their numbers alone.
      for (const [id, { name }] of items) if (name) byName.set(name, byName.has(name) ? '' : id)
    }
    return byName.get(written) || written
  }
}

/** Adds the items that only bills and orders know. */
async function addUnknown(
  { items, names, phantoms, problems }: Drafts,
  lines: readonly LineDraft[],
  dues: readonly DueDraft[],
  hasItems: boolean,
  pace: Pace,
): Promise<void> {
  const add = (id: string, place: Place, column: string, isNew: boolean) => {
    if (items.has(id)) return
    items.set(id, { name: names.get(id), onHand: 0, safetyStock: 0, source: place.source, line: 0 })
    if (isNew) problems.add('unknown-item', place.source, place.line, column, id)
  }
  for (const [index, line] of lines.entries()) {
    if (index % 512 === 0 && pace.isOver) await pace.rest()
    add(line.parent, line, line.column, hasItems)
    add(line.child, line, line.column, hasItems)
  }
  const hasBill = items.size > 0
  for (const due of dues) add(due.item, due, '', hasBill)
  if (!hasItems && items.size > 0) problems.add('no-items', '')
  for (const id of phantoms) {
    const item = items.get(id)
    if (item) items.set(id, { ...item, phantom: true })
  }
}

async function noteTwice(lines: readonly LineDraft[], { problems }: Drafts, pace: Pace): Promise<void> {
  const seen = new Set<string>()
  for (const { parent, child, source, line, column } of lines) {
    if (seen.size % 512 === 0 && pace.isOver) await pace.rest()
    const key = `${parent}\n${child}`
    if (seen.has(key)) problems.add('duplicate-line', source, line, column, `${parent} ← ${child}`)
    seen.add(key)
  }
}

/** Asks for demand where no list has any: `none`, or lines such as `CD-20;50;2026-07-06`. */
function answeredDemand(
  { items, dues, questions, horizon }: Drafts,
  lines: readonly LineDraft[],
): readonly DueDraft[] {
  if (items.size === 0 || dues.some(({ kind }) => kind === 'demand')) return []
  const parts = new Set(lines.map(({ child }) => child))
  const tops = [...items.keys()].filter(id => !parts.has(id))
  const read = (answer: string) =>
    answer.split('\n').map(line => line.split(/[;\t]/).map(cell => cell.trim()))
  const isDue = (cells: readonly string[]) =>
    items.has(cells[0] ?? '') && Number(cells[1]) > 0 && !Number.isNaN(dayOfAnswer(cells[2], horizon.today))
  const answer = questions.ask(
    {
      id: 'demand',
      code: 'demand',
      source: '',
      column: '',
      samples: tops.slice(0, 5),
      choices: ['none', 'enter'],
    },
    text => read(text).every(isDue),
  )
  if (answer === 'none' || answer === 'enter') return []
  return read(answer).map(([item = '', quantity, date = '']) => ({
    kind: 'demand',
    item,
    quantity: Number(quantity),
    id: undefined,
    day: dayOfAnswer(date, horizon.today),
    isWeek: false,
    source: '',
    line: 0,
    column: '',
    written: date,
  }))
}

/** The day of an ISO date, or NaN. */
function dayOfAnswer(date = '', today: number): number {
  const day = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) / 86_400_000 : Number.NaN
  return Math.abs(day - today) < 4000 ? day : Number.NaN
}

/** Asks once for all where no item has a lead time. */
function defaultLeadTime({ items, questions }: Drafts): number {
  let hasAny = items.size === 0
  for (const { leadTime } of items.values())
    if (leadTime) {
      hasAny = true
      break
    }
  if (hasAny) return 0
  const answer = questions.ask(
    {
      id: 'lead-time',
      code: 'lead-time',
      source: '',
      column: '',
      samples: [...items.keys()].slice(0, 5),
      choices: ['0', '5'],
    },
    text => /^\d{1,3}$/.test(text),
  )
  return Number(answer)
}

/** A plan is weekly where every lead time and every date is in weeks. */
function unitOf({ items }: Drafts, dues: readonly DueDraft[]): Unit {
  if (dues.length === 0 || dues.some(({ isWeek }) => !isWeek)) return 'day'
  let inWeeks = 0
  for (const { leadTime } of items.values()) {
    if (leadTime && leadTime.unit !== 'weeks' && leadTime.value > 0) return 'day'
    if (leadTime?.unit === 'weeks') inWeeks += 1
  }
  return inWeeks > 0 ? 'week' : 'day'
}

function datesToPeriods(
  { horizon, problems }: Drafts,
  dues: readonly DueDraft[],
  unit: Unit,
): Pick<PlanInput, 'periods'> & { demand: readonly Demand[]; receipts: readonly Demand[] } {
  const { least, most } = horizons[unit]
  const lists: Record<DueDraft['kind'], Demand[]> = { demand: [], receipts: [] }
  let last = least - 1
  for (const { kind, item, quantity, id, day, isWeek, source, line, column, written } of dues) {
    // What is due in this week is not late on its Tuesday.
    const isThisWeek = isWeek && horizon.weekOf(day) === 0
    const period = unit === 'week' ? horizon.weekOf(day) : isThisWeek ? 0 : horizon.periodOf(day)
    if (period < 0) problems.add('past-date', source, line, column, written)
    else if (period >= most) problems.add('beyond-horizon', source, line, column, written)
    else last = Math.max(last, period)
    lists[kind].push({ item, period, quantity, ...(id && { id }) })
  }
  return { periods: last + 1, ...lists }
}

function itemOf(
  id: string,
  { name, onHand, safetyStock, leadTime, lot, phantom, yield: good }: ItemDraft,
  otherwise: number,
  unit: Unit,
  daysOfWeek: number,
): Item {
  return {
    id,
    ...(name && { name }),
    onHand: onHand ?? 0,
    safetyStock: safetyStock ?? 0,
    ...timeOf(leadTime ?? { value: otherwise, unit: 'working-days' }, unit, daysOfWeek),
    ...(lot && { lot: lotOf(lot, unit, daysOfWeek) }),
    ...(phantom && { phantom }),
    ...(good && { yield: good }),
  }
}

function timeOf(
  { value, unit: written }: Time,
  unit: Unit,
  daysOfWeek: number,
): Pick<Item, 'leadTime' | 'leadIn'> {
  if (written === 'calendar-days') return { leadTime: Math.ceil(value), leadIn: 'days' }
  // A part of a period is one more: 2.5 days are three.
  return { leadTime: Math.ceil(written === 'weeks' && unit === 'day' ? value * daysOfWeek : value) }
}

function lotOf({ rule, ...sizes }: NonNullable<ItemDraft['lot']>, unit: Unit, daysOfWeek: number): Lot {
  if (rule !== 'weekly' && rule !== 'monthly') return { rule, ...sizes }
  const week = unit === 'week' ? 1 : daysOfWeek
  return { rule: 'POQ', periods: rule === 'weekly' ? week : 4 * week, ...sizes }
}
