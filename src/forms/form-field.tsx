import { useId } from 'react'
import type { MessageKey } from '../content/messages.ts'
import { message } from '../state/messages.ts'
import * as styles from '../ui/field.ts'
import type { Field } from './request.ts'

interface FormFieldProps {
  readonly field: Field
  /** What the page filled in. The control is uncontrolled: what is typed before React comes must survive it. */
  readonly prefill: string | undefined
  readonly fault: MessageKey | undefined
}

/** A label, its control, a hint, and a sentence where the visitor must change something. */
export function FormField({ field, prefill, fault }: FormFieldProps) {
  const id = useId()
  const described = [field.hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const control = {
    id,
    name: field.name,
    required: field.marked ?? false,
    defaultValue: prefill ?? '',
    autoComplete: field.autocomplete ?? 'off',
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': described || undefined,
    className: styles.control,
    part: 'input',
  }
  return (
    <div
      className={styles.field}
      data-wide={field.wide || field.kind === 'long-text' || undefined}
      part="field"
    >
      <label className={styles.label} data-required={field.marked || undefined} htmlFor={id} part="label">
        {message(field.label)}
        {field.optional && <span className={styles.optional}> ({message('form.optional')})</span>}
      </label>
      {field.kind === 'choice' ? (
        <select {...control}>
          <option value="">{message('form.choose')}</option>
          {field.choices?.map(choice => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : field.kind === 'long-text' ? (
        <textarea {...control} rows={4} />
      ) : (
        <input {...control} type={field.kind} inputMode={field.kind} />
      )}
      {field.hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {message(field.hint)}
        </p>
      )}
      {fault && (
        <p className={styles.fault} id={`${id}-fault`} part="error">
          {message(fault)}
        </p>
      )}
    </div>
  )
}
