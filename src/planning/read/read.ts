import { type Columns, find, has, isSigned, those } from './column.ts'
import { assignColumns } from './column-meanings/assign-columns.ts'
import { noteLeftOut } from './column-meanings/left-out.ts'
import { columnsOf } from './columns/read-columns.ts'
import { type Drafts, type Notes, newSink } from './drafts.ts'
import { readContent, textContent } from './files/source-content.ts'
import { readText } from './files/text.ts'
import { assemble } from './input/assemble.ts'
import { joinTables } from './input/join.ts'
import { decideKinds } from './kinds/decide-kinds.ts'
import type { Undecided } from './kinds/directions.ts'
import { firstOfEach, type Table } from './known-table.ts'
import { type LayoutList, layoutOf, withWords } from './layouts/layout.ts'
import { loadLayouts } from './layouts/systems.ts'
import { namesPartner } from './layouts/telling-words.ts'
import { memoize } from './memoize.ts'
import { type Problem, Problems } from './problems.ts'
import { Questions } from './questions.ts'
import { cellIn, type Grid, type RawTable } from './raw-table.ts'
import type { ImportSource, ImportTable, ReadOptions, ReadResult } from './result.ts'
import { isUnread } from './result.ts'
import { itemIn, writtenItem } from './rows/cells.ts'
import { readFormats } from './rows/number-and-date-order.ts'
import { readRows } from './rows/read-rows.ts'
import { evidenceInWords, type Sentences } from './sentences.ts'
import { setUpright } from './tables/shapes.ts'
import { findTables } from './tables/tables.ts'
import { filled } from './worded.ts'
import { horizonOf } from './words/horizon.ts'

// Turns lists into what `plan` takes, stage by stage. Each takes what the one before has returned, and changes none of it;
// problems and questions are added to `notes`. A folder has the files of each: `files` (rows of cells) → `tables` →
// `columns` (each by itself) → `kinds` (what each table is) → `column-meanings` (its columns together) → `rows` → `input` (one plan).

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
  const raw = await setUpright(written, notes)
  // A part of a list would be planned wrongly, so none of it is then.
  const count = raw.reduce((sum, table) => sum + table.rows.length, 0)
  const isRead = isWithin(notes.problems, 'too-many-rows', count, limits.rows)
  const tables = isRead ? readTables(raw, await loadLayouts(raw), notes) : []
  noteLeftOut(tables, notes.problems)
  const formats = readFormats(tables, notes.questions)
  const rows = readRows(tables, formats, notes)
  // A list of items alone names each as it is.
  const isJoined = tables.length > 1 || rows.lines.length > 0 || rows.dues.length > 0
  const drafts = isJoined ? joinTables(rows, tables, notes.problems) : rows
  const isPlanned = isWithin(notes.problems, 'too-many-items', itemsOf(drafts).size, limits.items)
  const planned = assemble(isPlanned ? drafts : newSink(), tables, notes)
  for (const id of notes.questions.strangers) notes.problems.add('unknown-answer', undefined, id)
  return { ...planned, ...inWords(tables, notes, sentences) }
}

// ---------------------------------------------------------------------------------------------------------------- files

/** How JSON, XML and HTML begin, and a table of HTML below other text. */
const markup = /^\uFEFF?\s{0,100}(?:\[?\s{0,100}\{\s{0,100}"|\[\s{0,100}\[|<[!?a-z])|<t[rdh]\b[^<>]{0,400}>/i

/** The rows of each text, and of each sheet of a workbook. A library is loaded with the first that needs it. */
async function readFiles(sources: readonly ImportSource[], problems: Problems): Promise<readonly Grid[]> {
  if (sources.length === 0) problems.add('empty')
  const grids: Grid[] = []
  let number = 0
  for (const source of sources) {
    number += 1
    const { text, bytes, name = String(number) } = source
    if (text === undefined && bytes === undefined) {
      problems.add('unreadable', { source: name })
      continue
    }
    const all = bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : (bytes ?? new Uint8Array())
    const content = text === undefined ? readContent(all) : textContent(text)
    if (content.kind === 'workbook')
      grids.push(...(await (await import('./files/workbook.ts')).readWorkbook(all, name, problems)))
    else if (content.kind === 'refused') problems.add(content.code, { source: name })
    else if (markup.test(content.text.slice(0, 4000))) problems.add('markup', { source: name })
    else grids.push(await readText(content.text, name, problems))
  }
  return grids
}

/** Tells whether there are no more of something than are taken. More are reported. */
function isWithin(
  problems: Problems,
  code: Problem['code'],
  count: number,
  limit = Number.POSITIVE_INFINITY,
) {
  if (count > limit) problems.add(code, { source: '', column: String(limit) }, String(count))
  return count <= limit
}

const itemsOf = ({ items, dues, lines }: Drafts): ReadonlySet<string> =>
  new Set([
    ...[...items, ...dues].map(({ item }) => item),
    ...lines.flatMap(({ parent, child }) => [parent, child]),
  ])

// --------------------------------------------------------------------------------------------------------------- tables

type Described = Pick<Undecided, 'table' | 'id' | 'layout' | 'columns'>

function readTables(raw: readonly RawTable[], layouts: readonly LayoutList[], notes: Notes) {
  const { questions, horizon } = notes
  const described = raw.map((written, place): Described => {
    const id = String(place)
    const layout = layoutOf(written, layouts)
    const table = withWords(written, layout)
    return { table, id, layout, columns: columnsOf(table, id, questions, layout) }
  })
  const [ids, bills, partners] = [memoize(idsOf), memoize(billsOf), memoize(partnersOf)]
  return described.map((own): Table => {
    const others = described.filter(one => one !== own)
    const undecided: Undecided = {
      ...{ ...own, today: horizon.today, questions },
      knows: text => others.some(one => ids(one).has(writtenItem(text).id)),
      hasOthers: () => others.some(one => ids(one).size > 0),
      isOther: text => others.some(one => partners(one).has(text)),
      hasLines: text => others.some(one => bills(one).has(writtenItem(text).id)),
    }
    const decided = decideKinds(undecided)
    const columns = assignColumns(own.columns, { ...undecided, ...decided })
    const found = { id: own.id, columns, at: firstOfEach(columns), isSigned: isSigned(columns) }
    return { ...own.table, ...decided, ...found }
  })
}

/** Places, customers and suppliers that a table names. */
function partnersOf({ table, columns }: Described): ReadonlySet<string> {
  const named = columns.filter(
    ({ meaning, heading }) => meaning === 'location' || (meaning === 'ignored' && namesPartner(heading)),
  )
  return filledIn(table, named, cellIn)
}

/** The parents of the lines that a table has. */
function billsOf({ table, columns }: Described): ReadonlySet<string> {
  const parent = find(columns, 'parent') ?? (has(columns, 'component') ? find(columns, 'item') : undefined)
  return parent && has(columns, 'component', 'per', 'batch') ? filledIn(table, [parent], itemIn) : new Set()
}

/** What a table calls its items, for sure. */
function idsOf({ table, columns }: Described): ReadonlySet<string> {
  const subjects = those(columns, 'item', 'component', 'parent').filter(({ sure }) => sure)
  // Where two columns may be it, another table has to say which.
  const isUnclear = those(subjects, 'item').length > 1
  return filledIn(table, isUnclear ? those(subjects, 'component', 'parent') : subjects, itemIn)
}

function filledIn({ rows }: RawTable, columns: Columns, read: typeof cellIn): ReadonlySet<string> {
  const texts = new Set(columns.flatMap(({ index }) => rows.map(row => read(row, index))))
  texts.delete('')
  return texts
}

// ---------------------------------------------------------------------------------------------------------------- words

function inWords(tables: readonly Table[], { problems, questions }: Notes, sentences: Sentences) {
  return {
    problems: problems.list.map(one => ({ ...one, sentence: filled(sentences.problems[one.code], one) })),
    moreProblems: problems.more,
    questions: [...questions.open.values()].map(one => {
      const value = one.samples.join(', ')
      return { ...one, sentence: filled(sentences.questions[one.code], { ...one, value }) }
    }),
    tables: tables.map((table): ImportTable => {
      const { id, source, line, lines, rows, kinds, evidence, columns } = table
      const isUsed = !kinds.some(isUnread)
      const speaking = evidence.filter(({ says }) => kinds.includes(says))
      const shown = columns.filter(({ heading, samples }) => heading !== '' || samples.length > 0)
      return {
        ...{ id, source, line, kinds },
        lastLine: lines.reduce((last, one) => Math.max(last, one), line),
        rows: rows.length,
        evidence: evidenceInWords(speaking, sentences),
        columns: shown.map(({ id, heading, meaning, sure, samples }) => ({
          ...{ id, heading, meaning, sure: sure && !questions.isAbout(id) },
          ...{ used: isUsed && meaning !== 'ignored', samples },
        })),
      }
    }),
  }
}
