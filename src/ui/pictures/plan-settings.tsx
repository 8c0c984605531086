import { Fragment } from 'react'
import { useTranslation } from '../../words/translation.ts'
import { type Field, limitsOf, nameOf, numberIn, type Setting, settings } from './item-entries.ts'
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
export function PlanSettings(props: PlanSettingsProps) {
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
            <PlanNumber {...props} field={setting} />
          </label>
          <span className={plain}>{props.initial[setting]}</span>
        </Fragment>
      ))}
    </div>
  )
}

interface NumberFieldProps extends PlanSettingsProps {
  readonly field: Field
  /** Its name, where no label is around it. */
  readonly label?: string
}

/**
 * Renders a number that can be typed or stepped. It is uncontrolled: what was typed before any code came survives. Where no script runs it would do nothing:
 * a text stands in for it.
 */
export function PlanNumber({ field, plan, initial, faults, sentence, label }: NumberFieldProps) {
  const { min, max, step } = limitsOf(field)
  const found = numberIn(initial, field)
  const edited = numberIn(plan, field) === found ? undefined : editedNumber
  const isFaulty = faults.includes(field)
  return (
    <input
      aria-describedby={isFaulty ? sentence : undefined}
      // Browsers call a number between two steps invalid, and it would be read out as that.
      aria-invalid={isFaulty}
      aria-label={label}
      autoComplete="off"
      className={isFaulty ? faultyNumber : edited}
      defaultValue={found}
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
