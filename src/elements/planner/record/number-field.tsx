import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { control } from '../../../ui/field.styles.ts'
import { Sentence } from '../buttons.tsx'
import { plain } from '../planner.styles.ts'
import { useLatest } from '../shown.ts'
import * as styles from './what-if.styles.ts'

/** The largest number that a field takes. */
export const maxNumber = 1e9

interface NumberFieldProps {
  readonly label: string
  readonly unit: string
  /** What the plan uses now. */
  readonly value: number
  /** What the list says. */
  readonly was: number
  readonly min: number
  readonly max?: number
  /** Whether only whole numbers will do. */
  readonly whole?: true
  /** `goesOn` says that it is still being typed: a first part of it was taken already. */
  readonly onChange: (value: number, goesOn: boolean) => void
}

/** Shows a number of the plan, to be tried with another. */
export function NumberField(props: NumberFieldProps) {
  const { label, unit, value, was, min, max = maxNumber, whole } = props
  const { t, number } = useLatest().words
  const id = useId()
  const { input, shown, isFaulty, take, endTyping } = useTyped(props)
  return (
    <div className={styles.field} data-changed={value !== was || undefined}>
      <label htmlFor={id}>
        <Sentence text={label} />
      </label>
      <input
        aria-describedby={`${id}u`}
        aria-invalid={isFaulty}
        autoComplete="off"
        className={control}
        defaultValue={shown}
        id={id}
        inputMode={whole ? 'numeric' : 'decimal'}
        onBlur={endTyping}
        onInput={({ currentTarget }: FormEvent<HTMLInputElement>) => take(currentTarget.value)}
        part="input"
        ref={input}
      />
      <b className={plain}>{shown}</b>
      <p id={`${id}u`}>
        <span>
          {isFaulty ? (
            t(whole ? 'planner.fault.whole' : 'planner.fault', {
              least: number(min),
              most: number(max),
              value: number(value),
            })
          ) : (
            <Sentence text={unit} />
          )}
        </span>
        {value !== was && !isFaulty && (
          <span>
            {' · '}
            <s>{number(was)}</s>
          </span>
        )}
      </p>
    </div>
  )
}

/**
 * Follows what is typed. The control is uncontrolled, so that what was typed before any code came survives; a text that is
 * no number leaves the plan as it was.
 */
function useTyped({ value, min, max = maxNumber, whole, onChange }: NumberFieldProps) {
  const { number } = useLatest().words
  const input = useRef<HTMLInputElement>(null)
  const isTyping = useRef(false)
  const [isFaulty, setFaulty] = useState(false)
  // Numbers are typed as they are shown.
  const group = number(10_000).charAt(2)
  const shown = String(value).replace('.', number(1.5).charAt(1))
  const take = (text: string) => {
    const typed = numberIn(text, group)
    let fits = typed >= min && typed <= max && (!whole || Number.isInteger(typed))
    try {
      if (fits && typed !== value) {
        onChange(typed, isTyping.current)
        isTyping.current = true
      }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      fits = false
    }
    setFaulty(!fits)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the code came
  useEffect(() => {
    if (input.current && input.current.value !== input.current.defaultValue) take(input.current.value)
  }, [])

  useEffect(() => {
    // Undo and Reset change it from outside.
    if (input.current && numberIn(input.current.value, group) !== value) input.current.value = shown
    setFaulty(false)
  }, [value, shown, group])

  const endTyping = () => {
    isTyping.current = false
  }
  return { input, shown, isFaulty, take, endTyping }
}

/** Reads what people type: a comma or a point, a minus of either kind, `group` or a blank between thousands. */
function numberIn(text: string, group: string): number {
  const isGrouped = new RegExp(`^[-−]?\\d{1,3}([${group}\\s]\\d{3})+(?!\\d)`).test(text.trim())
  const digits = isGrouped ? text.replaceAll(group, '').replace(/\s/g, '') : text.trim()
  const plain = digits.replace('−', '-').replace(',', '.')
  return /^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(plain) ? Number(plain) + 0 : Number.NaN
}
