import {
  type ImportColumn,
  type ImportTable,
  type Kind,
  kinds,
  meanings,
} from '../../../planning/read/result.ts'
import { control } from '../../../ui/field.styles.ts'
import { pill } from '../../../ui/pill.styles.ts'
import { roles } from '../../../ui/table-roles.ts'
import { visuallyHidden } from '../../../ui/text.styles.ts'
import type { ListMessages } from '../../../words/en/planner-list.ts'
import { card, head, table } from '../planner.styles.ts'
import { type PlannerWords, usePlannerWords } from '../planner-words.ts'
import type { Read } from './planned-list.ts'
import * as styles from './table-readings.styles.ts'

interface TableReadingsProps {
  readonly read: Read
  readonly onAnswer: (id: string, answer: string) => void
}

/** How each table was read, in a sentence. Each can be read as something else, and so can each of its columns. */
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

type TableReadingProps = TableReadingsProps & {
  readonly table: ImportTable
  readonly name: string
}

function TableReading({ table: one, name, read, onAnswer }: TableReadingProps) {
  const words = usePlannerWords()
  const { t } = words
  const { questions } = read.result
  // What is asked about, or was just answered, stands open until the plan comes.
  const isAbove = (asked: string) => asked === one.id || asked.startsWith(`${one.id}.`)
  const isAsked =
    questions.length > 0 &&
    [...questions.map(question => question.id), ...Object.keys(read.answers)].some(isAbove)
  return (
    <details open={isAsked || undefined}>
      <summary className={`${head} ${styles.summary}`}>
        <span>{name + readingIn(words, one)}</span>
      </summary>
      <div className={styles.reading}>
        {one.evidence.length > 0 && (
          <p>{t('planner.table.evidence', { evidence: one.evidence.slice(0, 3).join('; ') })}</p>
        )}
        <KindField onAnswer={onAnswer} table={one} />
        <ColumnTable columns={one.columns} onAnswer={onAnswer} read={read} />
      </div>
    </details>
  )
}

/** Says what a table is read as, and which columns of it. */
function readingIn(words: PlannerWords, { rows, line, lastLine, kinds, columns }: ImportTable): string {
  const { t, number } = words
  const place = t(rows === 1 ? 'planner.table.place.one' : 'planner.table.place.many', {
    from: number(rows === 1 ? lastLine : line + 1),
    to: number(lastLine),
    count: number(rows),
  })
  const headings = (isUsed: boolean) =>
    columns
      .filter(({ used, heading }) => used === isUsed && heading !== '')
      .map(({ heading }) => heading)
      .join(', ')
  const [used, unused] = [headings(true), headings(false)]
  const values = { place, kinds: kindsIn(words, kinds), used }
  if (!used) return t('planner.table.unread', values)
  const sentence = t('planner.table.sentence', values)
  return unused ? `${sentence} ${t('planner.table.unused', { unused })}` : sentence
}

const kindsIn = ({ t }: PlannerWords, kinds: readonly Kind[]): string =>
  kinds.map(kind => t(`planner.table.${kind}`)).join(', ')

/** What a table may be read as. */
const readings: readonly (readonly Kind[])[] = [
  ...kinds.map(kind => [kind]),
  ['items', 'bill'],
  ['items', 'wanted'],
  ['items', 'bill', 'wanted'],
]

function KindField({ table: { id, kinds }, onAnswer }: Pick<TableReadingProps, 'table' | 'onAnswer'>) {
  const words = usePlannerWords()
  const options = readings.some(some => some.join() === kinds.join()) ? readings : [kinds, ...readings]
  return (
    <label>
      {words.t('planner.table.kind')}
      <select
        className={control}
        onChange={({ target }) => onAnswer(id, target.value)}
        part="input"
        value={kinds.join(' ')}
      >
        {options.map(kinds => (
          <option key={kinds.join(' ')} value={kinds.join(' ')}>
            {kindsIn(words, kinds)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The question about a column may have a word of its own behind the column's id. */
const isAbout = (id: string, column: string): boolean => id === column || id.startsWith(`${column}:`)

type ColumnTableProps = TableReadingsProps & { readonly columns: readonly ImportColumn[] }

/** What each column is read as: sure, or asked. */
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
        <select
          aria-label={t('planner.column.of', { column: heading || id })}
          className={control}
          onChange={({ target }) => onAnswer(id, target.value)}
          part="input"
          value={meaning}
        >
          {meanings.map(one => (
            <option key={one} value={one}>
              {t(`planner.meaning.${one}` as keyof ListMessages)}
            </option>
          ))}
        </select>
      </td>
      <td {...roles.cell}>
        <span className={pill} data-tone={isAsked ? 'warn' : 'good'}>
          {t(`planner.column.${isAsked ? 'asks' : isSaid ? 'said' : 'sure'}`)}
        </span>
      </td>
    </tr>
  )
}
