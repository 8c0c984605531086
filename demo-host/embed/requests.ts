import type { AttributeFacts } from '../../scripts/contract/definitions.ts'
import { isServiceAddress } from '../settings/service-address.ts'
import { requestFacts } from './facts.ts'

// Where requests go: an endpoint, the email service, or the visitor's mail app.

type Settings = Readonly<Record<string, string>>

/** Returns the settings that matter to an element: of the two templates, only its own. */
export function settingsFor(tag: string): readonly AttributeFacts[] {
  const others = tag === 'mrp-contact-form' ? 'email-demo-template-id' : 'email-contact-template-id'
  return requestFacts.filter(({ name }) => name !== others)
}

/** Returns the settings that were filled in, as far as they matter to the element. */
export const filledIn = (tag: string, settings: Settings): Settings =>
  Object.fromEntries(
    settingsFor(tag).flatMap(({ name }) => {
      const value = settings[name]?.trim()
      return value ? [[name, value]] : []
    }),
  )

/** Returns what is wrong with a setting, in a sentence. */
export function faultOf(name: string, tag: string, settings: Settings): string | undefined {
  const filled = filledIn(tag, settings)
  const value = filled[name]
  if (value === undefined) {
    const isNeeded = /-(id|key)$/.test(name) && Object.keys(filled).some(other => other.startsWith('email-'))
    return isNeeded ? 'Fill this in too: without it, nothing goes to the email service.' : undefined
  }
  if (name === 'contact-email') {
    return /^[^@\s]+@[^@\s]+$/.test(value) ? undefined : 'Enter an email address, such as sales@example.com.'
  }
  return /^(endpoint|email-origin)$/.test(name) ? addressFault(value) : undefined
}

/** Returns what is wrong with an address that requests go to. */
export const addressFault = (address: string): string | undefined =>
  isServiceAddress(address)
    ? undefined
    : 'Begin with https://, or with / for a path of your own site. On an https page, browsers block http.'
