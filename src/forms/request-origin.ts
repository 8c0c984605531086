import { type Attribution, plainAddress, readAttribution } from '../services/attribution.ts'
import { consentUnder } from '../services/consent.ts'
import { config } from '../state/config.ts'

/** Where a request comes from. Without consent, this is only the partner's `source`. */
export interface RequestOrigin extends Partial<Attribution> {
  /** The form's attribute. */
  readonly source: string | undefined
  /** Origin and path of the form's page. */
  readonly page?: string
}

export function requestOrigin(source: string | undefined): RequestOrigin {
  if (consentUnder(config.get().consent) !== 'granted') return { source }
  return { source, page: plainAddress(location.href), ...readAttribution() }
}

/** Returns the known values as parameters of the email service. */
export function originParameters(origin: RequestOrigin): Readonly<Record<string, string>> {
  const { campaign, referrer, landingPage: landing_page, source, page } = origin
  const given = Object.entries({ ...campaign, referrer, landing_page, source, page })
  return Object.fromEntries(given.filter((entry): entry is [string, string] => Boolean(entry[1])))
}
