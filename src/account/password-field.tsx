import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { LabelledField } from '../ui/labelled-field.tsx'
import * as styles from './access-form.styles.ts'

interface PasswordFieldProps {
  readonly name: 'password' | 'confirmPassword'
  /** Whether a password manager should offer a stored password, or a new one. */
  readonly kind: 'current-password' | 'new-password'
  readonly fault: string | undefined
}

/** A password, which can be shown; says when Caps Lock is on. Pasting works, as in any input. */
export function PasswordField({ name, kind, fault }: PasswordFieldProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const [show, hide] =
    name === 'password'
      ? (['account.password.show.label', 'account.password.hide.label'] as const)
      : (['account.password.show.confirm', 'account.password.hide.confirm'] as const)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))

  return (
    <LabelledField
      fault={fault}
      hint={capsLock ? t('account.password.capsLock') : undefined}
      label={t(`account.${name}`)}
      required
    >
      {control => (
        <span className={styles.secret}>
          <input
            {...control}
            autoCapitalize="off"
            autoComplete={kind}
            name={name}
            onBlur={() => setCapsLock(false)}
            onKeyDown={watchCapsLock}
            onKeyUp={watchCapsLock}
            spellCheck={false}
            type={shown ? 'text' : 'password'}
          />
          <button
            aria-label={t(shown ? hide : show)}
            className={styles.reveal}
            onClick={() => setShown(!shown)}
            type="button"
          >
            {t(shown ? 'account.password.hide' : 'account.password.show')}
          </button>
        </span>
      )}
    </LabelledField>
  )
}
