import { type MouseEvent, type ReactNode, useId } from 'react'
import * as styles from './field.styles.ts'

export interface ControlProps {
  readonly id: string
  readonly required: boolean
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly className: string
  readonly part: string
}

interface LabelledFieldProps {
  readonly label: ReactNode
  /** Marks the field as required, visibly and for screen readers. */
  readonly required?: boolean | undefined
  /** The word after the label of an optional field. */
  readonly optional?: string | undefined
  readonly wide?: boolean | undefined
  /** The field's names for `::part()`. */
  readonly part?: string
  readonly hint?: ReactNode
  readonly fault?: string | undefined
  readonly children: (control: ControlProps) => ReactNode
}

/** Focuses the field of this label: in the light DOM, an element of the page may have the same id. */
function focusOwn(event: MouseEvent<HTMLLabelElement>): void {
  event.preventDefault()
  event.currentTarget.parentElement?.querySelector<HTMLElement>('[part=input]')?.focus()
}

export function LabelledField({
  label,
  required,
  optional,
  wide,
  part = 'field',
  hint,
  fault,
  children,
}: LabelledFieldProps) {
  // The prefix avoids the page's own ids, because the light DOM shares them.
  const id = `mrp${useId()}`
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className={styles.field} data-wide={wide || undefined} part={part}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a label has no focus, so no key is pressed on it */}
      <label
        className={styles.label}
        data-required={required || undefined}
        htmlFor={id}
        onClick={focusOwn}
        part="label"
      >
        {label}
        {optional && <span className={styles.optional}>{` (${optional})`}</span>}
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
      {fault && (
        <p className={styles.fault} id={`${id}-fault`} part="error">
          {fault}
        </p>
      )}
    </div>
  )
}
