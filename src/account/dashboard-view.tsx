import { useTranslation } from '../i18n/translation.ts'
import { showToast } from '../layout/toast.ts'
import { primaryButton, secondaryButton } from '../ui/button.ts'
import { title } from '../ui/typography.ts'
import type { EmitAccount } from './account-events.ts'
import type { Accounts } from './accounts.ts'
import * as styles from './dashboard.styles.ts'
import { Moment } from './moment.tsx'
import { RecordTable } from './record-table.tsx'
import { StorageNotice } from './storage-notice.tsx'
import { useFocus } from './use-focus.ts'
import type { User } from './user-record.ts'

interface DashboardProps {
  readonly user: User
  readonly accounts: Accounts
  readonly emit: EmitAccount
  readonly focused: boolean
  readonly onLeave: (user: User) => void
}

/** What the record of whoever is in holds, and what can be done with it. */
export function Dashboard({ user, accounts, emit, focused, onLeave }: DashboardProps) {
  const heading = useFocus(focused)
  const translation = useTranslation()
  const { t } = translation

  const connect = async () => {
    const connection = await accounts.connectErp()
    if (!connection) return
    emit('mrp-erp-connect', { connection })
    announce('erp')
  }

  const start = async () => {
    const run = await accounts.startRun()
    if (!run) return
    emit('mrp-run-start', { run })
    announce('run')
  }

  const announce = (what: 'erp' | 'run') =>
    showToast(
      emit,
      {
        title: t(`account.toast.${what}.title`),
        description: t(`account.toast.${what}.description`),
        variant: 'default',
      },
      translation,
    )

  return (
    <div className={styles.dashboard}>
      <header className={styles.head}>
        <div className={styles.who}>
          <h1 className={title} ref={heading} tabIndex={-1}>
            {t('account.dashboard.greeting', { name: user.fullName || user.email })}
          </h1>
          <p>{[user.jobTitle, user.companyName].filter(Boolean).join(', ')}</p>
          <StorageNotice />
        </div>
        <div className={styles.headActions}>
          <button className={secondaryButton} onClick={() => emit('mrp-update-profile', {})} type="button">
            {t('account.dashboard.update')}
          </button>
          <button className={secondaryButton} onClick={() => onLeave(user)} type="button">
            {t('account.dashboard.logout')}
          </button>
        </div>
      </header>
      <dl className={styles.figures}>
        <div data-wide="">
          <dt>{t('account.subscription.heading')}</dt>
          <dd>
            <span>{t('account.subscription.none')}</span>
            <button className={secondaryButton} onClick={() => emit('mrp-upgrade-plan', {})} type="button">
              {t('account.subscription.upgrade')}
            </button>
          </dd>
        </div>
        <div>
          <dt>{t('account.connections.heading')}</dt>
          <dd>
            <b>{user.erpConnections.length}</b> {t('account.connections.count')}
          </dd>
        </div>
        <div>
          <dt>{t('account.runs.heading')}</dt>
          <dd>
            <b>{user.savedMrpRuns.length}</b> {t('account.runs.count')}
          </dd>
        </div>
        <div>
          <dt>{t('account.dashboard.lastLogin')}</dt>
          <dd>
            <Moment at={user.lastLogin} />
          </dd>
        </div>
      </dl>
      <div className={styles.records}>
        <RecordTable
          action={
            <button className={primaryButton} onClick={start} type="button">
              {t('account.runs.action')}
            </button>
          }
          empty={[t('account.runs.none'), t('account.runs.none.why')]}
          first={t('account.runs.results')}
          heading={t('account.runs.heading')}
          rows={user.savedMrpRuns.map(({ results, status, date }) => ({ first: results, status, date }))}
        />
        <RecordTable
          action={
            <button className={secondaryButton} onClick={connect} type="button">
              {t('account.connections.action')}
            </button>
          }
          empty={[t('account.connections.none'), t('account.connections.none.why')]}
          first={t('account.connections.type')}
          heading={t('account.connections.heading')}
          rows={user.erpConnections.map(({ type, status, date }) => ({ first: type, status, date }))}
        />
      </div>
    </div>
  )
}
