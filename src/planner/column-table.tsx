import { useId } from 'react'
import type { ListMessages } from '../content/planner-problems/en.ts'
import type { Question } from '../planning/import/questions.ts'
import { type ImportTable, type Meaning, meanings } from '../planning/import/result.ts'
import { control } from '../ui/field.ts'
import { visuallyHidden } from '../ui/inline.ts'
import { pill } from '../ui/pill.ts'
import { roles } from '../ui/table-roles.ts'
import * as styles from './column-table.styles.ts'
import { card, head, table } from './planner.styles.ts'
import type { Words } from './words.ts'

interface ColumnTableProps {
  readonly tables: readonly ImportTable[]
  readonly questions: readonly Question[]
  readonly answers: Readonly<Record<string, string>>
  readonly words: Words
  readonly onAnswer: (id: string, answer: string) => void
}

/** What each column is read as: sure, or asked. Every column can be read as something else. */
export function ColumnTable({ tables, questions, answers, words: { t }, onAnswer }: ColumnTableProps) {
  const id = useId()
  const nameOf = (meaning: Meaning) => t(`planner.meaning.${meaning}` as keyof ListMessages)
  // The question about a column may have a word of its own behind the column's id.
  const isAbout = (id: string, column: string) => id === column || id.startsWith(`${column}:`)
  const stateOf = (column: string, sure: boolean) => {
    if (!sure || questions.some(question => isAbout(question.id, column))) return 'asks'
    return Object.keys(answers).some(id => isAbout(id, column)) ? 'said' : 'sure'
  }
  const columns = tables.flatMap(({ source, columns: all }) => all.map(column => ({ source, ...column })))
  if (columns.length === 0) return null
  return (
    <details className={card} open={questions.length > 0 || undefined}>
      <summary className={`${head} ${styles.summary}`} id={id}>
        {t('planner.columns')}
      </summary>
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
    </details>
  )
}
