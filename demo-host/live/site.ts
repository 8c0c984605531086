import { framePages, hiddenPages } from '../serving/addresses.ts'

// What all checks know of the live site, each page asked for once.

/** An answer, whatever its status, without following a redirect. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

/** A page that the sitemap or a partner names, by its path below the site's address. */
export interface LivePage extends Answer {
  readonly path: string
  readonly html: string
}

/** A script of the bundle that browsers load for a page that pins no version. */
export interface LiveScript extends Answer {
  readonly path: string
  /** As the build notes it. */
  readonly hash: string
}

export interface LiveSite {
  /** Where it was asked for, without a slash at the end: `https://www.example.com/mrp`. */
  readonly address: string
  /** Where its sitemap says that it is. Empty without a sitemap. */
  readonly named: string
  readonly pages: readonly LivePage[]
  readonly scripts: readonly LiveScript[]
  /** The versions that pages may pin: `v1.2.0`. */
  readonly versions: readonly string[]
}

/** The result of a check: what is well, or what is not, in sentences. */
export interface Finding {
  readonly good: string
  readonly faults: readonly string[]
}

export type Check = (site: LiveSite) => Promise<Finding>

/** How long an answer may take, in ms. */
const patienceMs = 15_000

/** Asks as a browser does, which takes compressed answers. Rejects if nothing answers. */
export async function ask(url: string): Promise<Answer> {
  try {
    return await readAnswer(url).catch(error => (isStale(error) ? readAnswer(url) : Promise.reject(error)))
  } catch (error) {
    throw new Error(`${url} does not answer: ${causeOf(error).message}.`)
  }
}

export const causeOf = (error: unknown): Error & { readonly code?: unknown } => {
  const thrown = error instanceof Error ? error : new Error(String(error))
  return thrown.cause instanceof Error ? thrown.cause : thrown
}

/** Whether a server ended a kept connection just as it was used. A browser asks again then, too. */
const isStale = (error: unknown): boolean =>
  ['UND_ERR_SOCKET', 'ECONNRESET'].includes(String(causeOf(error).code))

async function readAnswer(url: string): Promise<Answer> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'br, gzip' },
    signal: AbortSignal.timeout(patienceMs),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: Buffer.from(await response.arrayBuffer()),
  }
}

/** Does something for each of many, a few at a time. */
export async function forEach<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += 8)
    results.push(...(await Promise.all(items.slice(start, start + 8).map(act))))
  return results
}

/** Reads the sitemap and every page. Throws if the site is not at that address. */
export async function openSite(given: string, versions: readonly string[] = []): Promise<LiveSite> {
  const address = given.replace(/\/$/, '')
  const home = await ask(`${address}/`)
  const to = home.headers.get('location')
  if (to) throw new Error(`${address}/ leads to ${to}. Check that address.`)
  if (home.status !== 200) throw new Error(`${address}/ answers ${home.status}.`)
  const sitemap = await ask(`${address}/sitemap.xml`)
  const listed = [...sitemap.body.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc)
  const shortest = listed.reduce((short, loc) => (loc.length < short.length ? loc : short), listed[0] ?? '')
  const named = shortest.replace(/\/$/, '')
  const paths = [
    ...listed.map(loc => loc.slice(named.length)),
    ...Object.keys({ ...hiddenPages, ...framePages }),
  ]
  const pages = await forEach(paths, async path => {
    const answer = await ask(address + path)
    return { ...answer, path, html: answer.body.toString() }
  })
  return { address, named, pages, scripts: await scriptsOf(address), versions }
}

/** Asks for each script that the build lists. */
async function scriptsOf(address: string): Promise<readonly LiveScript[]> {
  const { status, body } = await ask(`${address}/integrity.json`)
  const hashes = status === 200 ? hashesIn(body.toString()) : {}
  const scripts = Object.entries(hashes).filter(([path]) =>
    /^(mrp-widgets|embed|embed-page|(elements|chunks|shells)\/.+)\.js$/.test(path),
  )
  return forEach(scripts, async ([path, hash]) => ({
    ...(await ask(`${address}/${path}`)),
    path: `/${path}`,
    hash,
  }))
}

/** What is no list, such as the page with which some hosts answer for what is missing, has no hashes. */
function hashesIn(text: string): Readonly<Record<string, string>> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/** Returns a fault of what is named, if anything is. */
export const faultOf = (names: readonly string[], say: (few: string) => string): readonly string[] =>
  names.length > 0 ? [say(few(names))] : []

/** One place where something is wrong, and what is said of all such places. */
export interface Fault {
  readonly name: string
  readonly say: (few: string) => string
}

/** Says what is wrong in several places once, with a few of their names. */
export function grouped(faults: readonly Fault[]): readonly string[] {
  const alike = new Map<string, Fault[]>()
  for (const fault of faults) {
    const kind = fault.say('…')
    alike.set(kind, [...(alike.get(kind) ?? []), fault])
  }
  return [...alike.values()].flatMap(all =>
    faultOf(
      all.map(({ name }) => name),
      names => all[0]?.say(names) ?? '',
    ),
  )
}

/** Names a few of many: `/, /pricing and 9 more`. */
const few = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ')
