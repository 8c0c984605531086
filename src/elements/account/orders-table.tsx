import { useState } from 'react'
import { sampleOrders, sampleReason } from '../../plant/sample-run.ts'
import { secondaryButton } from '../../ui/button.styles.ts'
import { pill } from '../../ui/pill.styles.ts'
import { roles } from '../../ui/table-roles.ts'
import { visuallyHidden } from '../../ui/text.styles.ts'
import { useItemName } from '../../words/section-words.ts'
import { useTranslation } from '../../words/translation.ts'
import * as styles from './result.styles.ts'
import type { ResultProps } from './result-words.tsx'

/** Lists the orders that a run proposes, to be approved one by one. What is approved is forgotten when the run is closed. */
export function OrdersTable({ words }: ResultProps) {
  const { t } = useTranslation()
  const [approved, setApproved] = useState<readonly string[]>([])
  return (
    <div className={styles.orders}>
      <table className={styles.table} {...roles.table}>
        <caption className={visuallyHidden}>{t('account.result.orders')}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {(['planned', 'pieces', 'release', 'needed', 'for', 'approve'] as const).map(column => (
              <th
                className={column === 'approve' ? visuallyHidden : undefined}
                key={column}
                {...roles.column}
              >
                {t(`account.result.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {sampleOrders.map(order => (
            <tr key={order.item} {...roles.row}>
              <OrderCells order={order} words={words} />
              <Approval approved={approved} item={order.item} onChange={setApproved} />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.foot} role="status">
        {approved.length > 0 && t('account.result.approved.then')}
      </p>
    </div>
  )
}

interface OrderCellsProps extends ResultProps {
  readonly order: (typeof sampleOrders)[number]
}

/** Each cell has its heading too, which is seen where the columns do not fit side by side. */
function OrderCells({ order, words: { number, when } }: OrderCellsProps) {
  const { t } = useTranslation()
  const itemName = useItemName()
  const cells = [
    [`release.${order.action}`, when(order.releaseWeek)],
    ['needed', when(order.dueWeek)],
    ['for', t('account.result.for.order', { id: sampleReason.demand })],
  ] as const
  return (
    <>
      <th {...roles.header}>
        <span className={pill}>{t(`account.result.${order.action}`)}</span> {order.item}
        <small> {itemName(order.name)}</small>
      </th>
      <td {...roles.cell}>{number(order.quantity)}</td>
      {cells.map(([column, text]) => (
        <td key={column} {...roles.cell}>
          <span aria-hidden="true">{t(`account.result.${column}`)} </span>
          {text}
        </td>
      ))}
    </>
  )
}

interface ApprovalProps {
  readonly item: string
  /** The items whose orders are approved. */
  readonly approved: readonly string[]
  readonly onChange: (approved: readonly string[]) => void
}

function Approval({ item, approved, onChange }: ApprovalProps) {
  const { t } = useTranslation()
  const others = approved.filter(other => other !== item)
  const isApproved = others.length < approved.length
  const word = t(isApproved ? 'account.result.undo' : 'account.result.approve')
  return (
    <td {...roles.cell}>
      {isApproved && (
        <b className={pill} data-tone="good">
          {t('account.result.approved')}
        </b>
      )}
      <button
        aria-label={`${word} ${item}`}
        className={`${secondaryButton} ${styles.compact}`}
        onClick={() => onChange(isApproved ? others : [...others, item])}
        type="button"
      >
        {word}
      </button>
    </td>
  )
}
