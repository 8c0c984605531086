import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { choice } from '../../custom-element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../../custom-element/description.ts'
import { lightDom } from '../../custom-element/light-dom.ts'
import { Failure } from '../../custom-element/tree.tsx'
import { config, useConfig } from '../../services/config.ts'
import { removeToastsFrom } from '../../services/toast-list.ts'
import { band, column } from '../../ui/layout.styles.ts'
import { MailLink } from '../../ui/mail-link.tsx'
import { whileSignedIn, whileSignedOut } from '../../ui/page-name.tsx'
import { accountMessages } from '../../words/en/account-messages.ts'
import { useTranslation } from '../../words/translation.ts'
import { sayToast } from '../toaster/show-toast.ts'
import { type AccessMode, objectionTo, toastOf } from './access-check.ts'
import { opening, scriptless } from './access-form.styles.ts'
import { chooseMode, useAddressMode } from './access-mode.ts'
import { AccessScreen } from './access-screen.tsx'
import type { Accounts } from './account-contract.ts'
import { accountEvents, type EmitAccount } from './account-events.ts'
import { dashboardCatalogs } from './dashboard-catalogs.ts'
import { localAccounts } from './local-accounts.ts'
import { useIsPainted } from './storage-notice.tsx'
import type { User } from './user-record.ts'

const description = describeElement({
  tag: 'mrp-account',
  summary:
    'Shows the login form, the registration form and the dashboard. Use it on a page of its own: it has the first-level heading.',
  attributes: {
    mode: choice(
      'What somebody sees first who is not logged in; `?mode=` of the page’s URL comes before it.',
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
  lightDom,
  messages: accountMessages,
  catalogs: dashboardCatalogs,
})

const loadDashboard = () => import('./dashboard.tsx')
const loadCloud = () => import('./cloud-accounts.ts')

function Account({ mode: usual, provider, emit }: PropsOf<typeof description>) {
  const { accounts, user } = useAccounts(provider)
  const code = useCode(loadDashboard, Boolean(user))
  const mode = useAddressMode() ?? usual
  const isPainted = useIsPainted()
  const { t } = useTranslation()
  const { hasActed, prepareDashboard, enter, leave, toggle } = useAccountActions(mode, usual, accounts, emit)

  if (user === undefined) return <PendingAccount />
  const shared = { accounts, emit, focused: hasActed }
  return (
    <section className={band} onInput={prepareDashboard}>
      {user && code ? (
        <div className={column}>
          <code.Dashboard {...shared} key={user.id} onLeave={leave} user={user} />
        </div>
      ) : (
        (user || isPainted) && (
          <p className={`${column} ${opening} ${user ? '' : whileSignedIn}`}>{t('account.opening')}</p>
        )
      )}
      {!user && (
        <div className={isPainted ? `${column} ${whileSignedOut}` : column}>
          <AccessScreen {...shared} mode={mode} onEntered={enter} onToggle={toggle} />
        </div>
      )}
      <div aria-live="polite" data-notice="" />
    </section>
  )
}

/** Returns code that is loaded when it is wanted, or undefined until it is. Throws while rendering if it cannot be loaded. */
function useCode<Code>(load: () => Promise<Code>, wanted: boolean): Code | undefined {
  const [loaded, setLoaded] = useState<{ readonly code?: Code; readonly error?: unknown }>({})
  useEffect(() => {
    if (wanted)
      load().then(
        code => setLoaded({ code }),
        (error: unknown) => setLoaded({ error }),
      )
  }, [load, wanted])
  if (wanted && 'error' in loaded) throw loaded.error
  return loaded.code
}

/**
 * Returns the accounts and the signed-in user: of the cloud if that is requested and configured, else of this
 * browser.
 */
function useAccounts(provider: 'local' | 'cloud') {
  const { firebase } = useConfig()
  const inCloud = provider === 'cloud' && firebase !== undefined
  const code = useCode(loadCloud, inCloud)
  const accounts = inCloud ? (code?.cloudAccounts ?? unknownYet) : localAccounts

  useEffect(() => {
    if (provider === 'cloud' && !inCloud) {
      console.warn(
        '<mrp-account provider="cloud"> has no Firebase project, so accounts stay in this browser. Set the firebase attribute of <mrp-config>.',
      )
    }
  }, [provider, inCloud])

  // Only the browser knows whether a user is signed in, so prerendered markup shows the form. With cloud accounts it
  // shows nothing.
  const user = useSyncExternalStore(accounts.current.listen, accounts.current.get, () =>
    provider === 'cloud' ? undefined : null,
  )
  return { accounts, user }
}

const unknownYet: Accounts = {
  ...localAccounts,
  current: { get: () => undefined, listen: () => () => {} },
}

/** What a visitor does here, and whether they have: on page load the focus stays where it is. */
function useAccountActions(mode: AccessMode, usual: AccessMode, accounts: Accounts, emit: EmitAccount) {
  const translation = useTranslation()
  const acted = useRef(false)

  /**
   * Somebody types: a registered account may be there before `enter` is called. Loads the dashboard's code ahead; after
   * a failure, it is asked for again.
   */
  const prepareDashboard = () => {
    acted.current = true
    loadDashboard().catch(() => {})
  }

  const enter = (user: User) => {
    acted.current = true
    chooseMode('login', usual, 'replace')
    emit(`mrp-${mode}`, { user })
    sayToast(emit, translation, { ...toastOf(mode), values: { name: user.fullName || user.email } })
    const kind = mode === 'login' ? 'login' : 'registration'
    const now = new Date()
    loadDashboard().then(
      ({ reportAccess }) => reportAccess(kind, user, now, config.get()),
      () => {}, // Without its code, the dashboard reports the failure itself.
    )
  }

  const leave = async (user: User) => {
    acted.current = true
    const problem = await accounts.logOut()
    if (problem) return sayToast(emit, translation, { ...objectionTo(problem), variant: 'destructive' })
    emit('mrp-logout', { user })
    sayToast(emit, translation, toastOf('logout'))
  }

  const toggle = () => {
    acted.current = true
    removeToastsFrom(emit)
    chooseMode(mode === 'login' ? 'register' : 'login', usual, 'push')
  }

  return { hasActed: acted.current, prepareDashboard, enter, leave, toggle }
}

export default createDefinition(description, Account)

/** After this time, a visitor is told where to write instead. */
const lateAfterMs = 10_000

/** Shows nothing until the cloud says who is signed in. If that takes too long, says where to write. */
function PendingAccount() {
  const { t } = useTranslation()
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <section className={isLate ? band : scriptless} data-pending="">
      <div className={column}>
        {isLate ? (
          <Failure />
        ) : (
          <p>
            {t('account.scriptless')} <MailLink />
          </p>
        )}
      </div>
    </section>
  )
}
