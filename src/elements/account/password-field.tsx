import { type KeyboardEvent, useState } from 'react'
import { LabelledField } from '../../ui/labelled-field.tsx'
import { useTranslation } from '../../words/translation.ts'
import * as styles from './access-form.styles.ts'

interface PasswordFieldProps {
  readonly name: 'password' | 'confirmPassword'
  /** Tells password managers whether to offer a stored password or a new one. */
  readonly kind: 'current-password' | 'new-password'
  readonly fault: string | undefined
}

/** A password field with a button to show it, and a warning for Caps Lock. Pasting works. */
export function PasswordField({ name, kind, fault }: PasswordFieldProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const does = shown ? 'hide' : 'show'
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
            aria-label={t(`account.password.${does}.${name === 'password' ? 'label' : 'confirm'}`)}
            className={styles.reveal}
            onClick={() => setShown(!shown)}
            type="button"
          >
            {t(`account.password.${does}`)}
          </button>
        </span>
      )}
    </LabelledField>
  )
}
