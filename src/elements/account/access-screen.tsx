import { type RefObject, useLayoutEffect, useRef } from 'react'
import { MailLink } from '../../ui/mail-link.tsx'
import { display, lead } from '../../ui/typography.styles.ts'
import { useTranslation } from '../../words/translation.ts'
import * as styles from './access-form.styles.ts'
import { AccessForm, type AccessFormProps } from './access-form.tsx'
import { StorageNotice } from './storage-notice.tsx'

interface AccessScreenProps extends AccessFormProps {
  readonly focused: boolean
}

export function AccessScreen({ mode, focused, ...form }: AccessScreenProps) {
  const { note } = form.accounts
  const { t } = useTranslation()
  const heading = useFocus(focused, mode)
  return (
    <div className={styles.access}>
      <div className={styles.words}>
        <h1 className={display} ref={heading} tabIndex={-1}>
          {t(`account.${mode}.heading`)}
        </h1>
        <p className={lead}>{t(`account.${mode}.lead`)}</p>
        <StorageNotice />
      </div>
      <div className={styles.card}>
        <p className={styles.scriptless}>{t('account.scriptless')}</p>
        <AccessForm {...form} mode={mode} />
        {mode === 'login' && (
          <details className={styles.lost}>
            <summary>{t('account.login.forgot')}</summary>
            <span>{t(note ? 'account.login.lost' : 'account.login.support')}</span> <MailLink />
          </details>
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
