import { useId } from 'react'
import { secondaryButton } from '../../ui/button.styles.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { subtitle } from '../../ui/typography.styles.ts'
import { pageIn } from '../../words/site-languages.ts'
import { useTranslation } from '../../words/translation.ts'
import * as styles from './dashboard.styles.ts'

/** Leads to the planner from an account in which nothing has been done. */
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
