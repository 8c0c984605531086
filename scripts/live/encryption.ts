import { ask, type Check } from './site.ts'

// Whether visitors are on https, also those who type the address without it.

const isLoopback = (url: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)

export const checkEncryption: Check = async ({ address }) => {
  if (isLoopback(address)) return { good: 'The site is on this machine, which needs no https.', faults: [] }
  if (address.startsWith('http:'))
    return { good: '', faults: [`${address} is not encrypted: put the site on https.`] }
  return {
    good: 'The site is on https, and plain http leads there.',
    // At another port, http is another server's.
    faults: new URL(address).port ? [] : await faultsOfPlain(address.replace('https:', 'http:'), address),
  }
}

/** Returns what is wrong with the answer of plain http, where something answers. */
export async function faultsOfPlain(plain: string, address: string): Promise<readonly string[]> {
  const answer = await ask(`${plain}/`).catch(() => undefined)
  // Nobody is there: no visitor stays on http.
  if (!answer) return []
  const { status, headers } = answer
  const to = headers.get('location')
  const target = to === null ? undefined : new URL(to, `${plain}/`).href
  if (target === `${address}/` || target === address) return []
  return [
    target === undefined
      ? `${plain}/ answers ${status} without https. Redirect it to ${address}/.`
      : `${plain}/ leads to ${target}, not to ${address}/.`,
  ]
}
