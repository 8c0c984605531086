import { assemble } from './assemble.ts'
import { assignColumns } from './assign-columns.ts'
import { writtenItem } from './cells.ts'
import { type Column, columnsOf, find, has, isSigned } from './column.ts'
import { decideKinds } from './decide-kinds.ts'
import type { Drafts, Notes } from './drafts.ts'
import type { Grid } from './grid.ts'
import { Horizon } from './horizon.ts'
import { type LayoutList, layoutOf, withWords } from './layouts/layout.ts'
import { is } from './layouts/marks.ts'
import { loadLayouts } from './layouts/systems.ts'
import { noteLeftOut } from './left-out.ts'
import { withLevelsAcross } from './level-columns.ts'
import { readFormats } from './number-and-date-order.ts'
import { Problems } from './problems.ts'
import { Questions } from './questions.ts'
import { readRows } from './read-rows.ts'
import {
  type ImportColumn,
  type ImportSource,
  type ImportTable,
  isUnread,
  type Limits,
  type ReadOptions,
  type ReadResult,
} from './result.ts'
import type { Sentences } from './sentences/sentence-types.ts'
import { evidenceInWords, loadSentences, problemInWords, questionInWords } from './sentences.ts'
import { mayBeBill, upright } from './shapes.ts'
import { textContent } from './source-content.ts'
import { firstOfEach, isOfItems, type Table } from './table.ts'
import { findTables, type RawTable } from './tables.ts'
import type { ParseCsv } from './text.ts'
import { readText } from './text.ts'

// Lists to what `plan` takes, stage by stage. Each takes what the one before has returned, and changes none of it:
// files → rows of cells → tables → what each table is → columns → what the rows say → one plan.

/** Reads lists: see `read` in `entries/planner.ts`. */
export async function readLists(sources: readonly ImportSource[], options: ReadOptions): Promise<ReadResult> {
  const { today, workdays, holidays, answers = {}, limits = {}, language = 'en' } = options
  const notes: Notes = {
    problems: new Problems(),
    questions: new Questions(answers),
    horizon: new Horizon(today, workdays, holidays),
  }
  const sentences = await loadSentences(language)
  const grids = await readFiles(sources, notes.problems)
  const written = grids
    .flatMap(grid => findTables(grid, notes.problems))
    .map(table => withLevelsAcross(table, notes.problems))
  const bills = written.some(mayBeBill) ? await import('./bill-shapes.ts') : undefined
  const lists = written.map(table => bills?.uprightBill(table) ?? table).flatMap(upright)
  const raw = lists[1] ? (await import('./order-heads.ts')).withOrderHeads(lists, notes.problems) : lists
  const found = isWithin(raw, limits, notes.problems) ? readTables(raw, await loadLayouts(raw), notes) : []
  const purchase = found.some(isOfItems) ? await import('./purchase.ts') : undefined
  const tables = purchase?.withPurchases(found) ?? found
  noteLeftOut(tables, notes.problems)
  const formats = readFormats(tables, notes.questions)
  const rows = await readRows(tables, formats, notes)
  // A list of items alone names each as it is.
  const isJoined = tables.length > 1 || rows.lines.length > 0 || rows.dues.length > 0
  const drafts = isJoined ? (await import('./join.ts')).joinTables(rows, tables, notes.problems) : rows
  const planned = await assemble(withinItems(drafts, limits, notes.problems), tables, notes)
  for (const id of notes.questions.strangers) notes.problems.add('unknown-answer', '', 0, '', id)
  return { ...planned, ...inWords(tables, notes, sentences) }
}

// ---------------------------------------------------------------------------------------------------------------- files

/** How JSON, XML and HTML begin. */
const markup = /^\uFEFF?\s{0,100}(?:\[?\s{0,100}\{\s{0,100}"|\[\s{0,100}\[|<[!?a-z])/i

/** The rows of each text, and of each sheet of a workbook. What only some need is loaded with the first of them. */
async function readFiles(sources: readonly ImportSource[], problems: Problems): Promise<readonly Grid[]> {
  if (sources.length === 0) problems.add('empty', '')
  const grids: Grid[] = []
  for (const [index, { text, bytes, name = String(index + 1) }] of sources.entries()) {
    if (text === undefined && bytes === undefined) {
      problems.add('unreadable', name)
      continue
    }
    const all = bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : (bytes ?? new Uint8Array())
    const content = text === undefined ? (await import('./decode.ts')).readContent(all) : textContent(text)
    if (content.kind === 'workbook')
      grids.push(...(await (await import('./workbook.ts')).readWorkbook(all, name, problems)))
    else if (content.kind === 'refused') problems.add(content.code, name)
    else if (markup.test(content.text.slice(0, 400))) problems.add('markup', name)
    else
      grids.push(
        await readText(content.text, name, (await import('papaparse')).default.parse as ParseCsv, problems),
      )
  }
  return grids
}

/** Whether there are no more rows than are taken. A part of a list would be planned wrongly, so none of it is then. */
function isWithin(
  tables: readonly RawTable[],
  { rows = Number.POSITIVE_INFINITY }: Limits,
  problems: Problems,
): boolean {
  const count = tables.reduce((sum, table) => sum + table.rows.length, 0)
  if (count > rows) problems.add('too-many-rows', '', 0, String(rows), String(count))
  return count <= rows
}

function withinItems(
  drafts: Drafts,
  { items = Number.POSITIVE_INFINITY }: Limits,
  problems: Problems,
): Drafts {
  const ids = new Set<string>()
  for (const { item } of drafts.items) ids.add(item)
  for (const { parent, child } of drafts.lines) ids.add(parent).add(child)
  for (const { item } of drafts.dues) ids.add(item)
  if (ids.size <= items) return drafts
  problems.add('too-many-items', '', 0, String(items), String(ids.size))
  return {
    ...drafts,
    items: [],
    lines: [],
    dues: [],
    heads: [],
    tops: [],
    stocks: new Map(),
    safety: new Map(),
  }
}

// --------------------------------------------------------------------------------------------------------------- tables

interface Described {
  readonly table: RawTable
  readonly id: string
  readonly layout: LayoutList | undefined
  readonly columns: readonly Column[]
}

function readTables(
  raw: readonly RawTable[],
  layouts: readonly LayoutList[],
  { questions, horizon }: Notes,
): readonly Table[] {
  const described = raw.map((written, place): Described => {
    const id = String(place)
    const layout = layoutOf(written, layouts)
    const table = withWords(written, layout)
    return { table, id, layout, columns: columnsOf(table, id, layout, questions) }
  })
  const ids = described.map(idsOf)
  const bills = described.map(billsOf)
  const others = described.map(othersOf)
  return described.map(({ table, id, layout, columns }, place): Table => {
    const knows = (text: string) => ids.some((one, other) => other !== place && one.has(writtenItem(text).id))
    const isOther = (text: string) => others.some((one, other) => other !== place && one.has(text))
    const hasLines = (text: string) =>
      bills.some((one, other) => other !== place && one.has(writtenItem(text).id))
    const decided = decideKinds({
      table,
      columns,
      layout,
      id,
      knows,
      isOther,
      hasLines,
      today: horizon.today,
      questions,
    })
    const { kinds } = decided
    const assigned = assignColumns(columns, { table, kinds, id, knows, hasLines, questions })
    return {
      ...table,
      id,
      ...decided,
      columns: assigned,
      at: firstOfEach(assigned),
      isSigned: isSigned(assigned),
    }
  })
}

/** Places, customers and suppliers that a table names. */
function othersOf({ table, columns }: Described): ReadonlySet<string> {
  const named = columns.filter(
    ({ meaning, heading }) => meaning === 'location' || (meaning === 'ignored' && is.partnerOnly(heading)),
  )
  return new Set(
    named.flatMap(({ index }) => table.rows.map(row => row[index]?.trim() ?? '')).filter(text => text !== ''),
  )
}

/** The parents of the lines that a table has. */
function billsOf({ table, columns }: Described): ReadonlySet<string> {
  const parent = find(columns, 'parent') ?? (has(columns, 'component') ? find(columns, 'item') : undefined)
  if (!parent || !has(columns, 'component', 'per')) return new Set()
  return new Set(table.rows.map(row => writtenItem(row[parent.index]?.trim() ?? '').id))
}

/** What a table calls its items, for sure. */
function idsOf({ table, columns }: Described): ReadonlySet<string> {
  const subjects = columns.filter(
    ({ meaning, sure }) => sure && ['item', 'component', 'parent'].includes(meaning),
  )
  // Where two columns may be it, another table has to say which.
  const [one] = subjects.filter(({ meaning }) => meaning === 'item')
  const isUnclear = subjects.filter(({ meaning }) => meaning === 'item').length > 1
  const used = isUnclear ? subjects.filter(column => column !== one && column.meaning !== 'item') : subjects
  return new Set(
    used
      .flatMap(({ index }) => table.rows.map(row => writtenItem(row[index]?.trim() ?? '').id))
      .filter(id => id !== ''),
  )
}

// ---------------------------------------------------------------------------------------------------------------- words

function inWords(tables: readonly Table[], { problems, questions }: Notes, sentences: Sentences) {
  return {
    problems: problems.list.map(noted => problemInWords(noted, sentences)),
    moreProblems: problems.more,
    questions: questions.list.map(asked => questionInWords(asked, sentences)),
    tables: tables.map((table): ImportTable => {
      const { id, source, line, lines, rows, kinds, evidence, columns } = table
      return {
        ...{ id, source, line, kinds },
        lastLine: lines.reduce((last, one) => Math.max(last, one), line),
        rows: rows.length,
        evidence: evidenceInWords(evidence, sentences),
        columns: columns
          .filter(({ heading, samples }) => heading !== '' || samples.length > 0)
          .map(column => shown(column, table, questions)),
      }
    }),
  }
}

function shown(
  { id, heading, meaning, sure, samples }: Column,
  { kinds }: Table,
  questions: Questions,
): ImportColumn {
  const used = meaning !== 'ignored' && !kinds.some(isUnread)
  return { id, heading, meaning, sure: sure && !questions.isAbout(id), used, samples }
}
