import { Pace } from '../pace.ts'
import { withItemAbove } from './above.ts'
import { assemble } from './assemble.ts'
import type { Table } from './column.ts'
import { readColumns } from './columns.ts'
import { readContent, textContent } from './decode.ts'
import type { Drafts } from './drafts.ts'
import { readFormats } from './formats.ts'
import { Horizon } from './horizon.ts'
import { readText } from './layout.ts'
import { noteLeftOut } from './left-out.ts'
import { Problems } from './problems.ts'
import { Questions } from './questions.ts'
import { readRows } from './read-rows.ts'
import type { Rows } from './records.ts'
import { withoutPairs, withoutRepeats } from './repeated.ts'
import type { ImportSource, ReadOptions, ReadResult } from './result.ts'
import { findTables } from './tables.ts'
import { upright } from './turned.ts'

/** Reads lists: see `read` in `entries/planner.ts`. */
export async function readLists(sources: readonly ImportSource[], options: ReadOptions): Promise<ReadResult> {
  const { today, workdays, holidays, answers = {}, signal, onProgress } = options
  const problems = new Problems()
  const questions = new Questions(answers)
  const horizon = new Horizon(today, workdays, holidays)
  const pace = new Pace(signal, onProgress)
  signal?.throwIfAborted()

  const tables: Table[] = []
  for (const [index, source] of sources.entries())
    for (const rows of await readSource(source, source.name ?? String(index + 1), problems, pace))
      for (const table of await findTables(rows, problems, pace))
        for (const one of withoutPairs(withoutRepeats(upright(withItemAbove(table)))))
          tables.push(readColumns(one, tables.length, questions))
  if (sources.length === 0) problems.add('empty', '')
  noteLeftOut(tables, problems)

  const drafts: Drafts = {
    items: new Map(),
    phantoms: new Set(),
    stocks: new Map(),
    names: new Map(),
    lines: [],
    tops: [],
    dues: [],
    problems,
    questions,
    horizon,
  }
  const formats = await readFormats(tables, questions, pace)
  for (const [index, table] of tables.entries())
    await readRows(table, formats, drafts, pace, done =>
      onProgress?.(0.4 + (0.5 * (index + done)) / tables.length),
    )
  const planned = await assemble(
    drafts,
    tables.some(({ holds }) => holds.includes('items')),
    pace,
  )
  onProgress?.(1)

  return {
    ...planned,
    problems: problems.list,
    moreProblems: problems.more,
    questions: questions.list,
    tables: tables.map(({ source, line, holds, rows, columns }) => ({
      source,
      line,
      holds,
      rows: rows.length,
      columns: columns
        .filter(({ heading, samples }) => heading !== '' || samples.length > 0)
        .map(({ id, heading, meaning, sure, samples }) => ({ id, heading, meaning, sure, samples })),
    })),
  }
}

/** How JSON, XML and HTML begin. */
const markup = /^\uFEFF?\s*(?:\[?\s*\{\s*"|\[\s*\[|<[!?a-z])/i

/** Returns the rows of a text, or of each sheet of a workbook. */
async function readSource(
  { text, bytes }: ImportSource,
  name: string,
  problems: Problems,
  pace: Pace,
): Promise<readonly Rows[]> {
  if (text === undefined && bytes === undefined) {
    problems.add('unreadable', name)
    return []
  }
  const all = bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : (bytes ?? new Uint8Array())
  const content = text === undefined ? await readContent(all, pace) : textContent(text)
  if (content.kind === 'workbook') {
    const { readWorkbook } = await import('./workbook.ts')
    return readWorkbook(all, name, problems, pace)
  }
  if (content.kind === 'text') {
    if (!markup.test(content.text.slice(0, 200))) return [await readText(content.text, name, problems, pace)]
    problems.add('markup', name)
  } else problems.add(content.code, name)
  return []
}
