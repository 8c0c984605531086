import { type FormEvent, type SyntheticEvent, useRef } from 'react'
import { useConfig } from '../../services/config.ts'
import { primaryButton } from '../../ui/button.styles.ts'
import { useTranslation } from '../../words/translation.ts'
import type { FieldName } from './access-check.ts'
import { AccessFields } from './access-fields.tsx'
import * as styles from './access-form.styles.ts'
import { useKeptTexts } from './typed-texts.ts'
import { type AccessContext, useAccessSubmission } from './use-access-submission.ts'

export interface AccessFormProps extends AccessContext {
  readonly onToggle: () => void
}

/** Shows the form of a log-in or a registration, and lets somebody in with it. */
export function AccessForm(props: AccessFormProps) {
  const { mode, onToggle } = props
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const keepTexts = useKeptTexts(form, mode)
  const { faults, forgetFault, forgetFaults, isBusy, submit } = useAccessSubmission(props, form)

  const toggle = () => {
    forgetFaults()
    onToggle()
  }

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    keepTexts()
    forgetFault((target as HTMLInputElement).name as FieldName)
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
      <AccessFields faults={faults} mode={mode} />
      <Note {...props} />
      <button className={primaryButton} disabled={isBusy} onClick={onSubmit} type="submit">
        {t(isBusy ? 'account.working' : `account.${mode}.submit`)}
      </button>
      <OtherMode mode={mode} onToggle={toggle} />
    </form>
  )
}

/** Leads from the log-in to the registration, and back. */
function OtherMode({ mode, onToggle }: Pick<AccessFormProps, 'mode' | 'onToggle'>) {
  const { t } = useTranslation()
  return (
    <p className={styles.aside}>
      <span>{t(`account.${mode}.other`)}</span>{' '}
      <button className={styles.wordButton} onClick={onToggle} type="button">
        {t(`account.${mode}.toggle`)}
      </button>
    </p>
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
