import { memo } from 'react'
import type { MessageKey } from '../content/messages.ts'
import { useTranslation } from '../i18n/translation.ts'
import { LabelledField } from '../ui/labelled-field.tsx'
import type { Field } from './request.ts'

interface FormFieldProps {
  readonly field: Field
  /** What the page filled in. The control is uncontrolled: what is typed before React comes must survive it. */
  readonly prefill: string | undefined
  readonly fault: MessageKey | undefined
}

/** A field of a request, with the control that its kind asks for. Of many, only what has changed is rendered again. */
export const FormField = memo(({ field, prefill, fault }: FormFieldProps) => {
  const { t } = useTranslation()
  const { name, label, kind, marked, optional, wide, hint, missing, autocomplete, choices } = field
  return (
    <LabelledField
      fault={fault && t(fault)}
      hint={hint && t(hint)}
      label={t(label)}
      missing={missing && t(missing)}
      optional={optional ? t('form.optional') : undefined}
      required={marked}
      wide={wide || kind === 'long-text'}
    >
      {common => {
        const control = {
          ...common,
          name,
          defaultValue: prefill ?? '',
          autoComplete: autocomplete ?? 'off',
        }
        if (kind === 'long-text') return <textarea {...control} rows={4} />
        if (kind !== 'choice') return <input {...control} inputMode={kind} type={kind} />
        return (
          <select {...control}>
            <option value="">{t('form.choose')}</option>
            {choices?.map(choice => (
              <option key={choice} value={choice}>
                {t(choice)}
              </option>
            ))}
          </select>
        )
      }}
    </LabelledField>
  )
})
