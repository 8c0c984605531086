import { useId, useSyncExternalStore } from 'react'
import { sampleSize } from '../../plant/sample-run.ts'
import { lastPlan } from '../../services/last-plan.ts'
import { secondaryButton } from '../../ui/button.styles.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { subtitle } from '../../ui/typography.styles.ts'
import { pageIn } from '../../words/site-languages.ts'
import { useTranslation } from '../../words/translation.ts'
import * as styles from './dashboard.styles.ts'

// What an account shows in which nothing has been done: for each thing to do a card.

/** What a run plans. */
export function EmptyRuns() {
  const { t } = useTranslation()
  const name = useSyncExternalStore(lastPlan.listen, lastPlan.get)?.name
  return (
    <p>
      {name === undefined
        ? t('account.begin.run', { items: `${sampleSize}` })
        : t('account.begin.run.list', { name })}
    </p>
  )
}

/** What a connection is here. */
export function EmptyConnections() {
  const { t } = useTranslation()
  return <p>{t('account.connections.none.why')}</p>
}

/** The way to the planner. */
export function PlanOwnParts() {
  const id = `mrp${useId()}`
  const { language, t } = useTranslation()
  return (
    <section aria-labelledby={id} className={styles.record} data-empty="">
      <div className={styles.recordHead}>
        <h2 className={subtitle} id={id}>
          {t('account.begin.plan')}
        </h2>
        <SiteLink className={secondaryButton} to={pageIn(language, '/plan')}>
          {t('account.begin.plan.open')}
        </SiteLink>
      </div>
      <p>{t('account.begin.plan.why')}</p>
    </section>
  )
}
