import { Fragment } from 'react'
import { useTranslation } from '../../i18n/translation.ts'
import { type Field, settings } from './item-entries.ts'
import type { ItemNumbers, ItemPlan } from './item-plan.ts'
import { NumberField } from './number-field.tsx'
import { plain, settingFields } from './plan-sheet.styles.ts'

interface PlanSettingsProps {
  readonly plan: ItemPlan
  readonly initial: ItemNumbers
  readonly faults: readonly Field[]
  /** The id of the sentence. */
  readonly sentence: string
}

/** The four numbers above the chart. */
export function PlanSettings({ plan, initial, faults, sentence }: PlanSettingsProps) {
  const { t } = useTranslation()
  return (
    <div className={settingFields}>
      {settings.map(setting => (
        <Fragment key={setting}>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the number inside is its control */}
          <label>
            {t(`hero.${setting}`)}
            <NumberField
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
