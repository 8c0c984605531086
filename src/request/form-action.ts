// Apart, because the script tag paints forms with it before their code comes.

import { isWebAddress } from '../services/links.ts'
import { addressLink } from '../services/mail-client.ts'

/**
 * Where the browser sends a form that is submitted without our code. Never with GET, which would put the answers into
 * the URL.
 */
export interface FormAction {
  readonly action: string
  /** A mail app shows the body unchanged, so it gets plain text. */
  readonly encType: 'application/x-www-form-urlencoded' | 'text/plain'
}

/** Returns the first allowed endpoint: the form's own, then that of the configuration. */
export const endpointOf = (...addresses: readonly (string | null | undefined)[]): string | undefined =>
  addresses.find(address => address && isWebAddress(address)) ?? undefined

/** Returns the endpoint if there is one, else a mail to the business. */
export const formAction = (
  endpoint: string | undefined,
  contactEmail: string,
  subject: string,
): FormAction =>
  endpoint
    ? { action: endpoint, encType: 'application/x-www-form-urlencoded' }
    : { action: addressLink(contactEmail, subject), encType: 'text/plain' }
