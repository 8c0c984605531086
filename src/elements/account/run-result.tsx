import { useEffect, useId, useRef } from 'react'
import { download } from '../../services/download.ts'
import type { PlanSummary, ProposedOrder, Reason } from '../../services/last-plan.ts'
import { secondaryButton } from '../../ui/button.styles.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { pageIn } from '../../words/site-languages.ts'
import { useTranslation } from '../../words/translation.ts'
import { OrdersTable } from './orders-table.tsx'
import * as styles from './result.styles.ts'
import { formatNumber, Moment, useResultWords } from './result-words.tsx'
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
  const { t } = useTranslation()
  const { title } = useResultWords()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { name, orders, reason, stock, enough = [] } = result
  const [first] = orders

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // The whole result, or its beginning where the window is smaller.
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <section aria-labelledby={headingId} className={styles.result} id={id} ref={section}>
      <div className={styles.head}>
        <div>
          <p>
            <Moment at={date} /> ·{' '}
            {name === undefined ? t('account.result.sample') : t('account.result.list', { name })}
          </p>
          <h2 className={styles.heading} id={headingId} ref={heading} tabIndex={-1}>
            {title(result)}
          </h2>
        </div>
        <Onward csv={first && result.csv} day={date.slice(0, 10)} />
      </div>
      {first && <OrdersTable {...result} />}
      <div className={styles.because}>
        {first && reason && <Why order={first} reason={reason} />}
        {stock && <StockChart stock={stock} />}
      </div>
      {enough.length > 0 && <Enough items={enough} />}
    </section>
  )
}

interface OnwardProps {
  /** What is downloaded, if there is anything. */
  readonly csv: PlanSummary['csv'] | undefined
  /** The day of the run, if its time can be read. */
  readonly day: string
}

/** Leads out of a result: to a file, and to the planner. */
function Onward({ csv, day }: OnwardProps) {
  const { language, t } = useTranslation()
  const file = /^\d{4}-\d{2}-\d{2}$/.test(day) ? `mrp-run-${day}.csv` : 'mrp-run.csv'
  const look = `${secondaryButton} ${styles.compact}`
  return (
    <div className={styles.headActions}>
      {csv && (
        <button className={look} onClick={() => download(file, csv())} type="button">
          {t('account.result.csv')}
        </button>
      )}
      <SiteLink className={`${look} ${styles.onward}`} to={pageIn(language, '/plan')}>
        {t('account.result.planner')}
      </SiteLink>
    </div>
  )
}

/** Says of which items there is enough. */
function Enough({ items }: { readonly items: NonNullable<PlanSummary['enough']> }) {
  const { language, t } = useTranslation()
  const { number } = useResultWords()
  const parts = items.map(({ item, onHand, needed, left }) => {
    const pieces = { onHand: number(onHand), needed: number(needed), left: number(left) }
    return t('account.result.enough.item', { item, ...pieces })
  })
  return (
    <p className={styles.foot}>
      {t('account.result.enough', { items: new Intl.ListFormat(language).format(parts) })}
    </p>
  )
}

/** Follows the need from the demand down to the item that is ordered first, and says what is there of that. */
function Why({ order, reason }: { readonly order: ProposedOrder; readonly reason: Reason }) {
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
