import { assignColumns } from './columns/assign-columns.ts'
import { noteLeftOut } from './columns/left-out.ts'
import { readFormats } from './columns/number-and-date-order.ts'
import { columnsOf } from './columns/read-columns.ts'
import { firstOfEach, type Table } from './columns/table.ts'
import { type Drafts, type Notes, newSink } from './drafts.ts'
import { readContent, textContent } from './files/source-content.ts'
import { readText } from './files/text.ts'
import { assemble } from './input/assemble.ts'
import { joinTables } from './input/join.ts'
import { decideKinds } from './kinds/decide-kinds.ts'
import { type LayoutList, layoutOf, withWords } from './layouts/layout.ts'
import { is } from './layouts/marks.ts'
import { loadLayouts } from './layouts/systems.ts'
import { Problems } from './problems.ts'
import { Questions } from './questions.ts'
import { cellIn, type Grid, type RawTable } from './raw-table.ts'
import { remembered } from './remembered.ts'
import {
  type ImportColumn,
  type ImportSource,
  type ImportTable,
  isUnread,
  type Limits,
  type ReadOptions,
  type ReadResult,
} from './result.ts'
import { itemIn, writtenItem } from './rows/cells.ts'
import { withPurchases } from './rows/purchase.ts'
import { readRows } from './rows/read-rows.ts'
import { evidenceInWords, problemInWords, questionInWords, type Sentences } from './sentences.ts'
import { type Column, find, has, isSigned, those } from './tables/column.ts'
import { upright } from './tables/shapes.ts'
import { findTables } from './tables/tables.ts'
import { horizonOf } from './words/horizon.ts'

// Lists to what `plan` takes, stage by stage. Each takes what the one before has returned, and changes none of it:
// files → rows of cells → tables → what each table is → columns → what the rows say → one plan. A folder has the files of each.

/** Reads lists: see `read` in `entries/planner.ts`. What is said of them is in the language of `sentences`. */
export async function readLists(
  sources: readonly ImportSource[],
  options: Omit<ReadOptions, 'language'>,
  sentences: Sentences,
): Promise<ReadResult> {
  const { today, workdays, holidays, answers = {}, limits = {} } = options
  const notes: Notes = {
    problems: new Problems(),
    questions: new Questions(answers),
    horizon: horizonOf(today, workdays, holidays),
  }
  const grids = await readFiles(sources, notes.problems)
  const written = grids.flatMap(grid => findTables(grid, notes.problems))
  const raw = await upright(written, notes)
  const found = isWithin(raw, limits, notes.problems) ? readTables(raw, await loadLayouts(raw), notes) : []
  const tables = withPurchases(found)
  noteLeftOut(tables, notes.problems)
  const formats = readFormats(tables, notes.questions)
  const rows = readRows(tables, formats, notes)
  // A list of items alone names each as it is.
  const isJoined = tables.length > 1 || rows.lines.length > 0 || rows.dues.length > 0
  const drafts = isJoined ? joinTables(rows, tables, notes.problems) : rows
  const planned = assemble(withinItems(drafts, limits, notes.problems), tables, notes)
  for (const id of notes.questions.strangers) notes.problems.add('unknown-answer', '', 0, '', id)
  return { ...planned, ...inWords(tables, notes, sentences) }
}

// ---------------------------------------------------------------------------------------------------------------- files

/** How JSON, XML and HTML begin. */
const markup = /^\uFEFF?\s{0,100}(?:\[?\s{0,100}\{\s{0,100}"|\[\s{0,100}\[|<[!?a-z])/i

/** The rows of each text, and of each sheet of a workbook. A library is loaded with the first that needs it. */
async function readFiles(sources: readonly ImportSource[], problems: Problems): Promise<readonly Grid[]> {
  if (sources.length === 0) problems.add('empty', '')
  const grids: Grid[] = []
  let number = 0
  for (const source of sources) {
    number += 1
    const { text, bytes, name = String(number) } = source
    if (text === undefined && bytes === undefined) {
      problems.add('unreadable', name)
      continue
    }
    const all = bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : (bytes ?? new Uint8Array())
    const content = text === undefined ? readContent(all) : textContent(text)
    if (content.kind === 'workbook')
      grids.push(...(await (await import('./files/workbook.ts')).readWorkbook(all, name, problems)))
    else if (content.kind === 'refused') problems.add(content.code, name)
    else if (markup.test(content.text.slice(0, 400))) problems.add('markup', name)
    else grids.push(await readText(content.text, name, problems))
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
  const ids = new Set([
    ...[...drafts.items, ...drafts.dues].map(({ item }) => item),
    ...drafts.lines.flatMap(({ parent, child }) => [parent, child]),
  ])
  if (ids.size <= items) return drafts
  problems.add('too-many-items', '', 0, String(items), String(ids.size))
  return newSink()
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
  const [ids, bills, others] = [remembered(idsOf), remembered(billsOf), remembered(othersOf)]
  return described.map(({ table, id, layout, columns }, place): Table => {
    const isElsewhere = (textsOf: typeof ids, fits: (texts: ReadonlySet<string>) => boolean) =>
      described.some((one, other) => other !== place && fits(textsOf(one)))
    const knows = (text: string) => isElsewhere(ids, texts => texts.has(writtenItem(text).id))
    const isOther = (text: string) => isElsewhere(others, texts => texts.has(text))
    const hasLines = (text: string) => isElsewhere(bills, texts => texts.has(writtenItem(text).id))
    const about = { table, columns, layout, id, knows, hasLines, questions }
    const hasOthers = () => isElsewhere(ids, texts => texts.size > 0)
    const decided = decideKinds({ ...about, hasOthers, isOther, today: horizon.today })
    const assigned = assignColumns(columns, { ...about, kinds: decided.kinds })
    return {
      ...{ ...table, id, ...decided, columns: assigned },
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
  return filledIn(table, named, cellIn)
}

/** The parents of the lines that a table has. */
function billsOf({ table, columns }: Described): ReadonlySet<string> {
  const parent = find(columns, 'parent') ?? (has(columns, 'component') ? find(columns, 'item') : undefined)
  return parent && has(columns, 'component', 'per') ? filledIn(table, [parent], itemIn) : new Set()
}

/** What a table calls its items, for sure. */
function idsOf({ table, columns }: Described): ReadonlySet<string> {
  const subjects = those(columns, 'item', 'component', 'parent').filter(({ sure }) => sure)
  // Where two columns may be it, another table has to say which.
  const isUnclear = those(subjects, 'item').length > 1
  return filledIn(table, isUnclear ? those(subjects, 'component', 'parent') : subjects, itemIn)
}

const filledIn = (
  { rows }: RawTable,
  columns: readonly Column[],
  read: typeof cellIn,
): ReadonlySet<string> => {
  const texts = new Set<string>()
  for (const { index } of columns) for (const row of rows) texts.add(read(row, index))
  texts.delete('')
  return texts
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
        evidence: evidenceInWords(
          evidence.filter(({ says }) => kinds.includes(says)),
          sentences,
        ),
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
