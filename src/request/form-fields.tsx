import type { RefObject } from 'react'
import { useTranslation } from '../words/translation.ts'
import type { AttachedPlan, PlanNoteProps } from './attached-plan.ts'
import { ConsentBox } from './consent-box.tsx'
import { consentName } from './find-consent-box.ts'
import { FormField } from './form-field.tsx'
import type { Prefill } from './prefill.ts'
import type { Refused } from './refused.tsx'
import type { Faults, RequestKind } from './request.ts'
import type { RequestOptions } from './request-attributes.ts'
import { formGroup, formLegend } from './request-form.styles.ts'

interface FormFieldsProps extends Pick<RequestOptions, 'consentText' | 'privacyUrl'> {
  readonly kind: RequestKind
  readonly form: RefObject<HTMLFormElement | null>
  readonly faults: Faults
  /** What a receiver says of fields. */
  readonly refused: Refused['fields'] | undefined
  readonly prefill: Prefill
  readonly plan: AttachedPlan | undefined
  readonly withoutPlan: PlanNoteProps['withoutPlan']
}

/** Renders a form's fields in their groups, an attached plan at its field, and the box for consent. */
export function FormFields({
  kind,
  form,
  faults,
  refused,
  prefill,
  plan,
  withoutPlan,
  consentText,
  privacyUrl,
}: FormFieldsProps) {
  const { t } = useTranslation()
  const sentenceFor = (name: string) => {
    const fault = faults.get(name)
    return fault ? t(fault) : refused?.[name]
  }
  return (
    <>
      {kind.groups.map(group => (
        <fieldset className={formGroup} key={group.legend}>
          <legend className={formLegend}>{t(group.legend)}</legend>
          {group.fields.map(field => (
            <FormField
              fault={sentenceFor(field.name)}
              field={field}
              key={field.name}
              note={
                plan &&
                field.name === kind.planField && (
                  <plan.Note form={form} name={field.name} plan={plan} withoutPlan={withoutPlan} />
                )
              }
              prefill={prefill[field.name]}
            />
          ))}
        </fieldset>
      ))}
      {consentText && (
        // Other words are agreed to anew.
        <ConsentBox
          fault={faults.get(consentName)}
          key={consentText}
          privacyUrl={privacyUrl}
          wording={consentText}
        />
      )}
    </>
  )
}
