import { Fragment } from 'react'
import { useTranslation } from '../../words/translation.ts'
import { type Field, type Setting, settings } from './item-entries.ts'
import type { ItemNumbers, ItemPlan } from './item-plan.ts'
import { PlanNumber } from './plan-number.tsx'
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
