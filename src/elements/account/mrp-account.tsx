import { useRef } from 'react'
import { choice } from '../../custom-element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../../custom-element/element.ts'
import { lightPlace } from '../../custom-element/light-place.ts'
import { config } from '../../services/config.ts'
import { band, column } from '../../ui/page-grid.ts'
import { whileSignedIn, whileSignedOut } from '../../ui/signed-in.ts'
import { accountMessages } from '../../words/en/account-messages.ts'
import { useTranslation } from '../../words/translation.ts'
import { showToast } from '../toaster/show-toast.ts'
import { opening } from './access-form.styles.ts'
import { chooseMode, useAddressMode } from './access-mode.ts'
import { AccessScreen } from './access-screen.tsx'
import { accountEvents } from './account-events.ts'
import { dashboardCatalogs } from './dashboard-catalogs.ts'
import { expectDashboard, fetchDashboard, useDashboard } from './fetch-dashboard.ts'
import { PendingAccount } from './pending-account.tsx'
import { useAccounts } from './use-accounts.ts'
import { useIsPainted } from './use-is-painted.ts'
import type { User } from './user-record.ts'

const description = describeElement({
  tag: 'mrp-account',
  summary:
    'Shows the login form, the registration form and the dashboard. Use it on a page of its own: it has the first-level heading.',
  attributes: {
    mode: choice(
      'What somebody sees first who is not logged in; `?mode=` or `#register` of the page’s URL comes before it.',
      ['login', 'register'],
      'login',
    ),
    provider: choice(
      'Where accounts are kept: in this browser only, or with the cloud provider of the settings.',
      ['local', 'cloud'],
      'local',
    ),
  },
  events: accountEvents,
  wake: 'load',
  showsUser: true,
  place: lightPlace,
  messages: accountMessages,
  catalogs: dashboardCatalogs,
})

function Account({ mode: first, provider, emit }: PropsOf<typeof description>) {
  const { accounts, user } = useAccounts(provider)
  const code = useDashboard(Boolean(user))
  const mode = useAddressMode() ?? first
  const isPainted = useIsPainted()
  const translation = useTranslation()
  const { t } = translation
  // Moves the focus only after the visitor has acted here: on page load it stays where it is.
  const acted = useRef(false)

  const enter = (entered: User) => {
    acted.current = true
    chooseMode('login', first, 'replace')
    emit(`mrp-${mode}`, { user: entered })
    showToast(
      emit,
      {
        title: t(`account.toast.${mode}.title`),
        description: t(`account.toast.${mode}.description`, {
          name: entered.fullName || entered.email,
        }),
        variant: 'default',
      },
      translation,
    )
    const kind = mode === 'login' ? 'login' : 'registration'
    const now = new Date()
    fetchDashboard().then(
      ({ reportAccess }) => reportAccess(kind, entered, now, config.get()),
      () => {}, // Without its code, the dashboard reports the failure itself.
    )
  }

  const leave = async (left: User) => {
    acted.current = true
    const objection = await accounts.logOut()
    if (objection) {
      const { title, description } = objection
      const values = { email: config.get().contactEmail }
      return showToast(
        emit,
        { title: t(title), description: t(description, values), variant: 'destructive' },
        translation,
      )
    }
    emit('mrp-logout', { user: left })
    showToast(
      emit,
      {
        title: t('account.toast.logout.title'),
        description: t('account.toast.logout.description'),
        variant: 'default',
      },
      translation,
    )
  }

  if (user === undefined) return <PendingAccount />
  return (
    <section className={band} onInput={expectDashboard}>
      {user && code ? (
        <div className={column}>
          <code.Dashboard
            accounts={accounts}
            emit={emit}
            focused={acted.current}
            key={user.id}
            onLeave={leave}
            user={user}
          />
        </div>
      ) : (
        (user || isPainted) && (
          <p className={`${column} ${opening} ${user ? '' : whileSignedIn}`}>{t('account.opening')}</p>
        )
      )}
      {!user && (
        <div className={isPainted ? `${column} ${whileSignedOut}` : column}>
          <AccessScreen
            accounts={accounts}
            emit={emit}
            focused={acted.current}
            mode={mode}
            onEntered={enter}
            onToggle={() => {
              acted.current = true
              chooseMode(mode === 'login' ? 'register' : 'login', first, 'push')
            }}
          />
        </div>
      )}
      <div aria-live="polite" data-notice="" />
    </section>
  )
}

export default createDefinition(description, Account)
