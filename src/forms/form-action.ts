import { mailHref } from '../services/mail-link.ts'
import { isWebAddress } from '../state/links.ts'

/** Where a form goes that is pressed before its code has come, or without any script. Never by GET. */
export interface FormAction {
  readonly action: string
  /** A mail app shows what it gets as it is. */
  readonly encType: 'application/x-www-form-urlencoded' | 'text/plain'
}

/** Of a form, then of the page's settings: the first address that requests may go to. */
export const endpointOf = (...addresses: readonly (string | null | undefined)[]): string | undefined =>
  addresses.find(address => address && isWebAddress(address)) ?? undefined

/** To the endpoint where there is one, and else into a mail to the business. */
export const formAction = (
  endpoint: string | undefined,
  contactEmail: string,
  subject: string,
): FormAction =>
  endpoint
    ? { action: endpoint, encType: 'application/x-www-form-urlencoded' }
    : { action: mailHref(contactEmail, subject), encType: 'text/plain' }
