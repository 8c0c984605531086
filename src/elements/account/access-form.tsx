import { type FormEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useConfig } from '../../services/config.ts'
import { clearDraft, loadDraft, saveDraft } from '../../services/draft-storage.ts'
import { cleanAddress, isEmailAddress } from '../../services/mail-client.ts'
import { primaryButton } from '../../ui/button.styles.ts'
import { hint } from '../../ui/field.styles.ts'
import { LabelledField } from '../../ui/labelled-field.tsx'
import type { MessageKey } from '../../words/message-types.ts'
import { useTranslation } from '../../words/translation.ts'
import { sayToast } from '../toaster/show-toast.ts'
import {
  type AccessMode,
  type Faults,
  type FieldName,
  fieldNames,
  findObjection,
  type Objection,
  objectionTo,
  type Typed,
} from './access-check.ts'
import * as styles from './access-form.styles.ts'
import type { EmitAccount } from './account-events.ts'
import type { Accounts } from './accounts.ts'
import { PasswordField } from './password-field.tsx'
import type { User } from './user-record.ts'

interface AccessFormProps {
  readonly mode: AccessMode
  readonly accounts: Accounts
  readonly emit: EmitAccount
  readonly onToggle: () => void
  /** Called after the user has signed in. */
  readonly onEntered: (user: User) => void
}

const draft = 'account'
const none: Faults = new Map()

/** Renders the form for signing in or for creating an account. */
export function AccessForm({ mode, accounts, emit, onToggle, onEntered }: AccessFormProps) {
  const translation = useTranslation()
  const { t } = translation
  const { contactEmail } = useConfig()
  const form = useRef<HTMLFormElement>(null)
  const typedBefore = useRef<Partial<Typed>>({})
  const entering = useRef(false)
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState(none)
  const rememberHint = `mrp${useId()}-hint`

  // Restores what was typed in the other mode, before a reload, or before this code was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other mode has other fields
  useEffect(() => {
    fillEmpty(form.current, { ...loadDraft(draft), ...typedBefore.current })
    keepTyped()
  }, [mode])

  const keepTyped = () => {
    if (form.current) typedBefore.current = { ...typedBefore.current, ...typedIn(form.current) }
    const { password, confirmPassword, ...rest } = typedBefore.current
    saveDraft(draft, rest)
  }

  const say = (key: MessageKey) => t(key, { email: contactEmail })
  const sayFault = (name: FieldName) => {
    const fault = faults.get(name)
    return fault && say(fault)
  }

  const toggle = () => {
    setFaults(none)
    onToggle()
  }

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    keepTyped()
    const name = (target as HTMLInputElement).name as FieldName
    if (faults.has(name)) setFaults(new Map([...faults].filter(([other]) => other !== name)))
  }

  const object = ({ faults: found, title, description }: Objection) => {
    // Renders at once: the sentence must exist when the focus makes a screen reader read it.
    flushSync(() => setFaults(found))
    const [first] = found.keys()
    if (first) controlOf(form.current, first)?.focus()
    const values = { email: contactEmail }
    sayToast(emit, translation, { title, description, values, variant: 'destructive' })
  }

  const submit = async () => {
    if (!form.current || entering.current) return
    const typed = trimmed({ ...nothingTyped, ...typedIn(form.current) })
    const objection = findObjection(mode, typed)
    if (objection) return object(objection)
    // Accounts from before this check may have an invalid address, and an unknown one is refused anyway.
    if (mode === 'register' && !isEmailAddress(typed.email)) return object(objectionTo('invalid-email'))
    const remember = form.current.elements.namedItem('rememberMe')
    entering.current = true
    setBusy(true)
    const { confirmPassword, ...registration } = typed
    const result = await (mode === 'login'
      ? accounts.logIn(typed.email, typed.password, remember instanceof HTMLInputElement && remember.checked)
      : accounts.register(registration))
    entering.current = false
    if (typeof result === 'string') {
      flushSync(() => setBusy(false))
      return object(objectionTo(result))
    }
    clearDraft(draft)
    onEntered(result)
  }

  // Handles clicks and Enter, which also arrives as a click: a sandboxed frame without `allow-forms` dispatches no
  // submit event.
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    void submit()
  }

  const isNew = mode === 'register'
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
      <div className={styles.fields} data-new={isNew || undefined}>
        {isNew && (
          <>
            <TextField autoComplete="name" fault={sayFault('fullName')} name="fullName" />
            <TextField autoComplete="organization" fault={sayFault('companyName')} name="companyName" />
            <TextField autoComplete="organization-title" fault={sayFault('jobTitle')} name="jobTitle" />
          </>
        )}
        <TextField autoComplete="username" fault={sayFault('email')} name="email" />
        <PasswordField
          fault={sayFault('password')}
          key={`password of ${mode}`}
          kind={isNew ? 'new-password' : 'current-password'}
          name="password"
        />
        {isNew ? (
          <PasswordField fault={sayFault('confirmPassword')} kind="new-password" name="confirmPassword" />
        ) : (
          <div>
            <label className={styles.remember}>
              <input aria-describedby={rememberHint} name="rememberMe" type="checkbox" />
              {t('account.login.remember')}
            </label>
            <p className={hint} id={rememberHint}>
              {t('account.login.remember.hint')}
            </p>
          </div>
        )}
      </div>
      <button className={primaryButton} disabled={busy} onClick={onSubmit} type="submit">
        {t(busy ? 'account.working' : `account.${mode}.submit`)}
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

interface TextFieldProps {
  readonly name: Exclude<FieldName, 'password' | 'confirmPassword'>
  readonly autoComplete: string
  readonly fault: string | undefined
}

function TextField({ name, autoComplete, fault }: TextFieldProps) {
  const { t } = useTranslation()
  const kind = name === 'email' ? 'email' : 'text'
  return (
    <LabelledField fault={fault} label={t(`account.${name}`)} required>
      {control => <input {...control} autoComplete={autoComplete} inputMode={kind} name={name} type={kind} />}
    </LabelledField>
  )
}

const nothingTyped = Object.fromEntries(fieldNames.map(name => [name, ''])) as Record<FieldName, string>

function controlOf(form: HTMLFormElement | null, name: FieldName): HTMLInputElement | undefined {
  const control = form?.elements.namedItem(name)
  return control instanceof HTMLInputElement ? control : undefined
}

/** Reads the fields of the form. */
function typedIn(form: HTMLFormElement): Partial<Typed> {
  const controls = fieldNames.map(name => [name, controlOf(form, name)?.value] as const)
  return Object.fromEntries(controls.filter(([, text]) => text !== undefined))
}

/** Trims everything but passwords, which may begin or end with blanks. */
const trimmed = ({ password, confirmPassword, ...named }: Typed): Typed => ({
  fullName: named.fullName.trim(),
  companyName: named.companyName.trim(),
  jobTitle: named.jobTitle.trim(),
  email: cleanAddress(named.email),
  password,
  confirmPassword,
})

function fillEmpty(form: HTMLFormElement | null, texts: Readonly<Partial<Record<string, string>>>): void {
  for (const name of fieldNames) {
    const control = controlOf(form, name)
    if (control && control.value === '') control.value = texts[name] ?? ''
  }
}
