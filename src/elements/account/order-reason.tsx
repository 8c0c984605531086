import type { ProposedOrder, Reason } from '../../services/last-plan.ts'
import { pill } from '../../ui/pill.ts'
import { useTranslation } from '../../words/translation.ts'
import { formatNumber } from './localised-figures.ts'
import * as styles from './result.styles.ts'
import { useWording } from './use-wording.ts'

interface OrderReasonProps {
  readonly order: ProposedOrder
  readonly reason: Reason | undefined
}

/** Says which order comes first and why. */
export function OrderReason({ order, reason }: OrderReasonProps) {
  const { t } = useTranslation()
  const { by, number } = useWording()
  const { action, item, quantity, release, isLate } = order
  return (
    <div className={styles.why}>
      <span className={pill} data-tone={isLate ? 'bad' : 'warn'}>
        {t(isLate ? 'account.result.late' : `account.result.${action}`)}
      </span>
      <div>
        <h3>
          {t(`account.result.${action === 'buy' ? 'order' : 'start'}`, {
            pieces: number(quantity),
            item,
            by: by(release),
          })}
        </h3>
        {reason && <Reasons reason={reason} />}
      </div>
    </div>
  )
}

/** Follows the need from the demand down to the ordered item, and says what is there of that. */
function Reasons({ reason }: { readonly reason: Reason }) {
  const { language, t } = useTranslation()
  const { number, when } = useWording()
  const { demand, needs, onHand, short, lot, leadTime } = reason
  const way = needs.map(({ item, quantity, due }) => {
    const needed = `${number(quantity)} ${item}`
    if (!due) return needed
    return due.week === undefined
      ? `${needed} (${when(due)})`
      : t('account.result.in-week', { needed, week: number(due.week) })
  })
  return (
    <p>
      {demand !== undefined && `${t('account.result.sale', { id: demand })}: `}
      {way.join(' → ')}. {t('account.result.on-hand', { pieces: number(onHand) })},{' '}
      <b>{t('account.result.short', { pieces: number(short) })}</b>
      {lot !== undefined && `, ${t('account.result.lots', { pieces: number(lot) })}`}
      {`, ${formatNumber(language, leadTime.count, leadTime.unit)}.`}
    </p>
  )
}
