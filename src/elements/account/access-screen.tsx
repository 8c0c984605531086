import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useConfig } from '../../services/config.ts'
import { addressLink } from '../../services/mail-client.ts'
import { link } from '../../ui/text.styles.ts'
import { lead, title } from '../../ui/typography.styles.ts'
import { useTranslation } from '../../words/translation.ts'
import type { AccessMode } from './access-check.ts'
import * as styles from './access-form.styles.ts'
import { AccessForm } from './access-form.tsx'
import type { EmitAccount } from './account-events.ts'
import type { Accounts } from './accounts.ts'
import { StorageNotice } from './storage-notice.tsx'
import type { User } from './user-record.ts'

interface AccessScreenProps {
  readonly mode: AccessMode
  readonly accounts: Accounts
  readonly emit: EmitAccount
  readonly focused: boolean
  readonly onToggle: () => void
  readonly onEntered: (user: User) => void
}

/** A plan, without a word or a number: stock over eight weeks, and the orders that keep it up. */
const plan = (
  <svg aria-hidden="true" className={styles.plan} viewBox="0 0 480 270">
    <path d="M40 24v222m50-222v222m50-222v222m50-222v222m50-222v222m50-222v222m50-222v222m50-222v222m50-222v222" />
    <path d="M40 64h50v44h50v-40h50v26h50v36h50v-62h50v48h50v-36h50" />
    <path d="M40 140h400" />
    <path d="M40 180h100m0 24h150m-50 24h150" />
  </svg>
)

/** Shows the form beside its introduction. */
export function AccessScreen({ mode, focused, ...form }: AccessScreenProps) {
  const { contactEmail, formEndpoint } = useConfig()
  const { note } = form.accounts
  const { t } = useTranslation()
  const heading = useFocus(focused, mode)
  return (
    <div className={styles.access}>
      <div className={styles.words}>
        <h1 className={title} ref={heading} tabIndex={-1}>
          {t(`account.${mode}.heading`)}
        </h1>
        <p className={lead}>{t(`account.${mode}.lead`)}</p>
        {(note || formEndpoint) && (
          <p className={styles.note}>
            {note && (
              <>
                <b>{t(note.heading)}</b> <span>{t(note.text)}</span>{' '}
              </>
            )}
            {formEndpoint && <span>{t('account.told')}</span>}
          </p>
        )}
        <StorageNotice />
        {plan}
      </div>
      <div className={styles.card}>
        <p className={styles.scriptless}>{t('account.scriptless')}</p>
        <AccessForm {...form} mode={mode} />
        {mode === 'login' && (
          <p className={styles.aside}>
            <span>{t('account.login.forgot')}</span>{' '}
            <a className={link} href={addressLink(contactEmail)}>
              {contactEmail}
            </a>
            {note && <span>{`. ${t('account.login.lost')}`}</span>}
          </p>
        )}
      </div>
    </div>
  )
}

/** Focuses the heading of a screen that the visitor's action has opened. */
export function useFocus(wanted: boolean, screen = ''): RefObject<HTMLHeadingElement | null> {
  const element = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes later is no reason to move the focus
  useLayoutEffect(() => {
    if (wanted) element.current?.focus()
  }, [screen])
  return element
}
