import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { sampleSize } from '../../plant/sample-run.ts'
import { lastPlan } from '../../services/last-plan.ts'
import { secondaryButton } from '../../ui/button.styles.ts'
import { SiteLink } from '../../ui/site-link.tsx'
import { subtitle } from '../../ui/typography.styles.ts'
import { pageIn } from '../../words/site-languages.ts'
import { useTranslation } from '../../words/translation.ts'
import * as styles from './dashboard.styles.ts'

// What an account shows in which nothing has been done: for each thing to do a card, with a drawing of what it leads to.

const Drawing = ({ children }: { readonly children: ReactNode }) => (
  <svg aria-hidden="true" height="112" width="100%">
    {children}
  </svg>
)

/** Stock that falls by a step, and an order that arrives. */
export function EmptyRuns() {
  const { t } = useTranslation()
  const name = useSyncExternalStore(lastPlan.listen, lastPlan.get)?.name
  return (
    <>
      <Drawing>
        <line className="base" x1="0" x2="100%" y1="62" y2="62" />
        <line x1="0" x2="38%" y1="14" y2="14" />
        <line x1="38%" x2="38%" y1="14" y2="52" />
        <line x1="38%" x2="70%" y1="52" y2="52" />
        <line x1="70%" x2="70%" y1="52" y2="28" />
        <line x1="70%" x2="100%" y1="28" y2="28" />
      </Drawing>
      <p>
        {name === undefined
          ? t('account.begin.run', { items: `${sampleSize}` })
          : t('account.begin.run.list', { name })}
      </p>
    </>
  )
}

/** Two systems with a line between them. */
export function EmptyConnections() {
  const { t } = useTranslation()
  return (
    <>
      <Drawing>
        <rect height="40" rx="8" width="32%" x="1%" y="18" />
        <line x1="33%" x2="67%" y1="38" y2="38" />
        <rect height="40" rx="8" width="32%" x="67%" y="18" />
      </Drawing>
      <p>{t('account.connections.none.why')}</p>
    </>
  )
}

/** A list, line by line. */
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
      <Drawing>
        {[10, 28, 46, 64].map(y => (
          <g key={y}>
            <line x1="0" x2="22%" y1={y} y2={y} />
            <line className="base" x1="30%" x2="76%" y1={y} y2={y} />
            <line x1="88%" x2="100%" y1={y} y2={y} />
          </g>
        ))}
      </Drawing>
      <p>{t('account.begin.plan.why')}</p>
    </section>
  )
}
