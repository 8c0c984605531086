import { type ImportColumn, type ImportTable, kinds, meanings } from '../../../planning/read/result.ts'
import { pill } from '../../../ui/pill.styles.ts'
import { roles } from '../../../ui/table-roles.ts'
import { visuallyHidden } from '../../../ui/text.styles.ts'
import type { ListMessages } from '../../../words/en/planner-list.ts'
import { Choice } from '../buttons.tsx'
import { card, head, table } from '../planner.styles.ts'
import type { PlannerWords } from '../planner-words.ts'
import { usePlannerWords } from '../shown.ts'
import type { ReadOutcome } from './planned-list.ts'
import * as styles from './table-readings.styles.ts'

interface TableReadingsProps {
  readonly read: ReadOutcome
  readonly onAnswer: (id: string, answer: string) => void
}

/** Says how each table was read, in a sentence. Each can be read as something else, and so can each of its columns. */
export function TableReadings({ read, onAnswer }: TableReadingsProps) {
  const { t } = usePlannerWords()
  const { tables } = read.result
  if (tables.length === 0) return null
  const sources = new Set(tables.map(({ source }) => source))
  return (
    <section aria-label={t('planner.tables')} className={`${card} ${styles.tables}`}>
      {tables.map(one => (
        <TableReading
          key={one.id}
          name={sources.size > 1 ? `${one.source}. ` : ''}
          onAnswer={onAnswer}
          read={read}
          table={one}
        />
      ))}
    </section>
  )
}

interface TableReadingProps extends TableReadingsProps {
  readonly table: ImportTable
  readonly name: string
}

function TableReading({ table: one, name, read, onAnswer }: TableReadingProps) {
  const words = usePlannerWords()
  const { t } = words
  const { id, evidence, columns } = one
  const reading = one.kinds.join(' ')
  const others = readings.includes(reading) ? [] : [reading]
  return (
    <details>
      <summary className={`${head} ${styles.summary}`}>
        <span>{name + readingText(words, one)}</span>
      </summary>
      <div className={styles.reading}>
        {evidence.length > 0 && (
          <p>{t('planner.table.evidence', { evidence: evidence.slice(0, 3).join('; ') })}</p>
        )}
        <label>
          {t('planner.table.kind')}
          <Choice
            choices={[...others, ...readings].map(kinds => [kinds, kindsText(words, kinds)])}
            onChoose={answer => onAnswer(id, answer)}
            value={reading}
          />
        </label>
        <ColumnTable columns={columns} onAnswer={onAnswer} read={read} />
      </div>
    </details>
  )
}

/** Whether an id is that of a table or column, or of a part of it: a column of the table, a word in the column. */
const isAbout = (id: string, whole: string): boolean =>
  id === whole || ['.', ':'].some(sign => id.startsWith(whole + sign))

/** Names lines that follow each other. */
export const placeIn = ({ t, number }: PlannerWords, from: number, to: number): string =>
  t(from === to ? 'planner.line' : 'planner.line.range', { from: number(from), to: number(to) })

/** Says what a table is read as, and which columns of it. */
function readingText(words: PlannerWords, { rows, line, lastLine, kinds, columns }: ImportTable): string {
  const { t, number } = words
  const place = t(`planner.table.place.${rows === 1 ? 'one' : 'many'}`, {
    lines: placeIn(words, rows === 1 ? lastLine : line + 1, lastLine),
    count: number(rows),
  })
  const headings = (isUsed: boolean) =>
    columns.flatMap(({ used, heading }) => (used === isUsed && heading ? heading : [])).join(', ')
  const [used, unused] = [headings(true), headings(false)]
  const values = { place, kinds: kindsText(words, kinds.join(' ')), used }
  if (!used) return t('planner.table.unread', values)
  const sentence = t('planner.table.sentence', values)
  return unused ? `${sentence} ${t('planner.table.unused', { unused })}` : sentence
}

/** Says what kinds of rows a table has: `items bill` are two. */
export const kindsText = ({ t }: PlannerWords, kinds: string): string =>
  kinds
    .split(' ')
    .map(kind => t(`planner.table.${kind}` as keyof ListMessages))
    .join(', ')

/** What a table may be read as. */
const readings: readonly string[] = [...kinds, 'items bill', 'items wanted', 'items bill wanted']

type ColumnTableProps = TableReadingsProps & Pick<ImportTable, 'columns'>

/** Shows what each column is read as: sure, or asked. */
function ColumnTable({ columns, ...rest }: ColumnTableProps) {
  const { t } = usePlannerWords()
  return (
    <table {...roles.table} className={`${table} ${styles.columns}`}>
      <caption className={visuallyHidden}>{t('planner.columns')}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.column}>{t('planner.column')}</th>
          <th {...roles.column}>{t('planner.column.values')}</th>
          <th {...roles.column}>{t('planner.column.meaning')}</th>
          <td {...roles.cell} />
        </tr>
      </thead>
      <tbody {...roles.group}>
        {columns.map(column => (
          <ColumnRow {...rest} column={column} key={column.id} />
        ))}
      </tbody>
    </table>
  )
}

type ColumnRowProps = TableReadingsProps & { readonly column: ImportColumn }

function ColumnRow({ column, read: { result, answers }, onAnswer }: ColumnRowProps) {
  const { t } = usePlannerWords()
  const { id, heading, meaning, sure, samples } = column
  const isAsked = !sure || result.questions.some(question => isAbout(question.id, id))
  const isSaid = Object.keys(answers).some(answer => isAbout(answer, id))
  return (
    <tr {...roles.row}>
      <th {...roles.header}>{heading || '–'}</th>
      <td {...roles.cell}>{samples.slice(0, 3).join(', ')}</td>
      <td {...roles.cell}>
        <Choice
          aria-label={t('planner.column.of', { column: heading || id })}
          choices={meanings.map(one => [one, t(`planner.meaning.${one}` as keyof ListMessages)])}
          onChoose={answer => onAnswer(id, answer)}
          value={meaning}
        />
      </td>
      <td {...roles.cell}>
        <span className={pill} data-tone={isAsked ? 'warn' : 'good'}>
          {t(`planner.column.${isAsked ? 'asks' : isSaid ? 'said' : 'sure'}`)}
        </span>
      </td>
    </tr>
  )
}
