import { type ReactNode, useId } from 'react'
import { pill } from '../../ui/pill.styles.ts'
import { roles } from '../../ui/table-roles.ts'
import { subtitle } from '../../ui/typography.styles.ts'
import { simulated } from '../../words/en/account.ts'
import type { MessageKey } from '../../words/message-types.ts'
import { useTranslation } from '../../words/translation.ts'
import * as styles from './dashboard.styles.ts'
import { Moment } from './result-words.tsx'

/** A connection or a run. */
interface Row {
  readonly first: string
  /** A second line. */
  readonly note: string
  readonly status: string
  readonly date: string
  /** Whether it is marked. */
  readonly isOpen?: boolean
  readonly button?: ReactNode
}

interface CardProps {
  readonly heading: string
  /** What leads on: a button or a link. */
  readonly action: ReactNode
  readonly children: ReactNode
}

/** A heading and what leads on, with a sentence or a table. */
export function Card({ heading, action, children }: CardProps) {
  const id = `mrp${useId()}`
  const isEmpty = typeof children === 'string'
  return (
    <section aria-labelledby={id} className={styles.record} data-empty={isEmpty || undefined}>
      <div className={styles.recordHead}>
        <h2 className={subtitle} id={id}>
          {heading}
        </h2>
        {action}
      </div>
      {isEmpty ? <p>{children}</p> : children}
    </section>
  )
}

interface RecordTableProps extends Omit<CardProps, 'children'> {
  /** The heading of the first column. */
  readonly first: string
  /** Oldest first, as stored. */
  readonly rows: readonly Row[]
  /** Said without rows. */
  readonly empty: string
}

/** Statuses are stored in English and shown in the visitor's language. */
const simulatedWords: ReadonlyMap<string, MessageKey> = new Map([
  [simulated.connection.status, 'account.table.connected'],
  [simulated.run.status, 'account.table.completed'],
  [simulated.run.results, 'account.table.sample'],
])

/** Shows connections or runs, newest first. */
export function RecordTable({ heading, action, first, rows, empty }: RecordTableProps) {
  const { t } = useTranslation()
  const shown = (value: string) => {
    const key = simulatedWords.get(value)
    return key ? t(key) : value
  }
  const newestFirst = rows.map((row, index) => ({ ...row, index })).toReversed()
  const table = (
    <table aria-label={heading} className={styles.table} {...roles.table}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.column}>{first}</th>
          <th {...roles.column}>{t('account.table.status')}</th>
          <th {...roles.column}>{t('account.table.date')}</th>
          {rows.some(({ button }) => button) && <td {...roles.cell} />}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {newestFirst.map(row => (
          <tr data-open={row.isOpen || undefined} key={row.index} {...roles.row}>
            <th {...roles.header}>
              <b>{shown(row.first)}</b> <span>{row.note}</span>
            </th>
            <td {...roles.cell}>
              <span className={pill} data-tone="good">
                {shown(row.status)}
              </span>
            </td>
            <td {...roles.cell}>
              <Moment at={row.date} />
            </td>
            {row.button && <td {...roles.cell}>{row.button}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <Card action={action} heading={heading}>
      {rows.length > 0 ? table : empty}
    </Card>
  )
}
