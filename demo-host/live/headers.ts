import { loopback } from '../../src/services/auth/auth-emulator.ts'
import { everywhere, stockHsts } from '../serving/rules.ts'
import { readSettings } from '../settings/read.ts'
import { pathsOf } from './pages.ts'
import { ask, type Check, faultOf } from './site.ts'

// What the host has to say with each answer, the rules of demo-host/serving or more, and whether visitors are on https, also
// those who type the address without it.

const ageIn = (value: string): number => Number(/max-age="?(\d+)/i.exec(value)?.[1] ?? 0)

/** Returns the features of a Permissions-Policy that no one may use. */
const forbiddenIn = (value: string): readonly string[] =>
  [...value.matchAll(/([\w-]+)\s*=\s*\(\s*\)/g)].map(([, name = '']) => name)

/** Referrer policies that tell other sites no more than the origin, and nothing over http. */
const discreet = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

/** Whether a header says at least what ours does. Any other has to be the same. */
const isEnough: Readonly<Record<string, (value: string, ours: string) => boolean>> = {
  'Strict-Transport-Security': (value, ours) => ageIn(value) >= ageIn(ours),
  // Browsers take the last one that they know.
  'Referrer-Policy': value => discreet.includes(value.split(',').at(-1)?.trim() ?? ''),
  'Permissions-Policy': (value, ours) => {
    const forbidden = forbiddenIn(value)
    return forbiddenIn(ours).every(name => forbidden.includes(name))
  },
}

export const checkHeaders: Check = async ({ address, pages }) => {
  const script = { ...(await ask(`${address}/mrp-widgets.js`)), path: '/mrp-widgets.js' }
  const answers = [...pages, script]
  return {
    good: 'Pages and scripts have their headers.',
    faults: Object.entries(everywhere(readSettings().hsts ?? stockHsts)).flatMap(([name, ours]) => {
      const without = answers.filter(({ headers }) => !headers.has(name))
      const weak = answers.filter(({ headers }) => {
        const value = headers.get(name)
        return value !== null && !(isEnough[name]?.(value, ours) ?? value.trim().toLowerCase() === ours)
      })
      return [
        ...faultOf(pathsOf(without), pages => `${name} is missing on ${pages}.`),
        ...faultOf(
          pathsOf(weak),
          pages => `${name} is too weak on ${pages}: ${weak[0]?.headers.get(name)}. Send ${ours}.`,
        ),
      ]
    }),
  }
}

const isLoopback = (url: string): boolean => loopback.test(new URL(url).hostname)

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
