// Apart, because the snippet builder checks addresses in the browser.

import { loopback } from '../../src/services/auth/auth-emulator.ts'
import { isWebAddress } from '../../src/services/links.ts'

/** Said where an address is refused. */
export const serviceRule = 'an address with https, or a path on the site that begins with a slash'

/**
 * Whether a real site can send to that address: a path of its own, or https, because browsers refuse requests from such a
 * page over http, but for those to the visitor's own machine.
 */
export function isServiceAddress(value: string): boolean {
  if (/^\/(?![/\\])/.test(value)) return true
  if (!/^https?:\/\/[^/]/.test(value) || !isWebAddress(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  // A browser refuses to fetch an address with a name and a password.
  if (username || password) return false
  return protocol === 'https:' || loopback.test(hostname)
}
