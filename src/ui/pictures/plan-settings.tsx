import { Fragment } from 'react'
import { useTranslation } from '../../words/translation.ts'
import { type Field, limitsOf, nameOf, type Setting, settings } from './item-entries.ts'
import type { ItemNumbers, ItemPlan } from './item-plan.ts'
import { editedNumber, faultyNumber } from './plan-changes.styles.ts'
import { plain, settingFields, unit } from './plan-sheet.styles.ts'

const unitOf = (setting: Setting) => (setting === 'leadTime' ? 'hero.unit.weeks' : 'hero.unit.pieces')

export interface PlanSettingsProps {
  readonly plan: ItemPlan
  readonly initial: ItemNumbers
  readonly faults: readonly Field[]
  /** The id of the sentence. */
  readonly sentence: string
}

/** The four numbers below the table, with their units. */
export function PlanSettings({ plan, initial, faults, sentence }: PlanSettingsProps) {
  const { t } = useTranslation()
  return (
    <div className={settingFields}>
      {settings.map(setting => (
        <Fragment key={setting}>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the number inside is its control */}
          <label>
            <span>
              {t(`hero.${setting}`)}{' '}
              <span aria-hidden={setting !== 'leadTime' || undefined} className={unit}>
                {t(unitOf(setting))}
              </span>
            </span>
            <PlanNumber
              current={plan[setting]}
              fault={faults.includes(setting) ? sentence : undefined}
              field={setting}
              initial={initial[setting]}
            />
          </label>
          <span className={plain}>{initial[setting]}</span>
        </Fragment>
      ))}
    </div>
  )
}

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
  const { min, max, step } = limitsOf(field)
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
      max={max}
      // The browser counts steps from here: from 1 they would be 101, 111.
      min={min && step}
      name={nameOf(field)}
      part="input"
      step={step}
      type="number"
    />
  )
}
