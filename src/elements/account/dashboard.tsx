// The code for signed-in users, as a file of its own: most visitors of the form do not need it yet.

import { type MouseEvent, useId } from 'react'
import { sampleSize } from '../../plant/sample-run.ts'
import { actions, primaryButton, secondaryButton } from '../../ui/button.styles.ts'
import { SiteLink } from '../../ui/link.tsx'
import { useMoreTexts } from '../../ui/more-texts.ts'
import { title } from '../../ui/typography.styles.ts'
import { dashboardMessages } from '../../words/en/dashboard.ts'
import { pageIn } from '../../words/site-languages.ts'
import { TranslationContext, useTranslation } from '../../words/translation.ts'
import { sayToast } from '../toaster/show-toast.ts'
import { toastOf } from './access-check.ts'
import { useFocus } from './access-screen.tsx'
import type { Accounts } from './account-contract.ts'
import type { EmitAccount } from './account-events.ts'
import * as styles from './dashboard.styles.ts'
import { dashboardCatalogs } from './dashboard-catalogs.ts'
import { Card, RecordTable } from './dashboard-table.tsx'
import { Moment, useOrderCounts } from './result-words.tsx'
import { RunButton, RunResult, useOpenedRun } from './run-result.tsx'
import { connectErp, startRun } from './simulated-actions.ts'
import { StorageNotice } from './storage-notice.tsx'
import type { ErpConnection, MrpRun, User } from './user-record.ts'

export { reportAccess } from '../../services/form-collection.ts'

interface DashboardProps {
  readonly user: User
  readonly accounts: Accounts
  readonly emit: EmitAccount
  readonly focused: boolean
  readonly onLeave: (user: User) => void
}

const texts = { messages: dashboardMessages, catalogs: dashboardCatalogs }

/** Shows the dashboard. Its texts in English come with this file, not with the form that everybody sees first. */
export const Dashboard = (props: DashboardProps) => (
  <TranslationContext.Provider value={useMoreTexts(texts)}>
    <SignedIn {...props} />
  </TranslationContext.Provider>
)

function SignedIn(props: DashboardProps) {
  const { user, accounts, emit } = props
  const { savedMrpRuns: runs, erpConnections: connections } = user
  const translation = useTranslation()
  const opened = useOpenedRun()
  const openedRun = runs[opened.index ?? -1]
  const resultId = `mrp${useId()}`
  const isNew = runs.length + connections.length === 0

  const connect = () => {
    const connection = connectErp(accounts)
    if (!connection) return
    emit('mrp-erp-connect', { connection })
    sayToast(emit, translation, toastOf('erp'))
  }

  const start = () => {
    const run = startRun(accounts)
    if (!run) return
    // Another tab may have added runs since.
    const now = accounts.current.get()?.savedMrpRuns ?? []
    opened.open(now.findLastIndex(({ date }) => date === run.date))
    emit('mrp-run-start', { run })
    sayToast(emit, translation, toastOf('run'))
  }

  return (
    <div className={styles.dashboard}>
      <Greeting {...props} />
      {openedRun && <RunResult date={openedRun.date} id={resultId} key={opened.index} />}
      <div className={styles.records} data-begin={isNew || undefined}>
        <Runs onStart={start} opened={opened} resultId={resultId} runs={runs} />
        <Connections connections={connections} onConnect={connect} />
        <PlanOwnParts />
      </div>
      <Standing {...props} />
    </div>
  )
}

function Greeting({ user, focused, onLeave }: DashboardProps) {
  const heading = useFocus(focused)
  const { t } = useTranslation()
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <h1 className={title} ref={heading} tabIndex={-1}>
          {t('account.dashboard.greeting', { name: user.fullName || user.email })}
        </h1>
        <p>{[user.jobTitle, user.companyName].filter(Boolean).join(', ')}</p>
        <StorageNotice />
      </div>
      <button className={secondaryButton} onClick={() => onLeave(user)} type="button">
        {t('account.dashboard.logout')}
      </button>
    </header>
  )
}

/** Subscription and last login, and two buttons that do nothing but tell the page. */
function Standing({ user, emit }: DashboardProps) {
  const { language, t } = useTranslation()
  const reasonId = `mrp${useId()}`
  const idle = { 'aria-describedby': reasonId, className: styles.idleButton, type: 'button' } as const
  return (
    <div className={styles.standing}>
      <dl>
        <div>
          <dt>{t('account.subscription.heading')}</dt>
          <dd>{t('account.subscription.none')}</dd>
        </div>
        <div>
          <dt>{t('account.dashboard.lastLogin')}</dt>
          <dd>
            <Moment at={user.lastLogin} />
          </dd>
        </div>
      </dl>
      <div>
        <div className={actions}>
          <button {...idle} onClick={() => emit('mrp-update-profile', {})}>
            {t('account.dashboard.update')}
          </button>
          <button {...idle} onClick={() => emit('mrp-upgrade-plan', {})}>
            {t('account.subscription.upgrade')}
          </button>
        </div>
        <p>
          <span id={reasonId}>{t('account.dashboard.idle')}</span>{' '}
          <SiteLink to={pageIn(language, '/pricing')}>{t('account.subscription.plans')}</SiteLink>
        </p>
      </div>
    </div>
  )
}

function PlanOwnParts() {
  const { language, t } = useTranslation()
  return (
    <Card
      action={
        <SiteLink className={secondaryButton} to={pageIn(language, '/plan')}>
          {t('account.begin.plan.open')}
        </SiteLink>
      }
      heading={t('account.begin.plan')}
    >
      {t('account.begin.plan.why')}
    </Card>
  )
}

interface RunsProps {
  readonly runs: readonly MrpRun[]
  readonly opened: ReturnType<typeof useOpenedRun>
  /** The id of the opened run's result. */
  readonly resultId: string
  readonly onStart: () => void
}

function Runs({ runs, opened, resultId, onStart }: RunsProps) {
  const { t } = useTranslation()
  const counts = useOrderCounts()
  return (
    <RecordTable
      action={
        <button className={primaryButton} onClick={onStart} type="button">
          {t('account.runs.action')}
        </button>
      }
      empty={t('account.begin.run', { items: `${sampleSize}` })}
      first={t('account.runs.results')}
      heading={t('account.runs.heading')}
      rows={runs.map((run, index) => {
        const isOpen = index === opened.index
        const toggle = (event: MouseEvent<HTMLButtonElement>) => opened.toggle(index, event)
        return {
          first: run.results,
          note: counts,
          status: run.status,
          date: run.date,
          isOpen,
          button: <RunButton controls={resultId} date={run.date} isOpen={isOpen} onClick={toggle} />,
        }
      })}
    />
  )
}

function Connections({
  connections,
  onConnect,
}: {
  connections: readonly ErpConnection[]
  onConnect: () => void
}) {
  const { t } = useTranslation()
  return (
    <RecordTable
      action={
        <button className={secondaryButton} onClick={onConnect} type="button">
          {t('account.connections.action')}
        </button>
      }
      empty={t('account.connections.none.why')}
      first={t('account.connections.type')}
      heading={t('account.connections.heading')}
      rows={connections.map(({ type, status, date }) => ({
        first: type,
        note: t('account.connections.simulated'),
        status,
        date,
      }))}
    />
  )
}
