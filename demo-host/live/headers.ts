import { notFound } from '../serving/addresses.ts'
import { headersAt, rulesFor } from '../serving/rules.ts'
import { readSettings } from '../settings/read.ts'
import type { Fault, LiveSite } from './site.ts'

/** Compares what the host says with each answer with the rules of demo-host/serving for the pages as they are live. */
export function findWrongHeaders({
  pages,
  scripts,
  lost,
}: Pick<LiveSite, 'pages' | 'scripts' | 'lost'>): readonly Fault[] {
  const there = pages.filter(({ status }) => status === 200)
  const read = [...there, { ...lost, path: notFound }].map(({ path, body }) => ({
    address: path,
    html: body.toString(),
  }))
  const { hsts } = readSettings()
  const rules = rulesFor(read, { publicFiles: [], ...(hsts && { hsts }) })
  return [...there, ...scripts.filter(({ status }) => status === 200)].flatMap(({ path, headers }) =>
    Object.entries(headersAt(path, rules)).flatMap(([name, ours]) => {
      const sentence = faultOf(name, headers.get(name), ours)
      return sentence ? [[sentence, path] as const] : []
    }),
  )
}

function faultOf(name: string, live: string | null, ours: string): string | undefined {
  if (live === null) return `${name} is missing on {}.`
  if (comparable(live) === comparable(ours)) return undefined
  if (name === 'Strict-Transport-Security' && secondsIn(live) >= secondsIn(ours)) return undefined
  // A page's policy is long, and its own.
  return name === 'Content-Security-Policy'
    ? 'The policy of {} is not the page’s own. Deploy pages and rules of one build together, and add no other.'
    : `${name} is not what it should be on {}: ${live}. Send ${ours}.`
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
