import { useTranslation } from '../../i18n/translation.ts'
import { visuallyHidden } from '../inline.ts'
import { type Field, type Setting, settings } from './item-entries.ts'
import type { ItemNumbers, ItemPlan } from './item-plan.ts'
import { NumberField } from './number-field.tsx'
import { settingField, settingFields } from './plan-sheet.styles.ts'

interface PlanSettingsProps {
  readonly plan: ItemPlan
  readonly initial: ItemNumbers
  readonly faults: readonly Field[]
  /** The id of the sentence. */
  readonly sentence: string
  readonly onStep: (setting: Setting, steps: 1 | -1) => void
}

/** The four numbers above the chart. Their buttons are for hands: the keyboard has the arrow keys. */
export function PlanSettings({ plan, initial, faults, sentence, onStep }: PlanSettingsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={settingFields}>
      <legend className={visuallyHidden}>{t('hero.numbers')}</legend>
      {settings.map(setting => {
        const name = t(`hero.${setting}`)
        const button = (steps: 1 | -1) => (
          <button
            aria-label={t(steps < 0 ? 'hero.less' : 'hero.more', { name })}
            onClick={() => onStep(setting, steps)}
            part="step"
            tabIndex={-1}
            type="button"
          >
            {steps < 0 ? '−' : '+'}
          </button>
        )
        return (
          <div className={settingField} key={setting}>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the number inside is its control */}
            <label>
              {name}
              <NumberField
                current={plan[setting]}
                fault={faults.includes(setting) ? sentence : undefined}
                field={setting}
                initial={initial[setting]}
              />
            </label>
            {button(-1)}
            {button(1)}
          </div>
        )
      })}
    </fieldset>
  )
}
