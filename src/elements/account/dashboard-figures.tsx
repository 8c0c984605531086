import type { ReactNode } from 'react'
import { useTranslation } from '../../words/translation.ts'
import * as styles from './dashboard.styles.ts'
import { Moment } from './moment.tsx'
import type { User } from './user-record.ts'

interface FiguresProps {
  readonly user: User
  /** The button beside the subscription. */
  readonly upgrade: ReactNode
}

/** Shows the subscription, and how much there is of everything. */
export function DashboardFigures({ user, upgrade }: FiguresProps) {
  const { t } = useTranslation()
  return (
    <dl className={styles.figures}>
      <div data-wide="">
        <dt>{t('account.subscription.heading')}</dt>
        <dd>
          <span>{t('account.subscription.none')}</span>
          {upgrade}
        </dd>
      </div>
      <div>
        <dt>{t('account.connections.heading')}</dt>
        <dd>
          <b>{user.erpConnections.length}</b> <span>{t('account.connections.count')}</span>
        </dd>
      </div>
      <div>
        <dt>{t('account.runs.heading')}</dt>
        <dd>
          <b>{user.savedMrpRuns.length}</b> <span>{t('account.runs.count')}</span>
        </dd>
      </div>
      <div>
        <dt>{t('account.dashboard.lastLogin')}</dt>
        <dd>
          <Moment at={user.lastLogin} />
        </dd>
      </div>
    </dl>
  )
}
