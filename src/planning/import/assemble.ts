import type { Item, Line } from '../engine/input.ts'
import type { Pace } from '../pace.ts'
import { answeredDemand } from './answered-demand.ts'
import { withoutCircles } from './circles.ts'
import type { Drafts, DueDraft, LineDraft, Place } from './drafts.ts'
import { withoutExcess } from './excess.ts'
import { datesToPeriods, itemOf, unitOf } from './periods.ts'
import type { ReadResult } from './result.ts'
import { nearestItem } from './suggestions.ts'

// Drafts to what `plan` takes.

/** Above so many items a plan takes a while, and that is said. */
const manyItems = 20_000

export async function assemble(
  drafts: Drafts,
  hasItems: boolean,
  pace: Pace,
): Promise<Pick<ReadResult, 'input' | 'unit'>> {
  const { items, stocks, problems, horizon } = drafts
  for (const [id, onHand] of stocks) {
    const known = items.get(id) ?? {
      source: '',
      line: 0,
      name: drafts.names.get(id),
      onHand: 0,
      safetyStock: 0,
    }
    items.set(id, { ...known, onHand: known.onHand || onHand })
  }
  const { named, dues } = await withIds(drafts, pace)
  const kept = await withoutExcess(await withoutCircles(named, problems, pace), dues, drafts, pace)
  await addUnknown(drafts, kept, dues, hasItems || stocks.size > 0, pace)
  await noteTwice(kept, drafts, pace)
  if (items.size === 0 && !problems.hasError) problems.add('nothing-to-plan', '')
  if (items.size > manyItems) problems.add('many-items', '', 0, '', String(items.size))
  const asked = [...dues, ...(await answeredDemand(drafts, kept, pace))]
  const leadTime = defaultLeadTime(drafts)
  const unit = unitOf(drafts, asked)
  const { periods, demand, receipts } = await datesToPeriods(drafts, asked, unit, pace)
  const list: Item[] = []
  await pace.each(items, ([id, item]) => {
    list.push(itemOf(id, item, leadTime, unit, horizon.daysOfWeek))
  })
  const lines: Line[] = []
  await pace.each(kept, ({ parent, child, per, scrap }) => {
    lines.push({ parent, child, per, ...(scrap > 0 && { scrap }) })
  })
  return {
    unit,
    input: {
      periods,
      items: list,
      lines,
      demand,
      receipts,
      ...(unit === 'day' && { calendar: horizon.calendar }),
    },
  }
}

/** Bills and orders may say the name of an item in place of its number. */
async function withIds({ items, lines, dues }: Drafts, pace: Pace) {
  const byName = new Map<string, string>()
  await pace.each(items, ([id, { name }]) => {
    // Two items of one name are told apart by their numbers alone.
    if (name) byName.set(name, byName.has(name) ? '' : id)
  })
  const idOf = (written: string) => (items.has(written) ? written : byName.get(written) || written)
  const named: LineDraft[] = []
  await pace.each(lines, line => {
    const [parent, child] = [idOf(line.parent), idOf(line.child)]
    named.push(parent === line.parent && child === line.child ? line : { ...line, parent, child })
  })
  const wanted: DueDraft[] = []
  await pace.each(dues, due => {
    const item = idOf(due.item)
    wanted.push(item === due.item ? due : { ...due, item })
  })
  return { named, dues: wanted }
}

/** Adds the items that only bills and orders know. */
async function addUnknown(
  { items, names, phantoms, tops, problems }: Drafts,
  lines: readonly LineDraft[],
  dues: readonly DueDraft[],
  hasItems: boolean,
  pace: Pace,
): Promise<void> {
  const known = [...items.keys()]
  const unknown: (Place & { readonly column: string; readonly id: string })[] = []
  const add = (id: string, { source, line }: Place, column: string, isNew: boolean) => {
    if (items.has(id)) return
    items.set(id, { name: names.get(id), onHand: 0, safetyStock: 0, source, line: 0 })
    if (isNew) unknown.push({ id, source, line, column })
  }
  await pace.each(lines, line => {
    add(line.parent, line, line.column, hasItems)
    add(line.child, line, line.column, hasItems)
  })
  for (const top of tops) add(top.item, top, '', hasItems)
  const hasBill = items.size > 0
  await pace.each(dues, due => {
    add(due.item, due, '', hasBill)
  })
  if (unknown.length > 0) {
    const nearest = await nearestItem(known, pace)
    for (const { id, source, line, column } of unknown) {
      // The search takes as long as there are items, and nobody reads more problems.
      problems.add('unknown-item', source, line, column, id, problems.isFull ? undefined : nearest(id))
      if (pace.isOver) await pace.rest()
    }
  }
  if (!hasItems && items.size > 0) problems.add('no-items', '')
  for (const id of phantoms) {
    const item = items.get(id)
    if (item) items.set(id, { ...item, phantom: true })
  }
}

async function noteTwice(lines: readonly LineDraft[], { problems }: Drafts, pace: Pace): Promise<void> {
  const seen = new Set<string>()
  await pace.each(lines, ({ parent, child, source, line, column }) => {
    const key = `${parent}\n${child}`
    if (seen.has(key)) problems.add('duplicate-line', source, line, column, `${parent} ← ${child}`)
    seen.add(key)
  })
}

/** Asks once for all where no item has a lead time. */
function defaultLeadTime({ items, questions }: Drafts): number {
  if (items.size === 0 || [...items.values()].some(({ leadTime }) => leadTime)) return 0
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
