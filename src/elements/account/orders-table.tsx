import { sampleOrders, sampleReason } from '../../plant/sample-run.ts'
import { pill } from '../../ui/pill.styles.ts'
import { roles } from '../../ui/table-roles.ts'
import { visuallyHidden } from '../../ui/text.styles.ts'
import { useItemName } from '../../words/section-words.tsx'
import { useTranslation } from '../../words/translation.ts'
import * as styles from './result.styles.ts'
import { useResultWords } from './result-words.tsx'
import type { DayIn } from './run-days.ts'

/** Lists the orders that a run proposes. */
export function OrdersTable({ dayIn }: { readonly dayIn: DayIn }) {
  const { t } = useTranslation()
  const { number, when } = useResultWords()
  const itemName = useItemName()
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
          {sampleOrders.map(({ action, item, name, quantity, releaseWeek, dueWeek, parent }) => (
            <tr key={item} {...roles.row}>
              <th {...roles.header}>
                <span className={pill}>{t(`account.result.${action}`)}</span> {item}
                <small> {itemName(name)}</small>
              </th>
              <td {...roles.cell}>{number(quantity)}</td>
              <td {...roles.cell}>
                <span aria-hidden="true">{t('account.result.release')} </span>
                {when(dayIn(releaseWeek))}
              </td>
              <td {...roles.cell}>
                <span aria-hidden="true">{t('account.result.needed')} </span>
                {when(dayIn(dueWeek))}
              </td>
              <td {...roles.cell}>
                <span aria-hidden="true">{t('account.result.for')} </span>
                {parent ?? t('account.result.for.order', { id: sampleReason.demand })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
