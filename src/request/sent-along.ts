import type { Language } from '../words/languages.ts'
import type { Extra } from './request-attributes.ts'

/** What a request carries besides its fields, however it is sent. */
export interface SentAlong {
  /** The form's attribute. */
  readonly source: string | undefined
  /** The language that the visitor has read the form in. */
  readonly language: Language
  readonly extra: Extra | undefined
  /** The wording that the visitor has agreed to, and where the link beside it led. */
  readonly consent?: string
  readonly privacyUrl?: string | undefined
}

/** Returns it by name, for the email service and for a mail. Both say in their own way where a request comes from. */
export const alongEntries = ({ extra, consent, privacyUrl }: SentAlong): readonly [string, string][] =>
  Object.entries({ ...extra, consent, privacyUrl }).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, `${value}`]],
  )
