// Apart, because the site's headers and settings run it in Node.

/** Matches hosts as browsers normalise every loopback address. */
export const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Returns the origin of an Auth emulator. Returns `''` for no address, and `undefined` for one that must not be connected
 * to. Passwords go there, so only http(s) on a loopback address is allowed: `localhost`, 127.0.0.0/8 or `[::1]`.
 *
 * Connect to the returned origin, never to the address: Firebase reads `http://127.0.0.1\@evil.example` as evil.example.
 */
export function emulatorOrigin(address: string): string | undefined {
  if (address === '') return ''
  if (!globalThis.URL.canParse(address)) return undefined
  const { protocol, hostname, origin } = new globalThis.URL(address)
  return /^https?:$/.test(protocol) && loopback.test(hostname) ? origin : undefined
}
