import { notFound } from '../serving/addresses.ts'
import { headersAt, rulesFor } from '../serving/rules.ts'
import { readSettings } from '../settings/read.ts'
import { noPage } from './pages.ts'
import { ask, type Check, grouped } from './site.ts'

// What the host has to say with each answer: the rules of demo-host/serving for the pages as they are live, or more.

export const checkHeaders: Check = async ({ address, pages, scripts }) => {
  const there = pages.filter(({ status }) => status === 200)
  const lost = (await ask(address + noPage)).body.toString()
  const { hsts } = readSettings()
  const rules = rulesFor(
    [...there.map(({ path, html }) => ({ address: path, html })), { address: notFound, html: lost }],
    { publicFiles: [], ...(hsts && { hsts }) },
  )
  const faults = [...there, ...scripts.filter(({ status }) => status === 200)].flatMap(({ path, headers }) =>
    Object.entries(headersAt(path, rules)).flatMap(([name, ours]) => {
      const say = faultOfHeader(name, headers.get(name), ours)
      return say ? [{ name: path, say }] : []
    }),
  )
  return {
    good: 'Pages and scripts have the headers of their rules, and each page’s policy allows what it needs and no more.',
    faults: grouped(faults),
  }
}

type Say = (paths: string) => string

function faultOfHeader(name: string, live: string | null, ours: string): Say | undefined {
  if (live === null) return paths => `${name} is missing on ${paths}.`
  if (name === 'Content-Security-Policy') return faultOfPolicy(live, ours)
  if (isEnough[name]?.(live, ours) ?? live.trim().toLowerCase() === ours) return undefined
  return paths => `${name} is not what it should be on ${paths}: ${live}. Send ${ours}.`
}

const ageIn = (value: string): number => Number(/max-age="?(\d+)/i.exec(value)?.[1])

/** Returns the features of a Permissions-Policy that no one may use. */
const forbiddenIn = (value: string): readonly string[] =>
  [...value.matchAll(/([\w-]+)\s*=\s*\(\s*\)/g)].map(([, name = '']) => name)

/** Referrer policies that tell other sites no more than the origin, and nothing over http. */
const discreet = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

const minute = 60
const month = 30 * 24 * 60 * minute

/** Whether a header says at least what ours does. Any other has to be the same. */
const isEnough: Readonly<Record<string, (value: string, ours: string) => boolean>> = {
  'Strict-Transport-Security': (value, ours) => ageIn(value) >= ageIn(ours),
  // Browsers take the last one that they know.
  'Referrer-Policy': value => discreet.includes(value.split(',').at(-1)?.trim() ?? ''),
  'Permissions-Policy': (value, ours) => {
    const forbidden = forbiddenIn(value)
    return forbiddenIn(ours).every(name => forbidden.includes(name))
  },
  // Kept too long, a file is an old version after a deploy. Without a word, browsers guess.
  'Cache-Control': (value, ours) =>
    ours.includes('immutable')
      ? ageIn(value) >= month
      : /no-(store|cache)/.test(value) || ageIn(value) <= 10 * minute,
}

/** What a policy allows, as `script-src 'self'`. */
const allowedBy = (policy: string): readonly string[] =>
  policy.split(';').flatMap(directive => {
    const [name = '', ...values] = directive.trim().split(/\s+/)
    return values.map(value => `${name.toLowerCase()} ${value}`)
  })

/** Loosens nothing: where reports go, and nothing at all. */
const isHarmless = (entry: string): boolean => /^report-| 'none'$/.test(entry)

/** A page may have several policies, and each has to be kept. */
function faultOfPolicy(live: string, ours: string): Say | undefined {
  const policies = live.split(',').map(allowedBy)
  const needed = allowedBy(ours)
  const tooMuch = policies[0]?.find(
    entry =>
      !isHarmless(entry) && !needed.includes(entry) && policies.every(policy => policy.includes(entry)),
  )
  if (tooMuch) return paths => `The policy of ${paths} allows too much: ${tooMuch}.`
  const missing = needed.find(entry => policies.some(policy => !policy.includes(entry)))
  // Every page has hashes of its own, and lacks them for the same reason.
  const said = missing?.replace(/'sha.*/, "'sha256-…'")
  return said
    ? paths =>
        `The policy of ${paths} is not the page’s own: it lacks ${said}. Deploy pages and rules of one build together.`
    : undefined
}
