import { everywhere } from '../../demo-host/serving/rules.ts'
import { namesOf } from './pages.ts'
import { ask, type Check } from './site.ts'

// What the host has to say with each answer: the rules of demo-host/serving, or more.

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
    faults: Object.entries(everywhere).flatMap(([name, ours]) => {
      const without = answers.filter(({ headers }) => !headers.has(name))
      const weak = answers.filter(({ headers }) => {
        const value = headers.get(name)
        return value !== null && !(isEnough[name]?.(value, ours) ?? value.trim().toLowerCase() === ours)
      })
      return [
        ...(without.length > 0 ? [`${name} is missing on ${namesOf(without)}.`] : []),
        ...(weak.length > 0
          ? [`${name} is too weak on ${namesOf(weak)}: ${weak[0]?.headers.get(name)}. Send ${ours}.`]
          : []),
      ]
    }),
  }
}
