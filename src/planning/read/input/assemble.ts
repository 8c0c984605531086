import { grouped } from '../../engine/grouped.ts'
import type { Line } from '../../engine/input.ts'
import type { Drafts, DueDraft, LineDraft, Notes } from '../drafts.ts'
import { isOfItems, type Table } from '../known-table.ts'
import type { Place, Problems } from '../problems.ts'
import type { ReadResult } from '../result.ts'
import { readDate } from '../words/dates.ts'
import { convert, dropExcessiveCounts } from './convert.ts'
import { datesToPeriods, itemOf, unitOf } from './dates-to-periods.ts'
import { type Items, type MergedItem, mergeItems, orderWholePieces } from './merge.ts'

// What the tables say together, to what `plan` takes.

type Planned = Pick<ReadResult, 'input' | 'unit' | 'proposals'>

/** Makes one input for `plan` of what all tables say, and asks what they leave open. */
export function assemble(drafts: Drafts, tables: readonly Table[], notes: Notes): Planned {
  const { problems, horizon } = notes
  const items = mergeItems(drafts, tables, problems)
  dropExcessiveCounts(items, problems)
  const counted = withoutDependent(convert(drafts, items, problems), problems)
  const { lines, dues } = counted
  const hasItems = drafts.stocks.size > 0 || tables.some(isOfItems)
  addUnknown(items, counted, hasItems, problems)
  if (items.size > 0 && !hasItems) problems.add('no-items')
  else if (items.size > 0 && drafts.stocks.size === 0 && !tables.some(({ at }) => at.has('onHand')))
    problems.add('no-stock')
  noteTwice(counted, problems)
  orderWholePieces(items, lines, problems)
  if (items.size === 0 && !problems.hasError) problems.add('nothing-to-plan')
  const asked = [...dues, ...answeredDemand(items, counted, notes)]
  const leadTime = defaultLeadTime(items, notes)
  const planned = asked.filter(({ kind }) => kind !== 'proposals')
  const unit = unitOf(items.values(), planned)
  const week = unit === 'week' ? 1 : horizon.daysOfWeek
  const { periods, demand, receipts, proposals } = datesToPeriods(notes, asked, unit)
  return {
    unit,
    proposals,
    input: {
      periods,
      items: [...items].map(([id, item]) => itemOf(id, item, leadTime, week)),
      lines: lines.map(lineOf),
      demand,
      receipts,
      ...(unit === 'day' && { calendar: horizon.calendar }),
    },
  }
}

const lineOf = ({ parent, child, per, scrap, fixed }: LineDraft): Line => ({
  parent,
  child,
  per,
  ...(scrap > 0 && { scrap }),
  ...(fixed && { fixed }),
})

/** Adds the items that only bills and orders know. */
function addUnknown(
  items: Map<string, MergedItem>,
  { names, phantoms, tops, lines, dues }: Drafts,
  hasItems: boolean,
  problems: Problems,
): void {
  const add = (id: string, place: Place, isNew: boolean) => {
    if (items.has(id)) return
    const phantom = phantoms.has(id) || undefined
    items.set(id, { name: names.get(id), onHand: 0, safetyStock: 0, phantom, source: place.source })
    if (isNew) problems.add('unknown-item', place, id)
  }
  for (const line of lines) for (const id of [line.parent, line.child]) add(id, line, hasItems)
  for (const top of tops) add(top.item, top, hasItems)
  const hasBill = items.size > 0
  for (const { item, source, line } of dues) add(item, { source, line }, hasBill)
}

/** What the parents of an item take is planned from what is wanted of them: requirements that have it too are left out. */
function withoutDependent(drafts: Drafts, problems: Problems): Drafts {
  const wanted = new Set(drafts.dues.filter(({ kind }) => kind === 'demand').map(({ item }) => item))
  const taken = new Set(drafts.lines.filter(({ parent }) => wanted.has(parent)).map(({ child }) => child))
  const dues = drafts.dues.filter(({ kind, item, dependent, source, line }) => {
    const isTwice = kind === 'demand' && dependent !== undefined && taken.has(item)
    if (isTwice) problems.addOnce('not-planned', { source, line, column: item }, dependent)
    return !isTwice
  })
  return { ...drafts, dues }
}

/** Says what counts twice: parts that go into an item in several lines, and orders that a forecast or a list of items has too. */
function noteTwice({ dues, lines }: Drafts, problems: Problems): void {
  const pairOf = ({ parent, child, fixed }: LineDraft) => [parent, child, fixed].join('\n')
  for (const [, ...others] of grouped(lines, pairOf).values())
    for (const line of others) problems.add('duplicate-line', line, `${line.parent} ← ${line.child}`)
  const keyOf = ({ kind, item }: DueDraft) => `${kind}\n${item}`
  const summed = new Set(dues.filter(({ isSummary }) => isSummary).map(keyOf))
  const order = dues.find(
    due => !due.isSummary && due.isOrder && due.kind !== 'proposals' && summed.has(keyOf(due)),
  )
  if (order) problems.add('counted-twice', order, order.item)
}

/** Asks once for all where no item has a lead time. */
function defaultLeadTime(items: Items, { questions }: Notes): number {
  if (items.size === 0 || [...items.values()].some(({ leadTime }) => leadTime)) return 0
  const samples = [...items.keys()].slice(0, 5)
  const answer = questions.ask(
    { id: 'lead-time', code: 'lead-time', source: '', column: '', samples, choices: ['0', '5'] },
    text => /^\d{1,3}$/.test(text),
  )
  return Number(answer)
}

/** Asks for demand where no list has any: `none`, or lines such as `CD-20;50;2026-07-06`. */
function answeredDemand(items: Items, { dues, lines }: Drafts, notes: Notes): readonly DueDraft[] {
  const { questions, horizon } = notes
  if (items.size === 0 || dues.some(({ kind }) => kind === 'demand')) return []
  const parts = new Set(lines.map(({ child }) => child))
  const tops: string[] = []
  for (const id of items.keys()) if (!parts.has(id) && tops.length < 5) tops.push(id)
  const read = (answer: string) =>
    answer.split('\n').map(line => line.split(/[;\t]/).map(cell => cell.trim()))
  const dayOf = (date = '') => (/^\d{4}-\d\d-\d\d$/.test(date) ? readDate(date, 'day-first') : Number.NaN)
  const isDue = ([item = '', quantity, date]: readonly string[]) =>
    items.has(item) && Number(quantity) > 0 && Math.abs(dayOf(date) - horizon.today) < 4000
  const answer = questions.ask(
    { id: 'demand', code: 'demand', source: '', column: '', samples: tops, choices: ['none', 'enter'] },
    text => read(text).every(isDue),
  )
  if (answer === 'none' || answer === 'enter') return []
  return read(answer).map(([item = '', quantity, date = '']) => ({
    ...{ kind: 'demand', isSummary: false, isOrder: false, isWeek: false },
    ...{ table: '', source: '', line: 0, column: '' },
    ...{ item, quantity: Number(quantity), day: dayOf(date), written: date },
  }))
}
