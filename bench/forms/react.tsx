import { type FormEvent, useId, useState } from 'react'
import { createRoot } from 'react-dom/client'
import css from './form.css?inline'
import { type Answers, type Faults, type Field, groups, read, say, send, textOf, texts } from './request.ts'

/** The demo form as plain React. */
function DemoForm() {
  const [faults, setFaults] = useState<Faults>({})
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<Answers>()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const submission = read(event.currentTarget)
    setFaults(submission.faults)
    if (Object.keys(submission.faults).length > 0) return
    setSending(true)
    if (await send(submission.answers)) setSent(submission.answers)
    setSending(false)
  }

  if (sent) return <p className="card">{texts['demo.sent.lead'].replace('{email}', sent.email ?? '')}</p>
  return (
    <form className="card" noValidate onSubmit={submit}>
      {groups.map(({ legend, fields }) => (
        <fieldset key={legend}>
          <legend>{say(legend)}</legend>
          {fields.map(field => (
            <FormField fault={faults[field.name]} field={field} key={field.name} />
          ))}
        </fieldset>
      ))}
      <button disabled={isSending} type="submit">
        {texts[isSending ? 'form.sending' : 'demo.submit']}
      </button>
      <p className="hint">{texts['demo.note']}</p>
    </form>
  )
}

function FormField({ field, fault }: { readonly field: Field; readonly fault: string | undefined }) {
  const id = useId()
  const { name, type, required, hint, autocomplete = 'off', choices = [] } = field
  const control = {
    id,
    name,
    required: required !== undefined,
    autoComplete: autocomplete,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div>
      <label className={required ? 'required' : ''} htmlFor={id}>
        {textOf(field)} {!required && `(${texts['form.optional']})`}
      </label>
      {type === 'long-text' ? (
        <textarea {...control} rows={4} />
      ) : type === 'choice' ? (
        <select {...control}>
          <option value="">{texts['form.choose']}</option>
          {choices.map(choice => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input {...control} type={type} />
      )}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {textOf(field, '.hint')}
        </p>
      )}
      {fault && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)
document.adoptedStyleSheets.push(sheet)
for (const place of document.querySelectorAll('react-demo-form')) createRoot(place).render(<DemoForm />)
