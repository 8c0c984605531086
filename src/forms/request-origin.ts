import { type Attribution, plainAddress, readAttribution } from '../services/attribution.ts'
import { readConsent } from '../services/consent.ts'
import { pageDocument } from '../services/page-document.ts'
import { alongEntries, type SentAlong } from './sent-along.ts'

/** What is sent along with a request, and where it comes from: unknown without consent to analytics. */
export interface RequestOrigin extends Partial<Attribution>, SentAlong {
  /** Origin and path of the form's page. */
  readonly page?: string
}

export function requestOrigin({ privacyUrl, ...given }: SentAlong): RequestOrigin {
  const link = pageDocument.createElement('a')
  // Whole, because whoever reads the request is elsewhere.
  const along = { ...given, privacyUrl: privacyUrl && Object.assign(link, { href: privacyUrl }).href }
  if (readConsent() !== 'granted') return along
  return { ...along, page: plainAddress(location.href), ...readAttribution() }
}

/** Returns the known values as parameters of the email service. */
export function originParameters(origin: RequestOrigin): Readonly<Record<string, string>> {
  const { campaign, referrer, landingPage: landing_page, source, page } = origin
  const given = Object.entries({ ...campaign, referrer, landing_page, source, page })
  const known = given.filter((entry): entry is [string, string] => Boolean(entry[1]))
  return Object.fromEntries([...alongEntries(origin), ...known])
}
