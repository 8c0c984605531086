import { useId } from 'react'
import { primaryButton, secondaryButton } from '../../ui/button.ts'
import { title } from '../../ui/typography.ts'
import { useTranslation } from '../../words/translation.ts'
import { showToast } from '../toaster/show-toast.ts'
import type { EmitAccount } from './account-events.ts'
import { RecordTable } from './account-record.tsx'
import type { Accounts } from './accounts.ts'
import * as styles from './dashboard.styles.ts'
import { DashboardFigures } from './dashboard-figures.tsx'
import { EmptyFrame, emptyConnection, emptyPlan } from './empty-frame.tsx'
import { RunButton } from './run-button.tsx'
import { RunResult } from './run-result.tsx'
import { countsOf, keepResult, resultOf } from './run-results.ts'
import { StorageNotice } from './storage-notice.tsx'
import { useFocus } from './use-focus.ts'
import { useOpenedRun } from './use-opened-run.ts'
import { useWording } from './use-wording.ts'
import type { User } from './user-record.ts'
import { WhereToBegin } from './where-to-begin.tsx'

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
  const { counts } = useWording()
  const { savedMrpRuns: runs, erpConnections: connections } = user
  const opened = useOpenedRun()
  const openedRun = opened.place === undefined ? undefined : runs[opened.place]
  const resultId = `mrp${useId()}`

  const connect = async () => {
    const connection = await accounts.connectErp()
    if (!connection) return
    emit('mrp-erp-connect', { connection })
    announce('erp')
  }

  const start = async () => {
    const run = await accounts.startRun()
    if (!run) return
    keepResult(run)
    // Another tab may have added runs since.
    const now = accounts.current.get()?.savedMrpRuns ?? []
    opened.open(now.findLastIndex(({ date }) => date === run.date))
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
      {runs.length + connections.length === 0 && <WhereToBegin />}
      <div className={styles.records}>
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
          empty={
            <EmptyFrame drawing={emptyPlan} heading={t('account.runs.none')}>
              {t('account.runs.none.why')}
            </EmptyFrame>
          }
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
        <RecordTable
          action={
            <button className={secondaryButton} onClick={connect} type="button">
              {t('account.connections.action')}
            </button>
          }
          empty={
            <EmptyFrame drawing={emptyConnection} heading={t('account.connections.none')}>
              {t('account.connections.none.why')}
            </EmptyFrame>
          }
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
