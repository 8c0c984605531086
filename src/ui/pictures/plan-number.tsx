import { type Field, limitsOf, nameOf } from './item-entries.ts'
import { editedNumber, faultyNumber } from './plan-changes.styles.ts'

interface NumberFieldProps {
  readonly field: Field
  /** What it has in the markup. The control is uncontrolled: what was typed before any code came survives. */
  readonly initial: number
  /** What the plan uses now. */
  readonly current: number
  /** The id of the sentence that says what is wrong with it. */
  readonly fault: string | undefined
  /** Its name, where no label is around it. */
  readonly label?: string
}

/** Renders a number that can be typed or stepped. Where no script runs it would do nothing: a text stands in for it. */
export function PlanNumber({ field, initial, current, fault, label }: NumberFieldProps) {
  const { least, most, step } = limitsOf(field)
  const edited = current === initial ? undefined : editedNumber
  return (
    <input
      aria-describedby={fault}
      // Browsers call a number between two steps invalid, and it would be read out as that.
      aria-invalid={fault !== undefined}
      aria-label={label}
      autoComplete="off"
      className={fault ? faultyNumber : edited}
      defaultValue={initial}
      inputMode="numeric"
      max={most}
      // The browser counts steps from here: from 1 they would be 101, 111.
      min={least && step}
      name={nameOf(field)}
      part="input"
      step={step}
      type="number"
    />
  )
}
