import type { Column } from './column.ts'
import type { Cells, Drafts, ItemDraft, LotDraft, Place, Time, TimeUnit } from './drafts.ts'
import { timeUnit } from './headings.ts'
import type { Questions } from './questions.ts'

// Rows to items.

const yes = /^(?:1|x|y|yes|true|wahr|ja|j|si|sí|s|oui|o|vrai|50|phantom.*|fantasma.*|fant[oô]me.*|kit.*)$/i

export const isYes = (text: string): boolean => yes.test(text)

const timed = /^([^\p{L}]*\d[^\p{L}]*?)\s*(\p{L}[\p{L}\s.]*)?$/u

/** `ca. 14 Tage`, `2-3 weeks`, `3 wks ARO`: the longest time is planned with. */
const about =
  /^(?:(?:ca|circa|approx|about|etwa|max|bis|up to|hasta|aprox|env|environ|jusqu'à)\b\.?|[~≈<≤]=?)\s*|^\d+(?:[.,]\d+)?\s*[-–]\s*(?=\d)|\s+aro$/iu

const atOnce = /^(?:sofort|immediate(?:ly)?|inmediato|immédiat|ab lager|(?:ex |in )?stock)$/i

/** Returns a function that reads lead times, or undefined where the table has none. */
export function leadTimeReader(cells: Cells, questions: Questions): (() => Time | undefined) | undefined {
  const readers = cells.table.columns
    .filter(({ meaning }) => meaning === 'leadTime')
    .map(column => timeReader(cells, questions, column))
  if (readers.length === 0) return undefined
  return () => {
    const times = readers.flatMap(read => read() ?? [])
    return times.find(({ value }) => value > 0) ?? times[0]
  }
}

function timeReader(cells: Cells, questions: Questions, column: Column): () => Time | undefined {
  const { source, columns } = cells.table
  const beside = columns.find(one => one.index === column.index + 1 && areUnits(one))
  const units = new Map<string, TimeUnit | undefined>()

  const ask = (code: 'day-kind' | 'lead-unit', choices: [TimeUnit, TimeUnit]): TimeUnit => {
    const id = `${column.id}:${code}`
    const question = { id, code, source, column: column.heading, samples: column.samples, choices } as const
    const answer = questions.ask(question, text => text === 'calendar-days')
    if (questions.isOpen(id)) column.sure = false
    return answer as TimeUnit
  }

  /** Returns the unit that stands behind a number, or that of the heading; undefined if it is none. */
  function unitOf(written: string): TimeUnit | undefined {
    const hint = written === '' ? column?.hints.find(one => one !== 'weak') : timeUnit(written)
    if (hint === 'days') return ask('day-kind', ['working-days', 'calendar-days'])
    if (hint === 'working-days' || hint === 'calendar-days' || hint === 'weeks') return hint
    if (hint === 'months') return 'calendar-days'
    return written === '' ? ask('lead-unit', ['working-days', 'weeks']) : undefined
  }

  return () => {
    const text = (cells.row[column.index]?.trim() ?? '').replace(about, '')
    if (text === '') return undefined
    if (atOnce.test(text)) return { value: 0, unit: 'working-days' }
    const [, number = text, behind = ''] = timed.exec(text) ?? []
    const written = behind || (beside ? (cells.row[beside.index]?.trim() ?? '') : '')
    const value = cells.number('leadTime', number, column)
    if (value === undefined) return undefined
    if (value < 0) cells.note('negative', 'leadTime')
    if (!units.has(written)) units.set(written, value === 0 && written === '' ? undefined : unitOf(written))
    const unit = units.get(written)
    // No time needs no unit.
    if (!unit && written === '') units.delete(written)
    if (!unit && written !== '') cells.refuse('not-a-number', 'leadTime')
    const isMonths = written === '' ? column.hints.includes('months') : timeUnit(written) === 'months'
    const days = Math.max(0, value) * (isMonths ? 30 : 1)
    if (days > 1900) cells.refuse('not-a-number', 'leadTime')
    return { value: days, unit: unit ?? 'working-days' }
  }
}

/** Whether a column has the units of the times beside it. `m` alone is a metre. */
const areUnits = ({ heading, meaning, samples }: Column): boolean =>
  meaning === 'ignored' &&
  /unit|uom|einheit|unidad|unité/i.test(heading) &&
  samples.length > 0 &&
  samples.every(text => timeUnit(text) && !/^[mt]$/i.test(text))

const rules: readonly (readonly [RegExp, LotDraft['rule']])[] = [
  [
    /^(?:ex|tb|t1|order|none|[-–]+)$|daily|täglich|diari|journal|lot[ -]?for[ -]?lot|^l4l$|^lfl$|losweise|exakt|lote (?:a|por) lote|lot pour lot|lot à lot/i,
    'L4L',
  ],
  [/^wb$|^w1$|week|woche|w[öo]chentlich|seman|hebdo|semaine/i, 'weekly'],
  [/^mb$|^m1$|month|monat|mensual|mensuel/i, 'monthly'],
  [/^poq\b|^period/i, 'POQ'],
  [/^fx$|^fs$|fix|foq|^fest|fijo/i, 'FOQ'],
]

const ruleOf = (text: string): LotDraft['rule'] | undefined =>
  text === '' ? undefined : rules.find(([name]) => name.test(text))?.[1]

function lotOf(cells: Cells): LotDraft | undefined {
  const positive = (meaning: 'lotSize' | 'lotMin' | 'lotMax' | 'lotMultiple') =>
    cells.positive(meaning) || undefined
  const written = cells.text('lotRule')
  const inSize = ruleOf(cells.text('lotSize'))
  const rule = ruleOf(written) ?? inSize
  if (written !== '' && !rule) cells.note('unknown-rule', 'lotRule')
  // `POQ 10`, `2 weeks of supply`
  const [, count] = /\b(\d{1,3})\b/.exec(inSize ? cells.text('lotSize') : written) ?? []
  const size = inSize ? undefined : positive('lotSize')
  const min = positive('lotMin')
  const multiple = positive('lotMultiple')
  const most = positive('lotMax')
  const max = most !== undefined && most >= (min ?? 0) ? most : undefined
  const sizes = { ...(min && { min }), ...(max && { max }), ...(multiple && { multiple }) }
  if (rule === 'weekly' || rule === 'monthly') return { rule, periods: Number(count) || 1, ...sizes }
  if (rule === 'POQ')
    return { rule, periods: Math.max(1, Math.round(size ?? (Number(count) || 1))), ...sizes }
  if (size && rule !== 'L4L')
    return size === 1
      ? { rule: 'L4L', multiple: 1, ...sizes }
      : { ...sizes, rule: 'FOQ', quantity: size, multiple: undefined }
  return Object.keys(sizes).length > 0 ? { rule: 'L4L', ...sizes } : undefined
}

/** Returns a function that reads the item of the row. */
export function itemReader(cells: Cells, drafts: Drafts): (id: string) => void {
  const { at, source, isSigned } = cells.table
  const leadTimeOf = leadTimeReader(cells, drafts.questions)
  // A part's share in a bill is the line's.
  const hasYield = !at.has('component')
  const has = (...meanings: Parameters<Cells['text']>[0][]) => meanings.some(meaning => at.has(meaning))
  const hasLot = has('lotRule', 'lotSize', 'lotMin', 'lotMax', 'lotMultiple')
  const isBill = has('parent', 'level')
  // With a component, whether it is a phantom is said of the parent.
  const saysPhantom = has('phantom') && !has('component')

  return id => {
    const found = cells.number('onHand')
    // What is available behind a receipt or requirement was there without it.
    const onHand = isSigned && found !== undefined ? found - (cells.number('quantity') ?? 0) : found
    if (onHand !== undefined && onHand < 0) cells.note('negative', 'onHand')
    const good = hasYield ? cells.share('yield') : undefined
    const item: ItemDraft & Place = {
      source,
      line: cells.line,
      name: cells.text('name') || drafts.names.get(id),
      onHand: onHand ?? 0,
      safetyStock: cells.positive('safetyStock') ?? 0,
      leadTime: leadTimeOf?.(),
      lot: hasLot ? lotOf(cells) : undefined,
      phantom: saysPhantom && isYes(cells.text('phantom')),
      // A share next to nothing is a slip.
      yield: good && good >= 0.001 && good <= 1 ? good : undefined,
    }
    const known = drafts.items.get(id)
    if (!known) {
      if (leadTimeOf && !item.leadTime && !item.phantom) cells.note('lead-time-missing', 'leadTime', id)
      drafts.items.set(id, item)
    } else if (known.source !== source && known.line > 0 && !sharesField(known, item))
      drafts.items.set(id, merged(known, item))
    // An item of several parents has a line for each of them.
    else if (!isBill || differs(known, item)) {
      cells.note('duplicate-item', at.has('item') ? 'item' : 'component', id)
      // Lines of several places add up to the stock; otherwise the first line counts.
      if (at.has('location'))
        drafts.items.set(id, { ...known, onHand: (known.onHand ?? 0) + (item.onHand ?? 0) })
    }
  }
}

/** Whether two lists say the same kind of thing about an item. */
const sharesField = (one: ItemDraft, other: ItemDraft): boolean =>
  Boolean((one.onHand && other.onHand) || (one.leadTime && other.leadTime) || (one.lot && other.lot))

/** One list has the stocks and another one the lead times. */
const merged = <T extends ItemDraft>(known: T, item: ItemDraft): T => ({
  ...known,
  name: known.name ?? item.name,
  onHand: known.onHand || item.onHand,
  safetyStock: known.safetyStock || item.safetyStock,
  leadTime: known.leadTime ?? item.leadTime,
  lot: known.lot ?? item.lot,
  phantom: known.phantom || item.phantom,
  yield: known.yield ?? item.yield,
})

const differs = (one: ItemDraft, other: ItemDraft): boolean =>
  one.onHand !== other.onHand ||
  one.safetyStock !== other.safetyStock ||
  one.leadTime?.value !== other.leadTime?.value ||
  one.leadTime?.unit !== other.leadTime?.unit
