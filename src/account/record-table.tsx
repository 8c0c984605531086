import { type ReactNode, useId } from 'react'
import { simulated } from '../content/account.ts'
import type { MessageKey } from '../content/messages.ts'
import { useTranslation } from '../i18n/translation.ts'
import { pill } from '../ui/pill.ts'
import { subtitle } from '../ui/typography.ts'
import * as styles from './dashboard.styles.ts'
import { Moment } from './moment.tsx'

interface RecordTableProps {
  readonly heading: string
  /** What adds a row. */
  readonly action: ReactNode
  /** What the first column is. */
  readonly first: string
  /** Oldest first, as they are stored. */
  readonly rows: readonly { readonly first: string; readonly status: string; readonly date: string }[]
  /** What is said while there is no row: what is so, and why. */
  readonly empty: readonly [string, string]
}

/** What is stored in English, whatever the language, and shown in the visitor's. */
const simulatedWords: ReadonlyMap<string, MessageKey> = new Map([
  [simulated.connection.status, 'account.table.connected'],
  [simulated.run.status, 'account.table.completed'],
  [simulated.run.results, 'account.table.sample'],
])

/** Connections or runs, newest first. */
export function RecordTable({ heading, action, first, rows, empty }: RecordTableProps) {
  const id = `mrp${useId()}`
  const { t } = useTranslation()
  const shown = (value: string) => {
    const key = simulatedWords.get(value)
    return key ? t(key) : value
  }
  const numbered = rows.map((row, index) => ({ ...row, number: index + 1 }))
  return (
    <div className={styles.record}>
      <div className={styles.recordHead}>
        <h2 className={subtitle} id={id}>
          {heading}
        </h2>
        {action}
      </div>
      {rows.length === 0 ? (
        <div className={styles.empty}>
          <p>{empty[0]}</p>
          <p>{empty[1]}</p>
        </div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section aria-labelledby={id} className={styles.scroller} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{first}</th>
                <th scope="col">{t('account.table.status')}</th>
                <th scope="col">{t('account.table.date')}</th>
              </tr>
            </thead>
            <tbody>
              {numbered.toReversed().map(row => (
                <tr key={row.number}>
                  <td>{shown(row.first)}</td>
                  <td>
                    <span className={pill} data-tone="good">
                      {shown(row.status)}
                    </span>
                  </td>
                  <td>
                    <Moment at={row.date} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
