import type { Attribution } from '../services/attribution.ts'
import { isAttributionAllowed } from '../services/consent.ts'
import { pageDocument } from '../services/page-document.ts'
import type { Language } from '../words/languages.ts'

/** Holds the JSON texts, numbers and booleans that a page sends along. */
export type Extra = Readonly<Record<string, string | number | boolean | null>>

/** Holds what is sent along with a request and, with `attribution` on, where it comes from. */
export interface RequestAttribution extends Partial<Attribution>, SentAlong {
  /** Has origin and path of the form's page. */
  readonly page?: string
}

/** Adds where a request comes from to what is sent along, if the page wants it and the visitor has not refused. */
export async function addAttribution({ privacyUrl, ...given }: SentAlong): Promise<RequestAttribution> {
  const link = pageDocument.createElement('a')
  // Whole, because whoever reads the request is elsewhere.
  const along = { ...given, privacyUrl: privacyUrl && Object.assign(link, { href: privacyUrl }).href }
  if (!isAttributionAllowed()) return along
  try {
    const { plainAddress, readAttribution } = await import('../services/attribution.ts')
    return { ...along, page: plainAddress(location.href), ...readAttribution() }
  } catch {
    // A request is worth more than where it comes from.
    return along
  }
}

/** Holds what a request carries besides its fields, however it is sent. */
export interface SentAlong {
  /** Is the form's attribute. */
  readonly source: string | undefined
  /** Is the language that the visitor has read the form in. */
  readonly language: Language
  readonly extra: Extra | undefined
  /** Is the wording that the visitor has agreed to. `privacyUrl` says where the link beside it led. */
  readonly consent?: string
  readonly privacyUrl?: string | undefined
}

/** Returns extra, consent and privacy link as pairs of name and text. A mail and the email service add the page themselves. */
export const alongEntries = ({ extra, consent, privacyUrl }: SentAlong): readonly [string, string][] =>
  Object.entries({ ...extra, consent, privacyUrl }).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, `${value}`]],
  )
