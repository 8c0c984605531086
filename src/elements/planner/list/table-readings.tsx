import { useId } from 'react'
import {
  type ImportColumn,
  type ImportTable,
  type Kind,
  kinds,
  type Meaning,
  meanings,
} from '../../../planning/read/result.ts'
import { control } from '../../../ui/field.styles.ts'
import { pill } from '../../../ui/pill.styles.ts'
import { roles } from '../../../ui/table-roles.ts'
import { visuallyHidden } from '../../../ui/text.styles.ts'
import type { ListMessages } from '../../../words/en/planner-list.ts'
import { card, head, table } from '../planner.styles.ts'
import { usePlannerWords } from '../planner-words.ts'
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

/** What a table may be read as. */
const readings: readonly (readonly Kind[])[] = [
  ...kinds.map(kind => [kind]),
  ['items', 'bill'],
  ['items', 'wanted'],
  ['items', 'bill', 'wanted'],
]

function TableReading({ table: one, name, read, onAnswer }: TableReadingProps) {
  const { t, number } = usePlannerWords()
  const { questions } = read.result
  const id = useId()
  // What is asked about, or was just answered, stands open until the plan comes.
  const isAbove = (asked: string) => asked === one.id || asked.startsWith(`${one.id}.`)
  const isAsked =
    questions.length > 0 &&
    [...questions.map(question => question.id), ...Object.keys(read.answers)].some(isAbove)
  const place = t(one.rows === 1 ? 'planner.table.place.one' : 'planner.table.place.many', {
    from: number(one.rows === 1 ? one.lastLine : one.line + 1),
    to: number(one.lastLine),
    count: number(one.rows),
  })
  const inWords = (some: readonly Kind[]) => some.map(kind => t(`planner.table.${kind}`)).join(', ')
  const headings = (isUsed: boolean) =>
    one.columns
      .filter(({ used, heading }) => used === isUsed && heading !== '')
      .map(({ heading }) => heading)
      .join(', ')
  const [used, unused] = [headings(true), headings(false)]
  const options = readings.some(kind => kind.join() === one.kinds.join())
    ? readings
    : [one.kinds, ...readings]
  return (
    <details open={isAsked || undefined}>
      <summary className={`${head} ${styles.summary}`}>
        <span>
          {name +
            t(used ? 'planner.table.sentence' : 'planner.table.unread', {
              place,
              kinds: inWords(one.kinds),
              used,
            }) +
            (unused && used ? ` ${t('planner.table.unused', { unused })}` : '')}
        </span>
      </summary>
      <div className={styles.reading}>
        {one.evidence.length > 0 && (
          <p>{t('planner.table.evidence', { evidence: one.evidence.slice(0, 3).join('; ') })}</p>
        )}
        <label htmlFor={id}>
          {t('planner.table.kind')}
          <select
            className={control}
            id={id}
            onChange={({ target }) => onAnswer(one.id, target.value)}
            part="input"
            value={one.kinds.join(' ')}
          >
            {options.map(kind => (
              <option key={kind.join(' ')} value={kind.join(' ')}>
                {inWords(kind)}
              </option>
            ))}
          </select>
        </label>
        <ColumnTable columns={one.columns} onAnswer={onAnswer} read={read} />
      </div>
    </details>
  )
}

/** The question about a column may have a word of its own behind the column's id. */
const isAbout = (id: string, column: string): boolean => id === column || id.startsWith(`${column}:`)

type ColumnTableProps = TableReadingsProps & { readonly columns: readonly ImportColumn[] }

/** What each column is read as: sure, or asked. */
function ColumnTable({ columns, read: { result, answers }, onAnswer }: ColumnTableProps) {
  const { t } = usePlannerWords()
  const nameOf = (meaning: Meaning) => t(`planner.meaning.${meaning}` as keyof ListMessages)
  const stateOf = (column: string, sure: boolean) => {
    if (!sure || result.questions.some(question => isAbout(question.id, column))) return 'asks'
    return Object.keys(answers).some(id => isAbout(id, column)) ? 'said' : 'sure'
  }
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
        {columns.map(({ id: column, heading, meaning, sure, samples }) => (
          <tr {...roles.row} key={column}>
            <th {...roles.header}>{heading || '–'}</th>
            <td {...roles.cell}>{samples.slice(0, 3).join(', ')}</td>
            <td {...roles.cell}>
              <select
                aria-label={t('planner.column.of', { column: heading || column })}
                className={control}
                onChange={({ target }) => onAnswer(column, target.value)}
                part="input"
                value={meaning}
              >
                {meanings.map(one => (
                  <option key={one} value={one}>
                    {nameOf(one)}
                  </option>
                ))}
              </select>
            </td>
            <td {...roles.cell}>
              <span className={pill} data-tone={stateOf(column, sure) === 'asks' ? 'warn' : 'good'}>
                {t(`planner.column.${stateOf(column, sure)}`)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
