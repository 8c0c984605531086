import { useEffect, useId, useRef } from 'react'
import { download } from '../../services/download.ts'
import type { PlannedList } from '../../services/last-plan.ts'
import { secondaryButton } from '../../ui/button.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { pageIn } from '../../words/site-languages.ts'
import { useTranslation } from '../../words/translation.ts'
import { formatList } from './localised-figures.ts'
import { Moment } from './moment.tsx'
import { OrderReason } from './order-reason.tsx'
import { OrdersTable } from './orders-table.tsx'
import * as styles from './result.styles.ts'
import { StockChart } from './stock-chart.tsx'
import { useWording } from './use-wording.ts'

interface RunResultProps {
  readonly id: string
  /** When the run was, as it is stored. */
  readonly date: string
  readonly result: PlannedList
}

/** Shows what a run proposes, the first order and its reason first. Takes the focus when it opens. */
export function RunResult({ id, date, result }: RunResultProps) {
  const headingId = `mrp${useId()}`
  const { language, t } = useTranslation()
  const { by, number } = useWording()
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { name, orders, counts, enough = [] } = result
  const [first] = orders

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // The whole result, or its beginning where the window is smaller.
    section.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const title = () => {
    if (!first) return t('account.result.nothing')
    const kind = first.action === 'buy' ? 'order' : 'start'
    const values = { orders: number(counts.first), by: by(first.release) }
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
          <button
            className={`${secondaryButton} ${styles.compact}`}
            onClick={() => download(file, result.csv(), 'text/csv')}
            type="button"
          >
            {t('account.result.csv')}
          </button>
          <SiteLink
            className={`${secondaryButton} ${styles.compact} ${styles.onward}`}
            to={pageIn(language, '/plan')}
          >
            {t('account.result.planner')}
          </SiteLink>
        </div>
      </div>
      {result.stock && <StockChart stock={result.stock} />}
      {first && (
        <div className={styles.body}>
          <OrderReason order={first} reason={result.reason} />
          <OrdersTable counts={counts} orders={orders} />
        </div>
      )}
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
