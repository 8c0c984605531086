import { useId } from 'react'
import { fault as faultStyle, field } from '../ui/field.styles.ts'
import { link } from '../ui/text.styles.ts'
import type { MessageKey } from '../words/message-types.ts'
import { useTranslation } from '../words/translation.ts'
import { consentLabel } from './request-form.styles.ts'

interface ConsentBoxProps {
  /** Is the box's label, and its value: a plain post sends the wording too. */
  readonly wording: string
  readonly privacyUrl: string | undefined
  readonly fault: MessageKey | undefined
}

/** Renders the box that visitors must tick before a request is sent. */
export function ConsentBox({ wording, privacyUrl, fault }: ConsentBoxProps) {
  const { t } = useTranslation()
  const id = `mrp${useId()}-fault`
  return (
    <div className={field} part="field field-consent">
      <label className={consentLabel} part="label">
        <input
          aria-describedby={fault && id}
          aria-invalid={fault ? true : undefined}
          // A browser that restores fields must not agree for anybody.
          autoComplete="off"
          name={consentName}
          part="checkbox"
          required
          type="checkbox"
          value={wording}
        />
        {wording}
      </label>
      {privacyUrl && (
        // In a tab of its own, so that nothing typed is lost.
        <a className={link} href={privacyUrl} rel="noopener" target="_blank">
          {t('form.consent.link')}
        </a>
      )}
      {fault && (
        <p className={faultStyle} id={id} part="error">
          {t(fault)}
        </p>
      )}
    </div>
  )
}

/**
 * Names the box in a plain post, in `mrp-invalid` and in a request. It is no field: drafts and links never tick it.
 */
export const consentName = 'consent'

export function consentBox(form: HTMLFormElement): HTMLInputElement | undefined {
  const box = form.elements.namedItem(consentName)
  return box instanceof HTMLInputElement ? box : undefined
}
