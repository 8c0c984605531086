// Apart, because the script tag paints forms with it before their code comes.

import { attributeText } from '../services/attribute-names.ts'
import { isWebAddress } from '../services/links.ts'
import { mailtoLink } from '../services/mail-client.ts'
import { configured, endpointsIn, settingsSources, settingText } from '../services/written-settings.ts'

/** Returns the first allowed endpoint: the form's own, then that of the configuration. */
export const endpointOf = (...addresses: readonly (string | null | undefined)[]): string | undefined =>
  addresses.find(address => address && isWebAddress(address)) ?? undefined

/**
 * Returns where the browser sends a form that is submitted without our code: the endpoint if there is one, else a mail to the
 * business. A mail app shows the body unchanged, so it gets plain text.
 */
export const formAction = (endpoint: string | undefined, contactEmail: string, subject: string) =>
  endpoint
    ? ({ action: endpoint, encType: 'application/x-www-form-urlencoded' } as const)
    : ({ action: mailtoLink(contactEmail, subject), encType: 'text/plain' } as const)

/** Sets the action of a painted form as the page's settings have it. A shell has that of the build. */
export function setAction(form: HTMLFormElement, host: Element): void {
  const { pathname, searchParams } = new globalThis.URL(form.dataset.mail ?? '')
  const own = settingText('contact-email')
  // Several are refused: the configuration's code says so.
  const email = own === undefined || /[,;]/.test(own) ? decodeURIComponent(pathname) : own
  const subject = searchParams.get('subject') ?? ''
  const said = settingsSources().map(source => ({
    emailService: { serviceId: attributeText(source, 'email-service-id') },
    endpoint: attributeText(source, 'endpoint'),
  }))
  const built = { endpoint: form.getAttribute('action') }
  const ofPage = endpointsIn([built, ...said, configured()]).findLast(isWebAddress)
  const endpoint = endpointOf(attributeText(host, 'endpoint'), ofPage)
  const { action, encType } = formAction(endpoint, email, subject)
  form.setAttribute('action', action)
  form.dataset.mail = mailtoLink(email, subject)
  form.enctype = encType
}
