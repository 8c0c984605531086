import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useConfig } from '../../services/config.ts'
import { isEmailAddress } from '../../services/mail-client.ts'
import { primaryButton } from '../../ui/button.styles.ts'
import { LabelledField } from '../../ui/labelled-field.tsx'
import { useTranslation } from '../../words/translation.ts'
import { sayToast } from '../toaster/show-toast.ts'
import {
  type AccessMode,
  type Faults,
  type FieldName,
  fieldsOfMode,
  findObjection,
  isSecret,
  type Objection,
  objectionTo,
} from './access-check.ts'
import * as styles from './access-form.styles.ts'
import type { EmitAccount } from './account-events.ts'
import type { Accounts } from './accounts.ts'
import { controlOf, forgetTexts, readTyped, useKeptTexts } from './typed-texts.ts'
import type { User } from './user-record.ts'

export interface AccessFormProps {
  readonly mode: AccessMode
  readonly accounts: Accounts
  readonly emit: EmitAccount
  readonly onToggle: () => void
  readonly onEntered: (user: User) => void
}

const none: Faults = new Map()

export function AccessForm(props: AccessFormProps) {
  const { mode, onToggle } = props
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const keepTexts = useKeptTexts(form, mode)
  const { faults, setFaults, isBusy, submit } = useAccessSubmission(props, form)

  const toggle = () => {
    setFaults(none)
    onToggle()
  }

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    keepTexts()
    const name = (target as HTMLInputElement).name as FieldName
    if (faults.has(name)) setFaults(new Map([...faults].filter(([other]) => other !== name)))
  }

  // Handles clicks and Enter, which also arrives as a click: a sandboxed frame without `allow-forms` dispatches no
  // submit event.
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void submit()
  }

  return (
    // `method="dialog"` submits nowhere, so no password ends up in a URL before this code is loaded. If no code can
    // run, the form is hidden.
    <form
      aria-label={t(`account.${mode}.heading`)}
      className={styles.form}
      method="dialog"
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
      ref={form}
    >
      <Fields faults={faults} mode={mode} />
      <Note {...props} />
      <button className={primaryButton} disabled={isBusy} onClick={onSubmit} type="submit">
        {t(isBusy ? 'account.working' : `account.${mode}.submit`)}
      </button>
      <p className={styles.aside}>
        <span>{t(`account.${mode}.other`)}</span>{' '}
        <button className={styles.wordButton} onClick={toggle} type="button">
          {t(`account.${mode}.toggle`)}
        </button>
      </p>
    </form>
  )
}

/** Says what an account is and who is told, before it is used. */
function Note({ accounts: { note } }: AccessFormProps) {
  const { t } = useTranslation()
  const { formEndpoint } = useConfig()
  if (!note && !formEndpoint) return null
  return (
    <p className={styles.note}>
      {note && (
        <>
          <b>{t(note.heading)}</b> <span>{t(note.text)}</span>{' '}
        </>
      )}
      {formEndpoint && <span>{t('account.told')}</span>}
    </p>
  )
}

function Fields({ mode, faults }: { readonly mode: AccessMode; readonly faults: Faults }) {
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

/** Keeps what is wrong with the form, and whether the accounts are being asked. Lets somebody in with what was typed. */
function useAccessSubmission(
  { mode, accounts, emit, onEntered }: AccessFormProps,
  form: RefObject<HTMLFormElement | null>,
) {
  const translation = useTranslation()
  const entering = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState(none)

  const showObjection = ({ faults: found, ...toast }: Objection) => {
    // Renders at once: the sentence must exist when the focus makes a screen reader read it.
    flushSync(() => setFaults(found))
    const [first] = found.keys()
    if (first) controlOf(form.current, first)?.focus()
    sayToast(emit, translation, { ...toast, variant: 'destructive' })
  }

  const submit = async () => {
    if (!form.current || entering.current) return
    const { confirmPassword, ...registration } = readTyped(form.current)
    const objection = findObjection(mode, { ...registration, confirmPassword })
    if (objection) return showObjection(objection)
    // Accounts from before this check may have an invalid address, and an unknown one is refused anyway.
    if (mode === 'register' && !isEmailAddress(registration.email))
      return showObjection(objectionTo('invalid-email'))
    const isRemembered = new FormData(form.current).has('rememberMe')
    entering.current = true
    setBusy(true)
    const result = await (mode === 'login'
      ? accounts.logIn(registration.email, registration.password, isRemembered)
      : accounts.register(registration))
    entering.current = false
    if (typeof result === 'string') {
      flushSync(() => setBusy(false))
      return showObjection(objectionTo(result))
    }
    forgetTexts()
    onEntered(result)
  }

  return { faults, setFaults, isBusy, submit }
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
