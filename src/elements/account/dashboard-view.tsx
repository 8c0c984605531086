import { type ReactNode, useId } from 'react'
import { primaryButton, secondaryButton } from '../../ui/button.styles.ts'
import { title } from '../../ui/typography.styles.ts'
import { useTranslation } from '../../words/translation.ts'
import { sayToast } from '../toaster/show-toast.ts'
import { useFocus } from './access-screen.tsx'
import type { EmitAccount } from './account-events.ts'
import { type Accounts, connectErp, startRun } from './accounts.ts'
import * as styles from './dashboard.styles.ts'
import { RecordTable } from './dashboard-table.tsx'
import { EmptyConnections, EmptyRuns, PlanOwnParts } from './empty-account.tsx'
import { Moment, useResultWords } from './result-words.tsx'
import { countsOf, keepResult, resultOf } from './results-of-runs.ts'
import { RunButton, useOpenedRun } from './run-button.tsx'
import { RunResult } from './run-result.tsx'
import { StorageNotice } from './storage-notice.tsx'
import type { User } from './user-record.ts'

export interface DashboardProps {
  readonly user: User
  readonly accounts: Accounts
  readonly emit: EmitAccount
  readonly focused: boolean
  readonly onLeave: (user: User) => void
}

/** Shows the signed-in user's record and actions. */
export function DashboardView({ user, accounts, emit, focused, onLeave }: DashboardProps) {
  const heading = useFocus(focused)
  const translation = useTranslation()
  const { t } = translation
  const { counts } = useResultWords()
  const { savedMrpRuns: runs, erpConnections: connections } = user
  const isNew = runs.length + connections.length === 0
  const opened = useOpenedRun()
  const openedRun = opened.place === undefined ? undefined : runs[opened.place]
  const resultId = `mrp${useId()}`

  const connect = () => {
    const connection = connectErp(accounts)
    if (!connection) return
    emit('mrp-erp-connect', { connection })
    announce('erp')
  }

  const start = () => {
    const run = startRun(accounts)
    if (!run) return
    keepResult(run)
    // Another tab may have added runs since.
    const now = accounts.current.get()?.savedMrpRuns ?? []
    opened.open(now.findLastIndex(({ date }) => date === run.date))
    emit('mrp-run-start', { run })
    announce('run')
  }

  const announce = (what: 'erp' | 'run') =>
    sayToast(emit, translation, {
      title: `account.toast.${what}.title`,
      description: `account.toast.${what}.description`,
    })

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
          <button
            className={styles.idleButton}
            onClick={() => emit('mrp-update-profile', {})}
            title={t('account.dashboard.idle')}
            type="button"
          >
            {t('account.dashboard.update')}
          </button>
          <button className={secondaryButton} onClick={() => onLeave(user)} type="button">
            {t('account.dashboard.logout')}
          </button>
        </div>
      </header>
      <DashboardFigures
        upgrade={
          <button
            className={styles.idleButton}
            onClick={() => emit('mrp-upgrade-plan', {})}
            title={t('account.dashboard.idle')}
            type="button"
          >
            {t('account.subscription.upgrade')}
          </button>
        }
        user={user}
      />
      {openedRun && (
        <RunResult date={openedRun.date} id={resultId} key={opened.place} result={resultOf(openedRun)} />
      )}
      <div className={styles.records} data-begin={isNew || undefined}>
        <RecordTable
          action={
            <button className={primaryButton} onClick={start} type="button">
              {t('account.runs.action')}
            </button>
          }
          button={place => (
            <RunButton
              controls={resultId}
              date={runs[place]?.date ?? ''}
              isOpen={place === opened.place}
              onClick={event => opened.toggle(place, event)}
            />
          )}
          empty={<EmptyRuns />}
          first={t('account.runs.results')}
          heading={t('account.runs.heading')}
          isOpen={place => place === opened.place}
          rows={runs.map(run => ({
            first: run.results,
            note: counts(countsOf(run)),
            status: run.status,
            date: run.date,
          }))}
        />
        {isNew && <PlanOwnParts />}
        <RecordTable
          action={
            <button className={secondaryButton} onClick={connect} type="button">
              {t('account.connections.action')}
            </button>
          }
          empty={<EmptyConnections />}
          first={t('account.connections.type')}
          heading={t('account.connections.heading')}
          rows={connections.map(({ type, status, date }) => ({
            first: type,
            note: t('account.connections.simulated'),
            status,
            date,
          }))}
        />
      </div>
    </div>
  )
}

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
