import type { PlanSummary } from '../../services/last-plan.ts'
import { pill } from '../../ui/pill.styles.ts'
import { roles } from '../../ui/table-roles.ts'
import { visuallyHidden } from '../../ui/text.styles.ts'
import { useItemName } from '../../words/section-words.tsx'
import { useTranslation } from '../../words/translation.ts'
import * as styles from './result.styles.ts'
import { useResultWords } from './result-words.tsx'

const maxRows = 50

/** Lists the first orders of a plan, and says how many more there are. */
export function OrdersTable({ name: list, orders, counts }: Pick<PlanSummary, 'name' | 'orders' | 'counts'>) {
  const { t } = useTranslation()
  const { number, when, need } = useResultWords()
  const itemName = useItemName()
  // A visitor's own names stay as they are.
  const nameOf = (name: string) => (list === undefined ? itemName(name) : name)
  const shown = orders.slice(0, maxRows)
  const more = counts.buy + counts.make - shown.length
  return (
    <div className={styles.orders}>
      <table className={styles.table} {...roles.table}>
        <caption className={visuallyHidden}>{t('account.result.orders')}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {(['planned', 'pieces', 'release', 'needed', 'for'] as const).map(column => (
              <th key={column} {...roles.column}>
                {t(`account.result.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {shown.map((order, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an opened result never changes
            <tr key={row} {...roles.row}>
              <th {...roles.header}>
                <span className={pill}>{t(`account.result.${order.action}`)}</span> {order.item}
                {order.name && <small> {nameOf(order.name)}</small>}{' '}
                {order.isLate && (
                  <span className={pill} data-tone="bad">
                    {t('account.result.late')}
                  </span>
                )}
              </th>
              <td {...roles.cell}>{number(order.quantity)}</td>
              <td {...roles.cell}>
                <span aria-hidden="true">{t('account.result.release')} </span>
                {when(order.release)}
              </td>
              <td {...roles.cell}>
                <span aria-hidden="true">{t('account.result.needed')} </span>
                {when(order.due)}
                {order.arrives && `, ${t('account.result.arrives', { when: when(order.arrives) })}`}
              </td>
              <td {...roles.cell}>
                <span aria-hidden="true">{t('account.result.for')} </span>
                {need(order.need)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{t(`account.result.more.${more === 1 ? 'one' : 'many'}`, { orders: number(more) })}</p>}
    </div>
  )
}
