import { useId, useSyncExternalStore } from 'react'
import { sampleSize } from '../../plant/sample-run.ts'
import { lastPlan } from '../../services/last-plan.ts'
import { link } from '../../ui/inline.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { subtitle } from '../../ui/typography.ts'
import { pageIn } from '../../words/site-languages.ts'
import { useTranslation } from '../../words/translation.ts'
import * as styles from './dashboard.styles.ts'

/** Says what to do in an account in which nothing has been done. */
export function WhereToBegin() {
  const id = `mrp${useId()}`
  const { language, t } = useTranslation()
  const name = useSyncExternalStore(lastPlan.listen, lastPlan.get)?.name
  return (
    <section aria-labelledby={id} className={styles.begin}>
      <h2 className={subtitle} id={id}>
        {t('account.begin.heading')}
      </h2>
      <ol>
        <li>
          <b>{t('account.runs.action')}</b>
          <p>
            {name === undefined
              ? t('account.begin.run', { items: `${sampleSize}` })
              : t('account.begin.run.list', { name })}
          </p>
        </li>
        <li>
          <b>{t('account.begin.plan')}</b>
          <p>
            {t('account.begin.plan.why')}{' '}
            <SiteLink className={link} to={pageIn(language, '/plan')}>
              {t('account.begin.plan.open')}
            </SiteLink>
          </p>
        </li>
        <li>
          <b>{t('account.connections.action')}</b>
          <p>{t('account.begin.connect')}</p>
        </li>
      </ol>
    </section>
  )
}
