import { useSpeech } from '../i18n/messages.ts'
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
  const speech = useSpeech()
  const { message } = speech

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
        title: message(`account.toast.${what}.title`),
        description: message(`account.toast.${what}.description`),
        variant: 'default',
      },
      speech,
    )

  return (
    <div className={styles.dashboard}>
      <header className={styles.head}>
        <div className={styles.who}>
          <h1 className={title} ref={heading} tabIndex={-1}>
            {message('account.dashboard.greeting', { name: user.fullName || user.email })}
          </h1>
          <p>{[user.jobTitle, user.companyName].filter(Boolean).join(', ')}</p>
          <StorageNotice />
        </div>
        <div className={styles.headActions}>
          <button className={secondaryButton} onClick={() => emit('mrp-update-profile', {})} type="button">
            {message('account.dashboard.update')}
          </button>
          <button className={secondaryButton} onClick={() => onLeave(user)} type="button">
            {message('account.dashboard.logout')}
          </button>
        </div>
      </header>
      <dl className={styles.figures}>
        <div data-wide="">
          <dt>{message('account.subscription.heading')}</dt>
          <dd>
            <span>{message('account.subscription.none')}</span>
            <button className={secondaryButton} onClick={() => emit('mrp-upgrade-plan', {})} type="button">
              {message('account.subscription.upgrade')}
            </button>
          </dd>
        </div>
        <div>
          <dt>{message('account.connections.heading')}</dt>
          <dd>
            <b>{user.erpConnections.length}</b> {message('account.connections.count')}
          </dd>
        </div>
        <div>
          <dt>{message('account.runs.heading')}</dt>
          <dd>
            <b>{user.savedMrpRuns.length}</b> {message('account.runs.count')}
          </dd>
        </div>
        <div>
          <dt>{message('account.dashboard.lastLogin')}</dt>
          <dd>
            <Moment at={user.lastLogin} />
          </dd>
        </div>
      </dl>
      <div className={styles.records}>
        <RecordTable
          action={
            <button className={primaryButton} onClick={start} type="button">
              {message('account.runs.action')}
            </button>
          }
          empty={[message('account.runs.none'), message('account.runs.none.why')]}
          first={message('account.runs.results')}
          heading={message('account.runs.heading')}
          rows={user.savedMrpRuns.map(({ results, status, date }) => ({ first: results, status, date }))}
        />
        <RecordTable
          action={
            <button className={secondaryButton} onClick={connect} type="button">
              {message('account.connections.action')}
            </button>
          }
          empty={[message('account.connections.none'), message('account.connections.none.why')]}
          first={message('account.connections.type')}
          heading={message('account.connections.heading')}
          rows={user.erpConnections.map(({ type, status, date }) => ({ first: type, status, date }))}
        />
      </div>
    </div>
  )
}
