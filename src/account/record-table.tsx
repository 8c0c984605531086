import { type ReactNode, useId } from 'react'
import { pill } from '../ui/pill.ts'
import { subtitle } from '../ui/type.ts'
import * as styles from './dashboard.styles.ts'
import { message } from './messages.ts'
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

/** Connections or runs, newest first. */
export function RecordTable({ heading, action, first, rows, empty }: RecordTableProps) {
  const id = `mrp${useId()}`
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
                <th scope="col">{message('table.status')}</th>
                <th scope="col">{message('table.date')}</th>
              </tr>
            </thead>
            <tbody>
              {numbered.toReversed().map(row => (
                <tr key={row.number}>
                  <td>{row.first}</td>
                  <td>
                    <span className={pill} data-tone="good">
                      {row.status}
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
