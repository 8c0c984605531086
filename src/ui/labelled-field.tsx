import { type MouseEvent, type ReactNode, useId } from 'react'
import * as styles from './field.ts'

/** What the control of a labelled field takes over. */
export interface ControlProps {
  readonly id: string
  readonly required: boolean
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly className: string
  readonly part: string
}

interface LabelledFieldProps {
  readonly label: string
  /** Marks the field as required, for the eye and for screen readers. */
  readonly required?: boolean | undefined
  /** The word behind the label of a field that may stay empty. */
  readonly optional?: string | undefined
  readonly wide?: boolean | undefined
  readonly hint?: ReactNode
  /** What the visitor must change. */
  readonly fault?: string | undefined
  /** What that is where the field is empty: hidden in the markup, so that it can be said before any code has come. */
  readonly missing?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/** In the light DOM a stranger's field may have the id before ours, and what is typed would go there. */
function focusOwn(event: MouseEvent<HTMLLabelElement>): void {
  event.preventDefault()
  event.currentTarget.parentElement?.querySelector<HTMLElement>('[part=input]')?.focus()
}

/** A label, its control, a hint, and a sentence where the visitor must change something. */
export function LabelledField({
  label,
  required,
  optional,
  wide,
  hint,
  fault,
  missing,
  children,
}: LabelledFieldProps) {
  // In the light DOM the page has ids too.
  const id = `mrp${useId()}`
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-wide={wide || undefined} part="field">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a label has no focus, so no key is pressed on it */}
      <label
        className={styles.label}
        data-required={required || undefined}
        htmlFor={id}
        onClick={focusOwn}
        part="label"
      >
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {children({
        id,
        required: required ?? false,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': described || undefined,
        className: styles.control,
        part: 'input',
      })}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {(fault || missing) && (
        <p
          className={styles.fault}
          hidden={!fault}
          id={`${id}-fault`}
          // A page that gives the part a `display` would show what is hidden.
          part={fault && 'error'}
        >
          {fault || missing}
        </p>
      )}
    </div>
  )
}
