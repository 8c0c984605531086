import { memo } from 'react'
import { LabelledField } from '../ui/labelled-field.tsx'
import { useTranslation } from '../words/translation.ts'
import { ConsentBox, consentName } from './consent-box.tsx'
import { fieldPart, type RequestFormProps } from './request-description.ts'
import { formGroup, formLegend } from './request-form.styles.ts'
import { type Faults, type Field, type RequestKind, textKeyOf } from './request-kind.ts'
import type { Refused } from './use-submission.ts'

interface FormFieldsProps extends Pick<RequestFormProps, 'consentText' | 'privacyUrl' | 'prefill'> {
  readonly kind: RequestKind
  readonly faults: Faults
  /** Holds what a receiver says of fields. */
  readonly refused: Refused['fields'] | undefined
}

export function FormFields({ kind, faults, refused, prefill, consentText, privacyUrl }: FormFieldsProps) {
  const { t } = useTranslation()
  const sentenceFor = (name: string) => {
    const fault = faults.get(name)
    return fault ? t(fault) : refused?.[name]
  }
  return (
    <>
      {kind.groups.map(group => (
        <fieldset key={group.legend}>
          <legend className={formLegend}>{t(group.legend)}</legend>
          <div className={formGroup}>
            {group.fields.map(field => (
              <FormField
                fault={sentenceFor(field.name)}
                field={field}
                key={field.name}
                kind={kind}
                prefill={prefill[field.name]}
              />
            ))}
          </div>
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

interface FormFieldProps {
  readonly kind: RequestKind
  readonly field: Field
  /** Is the page's answer. The control is uncontrolled, so that text typed before React is loaded survives. */
  readonly prefill: unknown
  readonly fault: string | undefined
}

/** Renders a field with the control for its type. Memoized: of many forms, only fields that changed render again. */
export const FormField = memo(({ kind, field, prefill, fault }: FormFieldProps) => {
  const { t } = useTranslation()
  const { name, type, required, wide, hint, autocomplete, choices } = field
  return (
    <LabelledField
      fault={fault}
      hint={hint && t(textKeyOf(kind, field, '.hint'))}
      label={t(textKeyOf(kind, field))}
      optional={required ? undefined : t('form.optional')}
      part={`field ${fieldPart(name)}`}
      required={required !== undefined}
      wide={wide || type === 'long-text'}
    >
      {common => {
        const control = {
          ...common,
          name,
          defaultValue: String(prefill ?? ''),
          autoComplete: autocomplete ?? 'off',
        }
        if (type === 'long-text') return <textarea {...control} rows={4} />
        if (type !== 'choice') return <input {...control} inputMode={type} type={type} />
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
