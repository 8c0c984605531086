import { notFound } from '../serving/addresses.ts'
import { headersAt, rulesFor } from '../serving/rules.ts'
import { readSettings } from '../settings/read.ts'
import { noPage } from './pages.ts'
import { ask, type Check, grouped } from './site.ts'

// What the host has to say with each answer: the rules of demo-host/serving for the pages as they are live.

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
    good: 'Pages and scripts have the headers of their rules, and each page has the policy of its own.',
    faults: grouped(faults),
  }
}

type Say = (paths: string) => string

function faultOfHeader(name: string, live: string | null, ours: string): Say | undefined {
  if (live === null) return paths => `${name} is missing on ${paths}.`
  if (comparable(live) === comparable(ours)) return undefined
  if (name === 'Strict-Transport-Security' && secondsIn(live) >= secondsIn(ours)) return undefined
  // A page's policy is long, and its own.
  return name === 'Content-Security-Policy'
    ? paths =>
        `The policy of ${paths} is not the page’s own. Deploy pages and rules of one build together, and add no other.`
    : paths => `${name} is not what it should be on ${paths}: ${live}. Send ${ours}.`
}

/** Returns how long browsers are to ask for https alone. */
const secondsIn = (value: string): number => Number(/max-age=(\d+)/i.exec(value)?.[1] ?? 0)

/** Hosts write in their own way, and the policy of all pages of the docs has the order of whoever lists them. */
const comparable = (value: string): string =>
  value
    .toLowerCase()
    .split(/[;,]/)
    .filter(part => part.trim())
    .map(part => part.trim().split(/\s+/).sort().join(' '))
    .sort()
    .join()
