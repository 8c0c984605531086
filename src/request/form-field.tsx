import { memo, type ReactNode } from 'react'
import { LabelledField } from '../ui/labelled-field.tsx'
import { useTranslation } from '../words/translation.ts'
import type { Field } from './request.ts'
import { fieldPart } from './request-parts.ts'

interface FormFieldProps {
  readonly field: Field
  /** The page's answer. The control is uncontrolled, so that text typed before React is loaded survives. */
  readonly prefill: unknown
  /** The sentence at a faulty field. */
  readonly fault: string | undefined
  /** Stands below the control of a long text. */
  readonly note?: ReactNode
}

/** Renders a field with the control for its kind. Memoized: of many forms, only fields that changed render again. */
export const FormField = memo(({ field, prefill, fault, note }: FormFieldProps) => {
  const { t } = useTranslation()
  const { name, label, kind, marked, wide, hint, missing, autocomplete, choices } = field
  return (
    <LabelledField
      fault={fault}
      hint={hint && t(hint)}
      label={t(label)}
      missing={missing && t(missing)}
      optional={marked ? undefined : t('form.optional')}
      part={`field ${fieldPart(name)}`}
      required={marked}
      wide={wide || kind === 'long-text'}
    >
      {common => {
        const control = {
          ...common,
          name,
          defaultValue: String(prefill ?? ''),
          autoComplete: autocomplete ?? 'off',
        }
        if (kind === 'long-text')
          return (
            <>
              <textarea {...control} rows={4} />
              {note}
            </>
          )
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
