import { useId, useSyncExternalStore } from 'react'
import { sampleSize } from '../../plant/sample-run.ts'
import { lastPlan } from '../../services/last-plan.ts'
import { primaryButton, secondaryButton } from '../../ui/button.styles.ts'
import { title } from '../../ui/typography.styles.ts'
import { useTranslation } from '../../words/translation.ts'
import { sayToast } from '../toaster/show-toast.ts'
import { useFocus } from './access-screen.tsx'
import type { EmitAccount } from './account-events.ts'
import { type Accounts, connectErp, startRun } from './accounts.ts'
import * as styles from './dashboard.styles.ts'
import { RecordTable } from './dashboard-table.tsx'
import { PlanOwnParts } from './plan-own-parts.tsx'
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
  const listName = useSyncExternalStore(lastPlan.listen, lastPlan.get)?.name
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
        <button
          className={styles.idleButton}
          onClick={() => emit('mrp-upgrade-plan', {})}
          title={t('account.dashboard.idle')}
          type="button"
        >
          {t('account.subscription.upgrade')}
        </button>
      </div>
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
          empty={
            listName === undefined
              ? t('account.begin.run', { items: `${sampleSize}` })
              : t('account.begin.run.list', { name: listName })
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
        {isNew && <PlanOwnParts />}
        <RecordTable
          action={
            <button className={secondaryButton} onClick={connect} type="button">
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
      </div>
    </div>
  )
}
