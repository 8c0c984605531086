import { showToast } from '../layout/toast.ts'
import { primaryButton, secondaryButton } from '../ui/button.ts'
import { display } from '../ui/type.ts'
import type { EmitAccount } from './account-events.ts'
import type { Accounts } from './accounts.ts'
import * as styles from './dashboard.styles.ts'
import { message } from './messages.ts'
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
    showToast(emit, {
      title: message(`toast.${what}.title`),
      description: message(`toast.${what}.description`),
      variant: 'default',
    })

  return (
    <div className={styles.dashboard}>
      <header className={styles.head}>
        <div className={styles.who}>
          <h1 className={display} ref={heading} tabIndex={-1}>
            {message('dashboard.greeting', { name: user.fullName || user.email })}
          </h1>
          <p>{[user.jobTitle, user.companyName].filter(Boolean).join(', ')}</p>
          <StorageNotice />
        </div>
        <div className={styles.headActions}>
          <button className={secondaryButton} onClick={() => emit('mrp-update-profile', {})} type="button">
            {message('dashboard.update')}
          </button>
          <button className={secondaryButton} onClick={() => onLeave(user)} type="button">
            {message('dashboard.logout')}
          </button>
        </div>
      </header>
      <dl className={styles.figures}>
        <div data-wide="">
          <dt>{message('subscription.heading')}</dt>
          <dd>
            <span>{message('subscription.none')}</span>
            <button className={secondaryButton} onClick={() => emit('mrp-upgrade-plan', {})} type="button">
              {message('subscription.upgrade')}
            </button>
          </dd>
        </div>
        <div>
          <dt>{message('connections.heading')}</dt>
          <dd>
            <b>{user.erpConnections.length}</b> {message('connections.count')}
          </dd>
        </div>
        <div>
          <dt>{message('runs.heading')}</dt>
          <dd>
            <b>{user.savedMrpRuns.length}</b> {message('runs.count')}
          </dd>
        </div>
        <div>
          <dt>{message('dashboard.lastLogin')}</dt>
          <dd>
            <Moment at={user.lastLogin} />
          </dd>
        </div>
      </dl>
      <div className={styles.records}>
        <RecordTable
          action={
            <button className={primaryButton} onClick={start} type="button">
              {message('runs.action')}
            </button>
          }
          empty={[message('runs.none'), message('runs.none.why')]}
          first={message('runs.results')}
          heading={message('runs.heading')}
          rows={user.savedMrpRuns.map(({ results, status, date }) => ({ first: results, status, date }))}
        />
        <RecordTable
          action={
            <button className={secondaryButton} onClick={connect} type="button">
              {message('connections.action')}
            </button>
          }
          empty={[message('connections.none'), message('connections.none.why')]}
          first={message('connections.type')}
          heading={message('connections.heading')}
          rows={user.erpConnections.map(({ type, status, date }) => ({ first: type, status, date }))}
        />
      </div>
    </div>
  )
}
