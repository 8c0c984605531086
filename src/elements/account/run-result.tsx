import { useEffect, useId, useRef } from 'react'
import { download } from '../../services/download.ts'
import type { PlanSummary, ProposedOrder, Reason } from '../../services/last-plan.ts'
import { secondaryButton } from '../../ui/button.styles.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { pageIn } from '../../words/site-languages.ts'
import { useTranslation } from '../../words/translation.ts'
import { OrdersTable } from './orders-table.tsx'
import * as styles from './result.styles.ts'
import { formatList, formatNumber, Moment, useResultWords } from './result-words.tsx'
import { StockChart } from './stock-chart.tsx'

interface RunResultProps {
  readonly id: string
  /** When the run was, as it is stored. */
  readonly date: string
  readonly result: PlanSummary
}

/** Shows what a run proposes: its orders, then why the first one is placed. Takes the focus when it opens. */
export function RunResult({ id, date, result }: RunResultProps) {
  const headingId = `mrp${useId()}`
  const { language, t } = useTranslation()
  const { by, number } = useResultWords()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { name, orders, counts, reason, stock, enough = [] } = result
  const [first] = orders

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // The whole result, or its beginning where the window is smaller.
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const title = () => {
    if (!first) return t('account.result.nothing')
    const kind = first.action === 'buy' ? 'order' : 'start'
    const values = { count: number(counts.first), by: by(first.release) }
    return t(`account.result.${kind}.${counts.first === 1 ? 'one' : 'many'}`, values)
  }
  const day = date.slice(0, 10)
  const file = /^\d{4}-\d{2}-\d{2}$/.test(day) ? `mrp-run-${day}.csv` : 'mrp-run.csv'

  return (
    <section aria-labelledby={headingId} className={styles.result} id={id} ref={section}>
      <div className={styles.head}>
        <div>
          <p>
            <Moment at={date} /> ·{' '}
            {name === undefined ? t('account.result.sample') : t('account.result.list', { name })}
          </p>
          <h2 className={styles.heading} id={headingId} ref={heading} tabIndex={-1}>
            {title()}
          </h2>
        </div>
        <div className={styles.headActions}>
          {first && (
            <button
              className={`${secondaryButton} ${styles.compact}`}
              onClick={() => download(file, result.csv())}
              type="button"
            >
              {t('account.result.csv')}
            </button>
          )}
          <SiteLink
            className={`${secondaryButton} ${styles.compact} ${styles.onward}`}
            to={pageIn(language, '/plan')}
          >
            {t('account.result.planner')}
          </SiteLink>
        </div>
      </div>
      {first && <OrdersTable {...result} />}
      <div className={styles.because}>
        {first && reason && <Why order={first} reason={reason} />}
        {stock && <StockChart stock={stock} />}
      </div>
      {enough.length > 0 && (
        <p className={styles.foot}>
          {t('account.result.enough', {
            items: formatList(
              language,
              enough.map(({ item, onHand, needed, left }) =>
                t('account.result.enough.item', {
                  item,
                  onHand: number(onHand),
                  needed: number(needed),
                  left: number(left),
                }),
              ),
            ),
          })}
        </p>
      )}
    </section>
  )
}

interface WhyProps {
  readonly order: ProposedOrder
  readonly reason: Reason
}

/** Follows the need from the demand down to the item that is ordered first, and says what is there of that. */
function Why({ order, reason }: WhyProps) {
  const { language, t } = useTranslation()
  const { number, when } = useResultWords()
  const { demand, needs, onHand, short, lot, leadTime } = reason
  const way = needs.map(
    ({ item, quantity, due }) => `${number(quantity)} ${item}${due ? ` (${when(due)})` : ''}`,
  )
  return (
    <div className={styles.why}>
      <h3>{t('account.result.why', { quantity: number(order.quantity), item: order.item })}</h3>
      <p>
        {demand !== undefined && `${t('account.result.sale', { id: demand })}: `}
        {way.join(' → ')}. {t('account.result.on-hand', { pieces: number(onHand) })}{' '}
        <b>{t('account.result.short', { pieces: number(short) })}</b>.
        {lot !== undefined && ` ${t('account.result.lots', { count: number(lot) })}`}{' '}
        {t('account.result.lead', { time: formatNumber(language, leadTime.count, leadTime.unit) })}
      </p>
    </div>
  )
}
