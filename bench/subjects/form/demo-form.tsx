import { type FormEvent, useId, useState } from 'react'
import { type Field, focusFirst, groups, read, type Submission, say, send, texts, thanks } from './request.ts'

/** The classes of each part. */
export type FormLook = Readonly<
  Record<
    | 'card'
    | 'form'
    | 'group'
    | 'legend'
    | 'field'
    | 'wide'
    | 'label'
    | 'required'
    | 'optional'
    | 'control'
    | 'hint'
    | 'fault'
    | 'actions'
    | 'primary'
    | 'secondary'
    | 'toast',
    string
  >
>

interface DemoFormProps {
  readonly look: FormLook
}

/** Renders the demo form as plain React. */
export function DemoForm({ look }: DemoFormProps) {
  const [faults, setFaults] = useState<Submission['faults']>({})
  const [stage, setStage] = useState<'editing' | 'sending'>('editing')
  const [sent, setSent] = useState<Submission['answers']>()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const submission = read(form)
    setFaults(submission.faults)
    if (focusFirst(form, submission.faults)) return
    setStage('sending')
    if (await send(submission.answers)) setSent(submission.answers)
    setStage('editing')
  }

  if (sent) {
    const { heading, lead } = thanks(sent)
    return (
      <div className={look.card}>
        <h2 className={look.legend}>{heading}</h2>
        <p>{lead}</p>
        <button className={look.secondary} onClick={() => setSent(undefined)} type="button">
          {texts['demo.again']}
        </button>
      </div>
    )
  }
  return (
    <div className={look.card}>
      <form className={look.form} noValidate onSubmit={submit}>
        {groups.map(({ legend, fields }) => (
          <fieldset className={look.group} key={legend}>
            <legend className={look.legend}>{say(legend)}</legend>
            {fields.map(field => (
              <FormField fault={faults[field.name]} field={field} key={field.name} look={look} />
            ))}
          </fieldset>
        ))}
        <div className={look.actions}>
          <button className={look.primary} disabled={stage === 'sending'} type="submit">
            {texts[stage === 'sending' ? 'form.sending' : 'demo.submit']}
          </button>
          <p className={look.hint}>{texts['demo.note']}</p>
        </div>
      </form>
      {Object.keys(faults).length > 0 && (
        <div className={look.toast} role="alert">
          <strong>{texts['form.toast.missing.title']}</strong>
          <p>{texts['form.toast.missing.description']}</p>
        </div>
      )}
    </div>
  )
}

interface FormFieldProps {
  readonly field: Field
  readonly fault: string | undefined
  readonly look: FormLook
}

function FormField({ field, fault, look }: FormFieldProps) {
  const id = useId()
  const { name, label, kind, marked, hint, autocomplete = 'off', choices = [] } = field
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const control = {
    id,
    name,
    required: marked,
    autoComplete: autocomplete,
    className: look.control,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={kind === 'long-text' ? `${look.field} ${look.wide}` : look.field}>
      <label className={marked ? `${look.label} ${look.required}` : look.label} htmlFor={id}>
        {say(label)}
        {!marked && <span className={look.optional}> ({texts['form.optional']})</span>}
      </label>
      {kind === 'long-text' ? (
        <textarea {...control} rows={4} />
      ) : kind === 'choice' ? (
        <select {...control}>
          <option value="">{texts['form.choose']}</option>
          {choices.map(choice => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input {...control} inputMode={kind} type={kind} />
      )}
      {hint && (
        <p className={look.hint} id={`${id}-hint`}>
          {say(hint)}
        </p>
      )}
      {fault && (
        <p className={look.fault} id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}
