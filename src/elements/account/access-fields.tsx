import { type KeyboardEvent, useState } from 'react'
import { useConfig } from '../../services/config.ts'
import { LabelledField } from '../../ui/labelled-field.tsx'
import { useTranslation } from '../../words/translation.ts'
import { type AccessMode, type Faults, fieldsOfMode, isSecret } from './access-check.ts'
import * as styles from './access-form.styles.ts'

interface AccessFieldsProps {
  readonly mode: AccessMode
  readonly faults: Faults
}

/** Shows the fields of a log-in or a registration, with what is wrong with each. */
export function AccessFields({ mode, faults }: AccessFieldsProps) {
  const { t } = useTranslation()
  const { contactEmail } = useConfig()
  const isNew = mode === 'register'
  return (
    <div className={styles.fields} data-new={isNew || undefined}>
      {fieldsOfMode[mode].map(name => {
        const found = faults.get(name)
        const fault = found && t(found, { email: contactEmail })
        return isSecret(name) ? (
          <PasswordField
            fault={fault}
            key={`${name} of ${mode}`}
            kind={isNew ? 'new-password' : 'current-password'}
            name={name}
          />
        ) : (
          <TextField fault={fault} key={name} name={name} />
        )
      })}
      {!isNew && <RememberMe />}
    </div>
  )
}

/** What browsers fill into each field. */
const autoComplete = {
  fullName: 'name',
  companyName: 'organization',
  jobTitle: 'organization-title',
  email: 'username',
} as const

interface TextFieldProps {
  readonly name: keyof typeof autoComplete
  readonly fault: string | undefined
}

function TextField({ name, fault }: TextFieldProps) {
  const { t } = useTranslation()
  const kind = name === 'email' ? 'email' : 'text'
  return (
    <LabelledField fault={fault} label={t(`account.${name}`)} required>
      {control => (
        <input {...control} autoComplete={autoComplete[name]} inputMode={kind} name={name} type={kind} />
      )}
    </LabelledField>
  )
}

function RememberMe() {
  const { t } = useTranslation()
  return (
    <label className={styles.remember}>
      <input name="rememberMe" type="checkbox" />
      {t('account.login.remember')}
    </label>
  )
}

interface PasswordFieldProps {
  readonly name: 'password' | 'confirmPassword'
  /** Tells password managers whether to offer a stored password or a new one. */
  readonly kind: 'current-password' | 'new-password'
  readonly fault: string | undefined
}

/** A password field with a button to show it, and a warning for Caps Lock. Pasting works. */
function PasswordField({ name, kind, fault }: PasswordFieldProps) {
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
