import type { Attribution } from '../services/attribution.ts'
import { mayTellOrigin } from '../services/consent.ts'
import { pageDocument } from '../services/page-document.ts'
import { alongEntries, type SentAlong } from './sent-along.ts'

/** What is sent along with a request, and with `attribution` on, where it comes from. */
export interface RequestOrigin extends Partial<Attribution>, SentAlong {
  /** Origin and path of the form's page. */
  readonly page?: string
}

export async function requestOrigin({ privacyUrl, ...given }: SentAlong): Promise<RequestOrigin> {
  const link = pageDocument.createElement('a')
  // Whole, because whoever reads the request is elsewhere.
  const along = { ...given, privacyUrl: privacyUrl && Object.assign(link, { href: privacyUrl }).href }
  if (!mayTellOrigin()) return along
  try {
    const { plainAddress, readAttribution } = await import('../services/attribution.ts')
    return { ...along, page: plainAddress(location.href), ...readAttribution() }
  } catch {
    // A request is worth more than where it comes from.
    return along
  }
}

/** Returns the known values as parameters of the email service. */
export function originParameters(origin: RequestOrigin): Readonly<Record<string, string>> {
  const { campaign, referrer, landingPage: landing_page, source, page } = origin
  const given = Object.entries({ ...campaign, referrer, landing_page, source, page })
  const known = given.filter((entry): entry is [string, string] => Boolean(entry[1]))
  return Object.fromEntries([...alongEntries(origin), ...known])
}
