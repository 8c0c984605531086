import { messageOf } from '../../src/services/console.ts'
import { framePages, hiddenPages } from '../serving/addresses.ts'

// What all checks know of the live site, each page asked for once.

/** An answer, whatever its status, without following a redirect. */
export type Answer = Awaited<ReturnType<typeof ask>>
export type LiveSite = Awaited<ReturnType<typeof openSite>>

/** What is wrong: a sentence, in which `{}` stands for all places of which it is true. */
export type Fault = readonly [sentence: string, place?: string]

/** How long an answer may take, in ms. */
const patienceMs = 15_000

/** Asks the site for a path below its address. Rejects if nothing answers. */
export async function ask(address: string, path: string) {
  try {
    const response = await fetch(address + path, {
      redirect: 'manual',
      // A server may have ended a kept connection just as it is used.
      headers: { 'accept-encoding': 'br, gzip', connection: 'close' },
      signal: AbortSignal.timeout(patienceMs),
    })
    const { status, headers } = response
    return { path, status, headers, body: Buffer.from(await response.arrayBuffer()) }
  } catch (error) {
    const { cause } = error as Error
    throw new Error(`${address}${path} does not answer: ${messageOf(cause ?? error)}.`)
  }
}

/** Asks for many paths, a few at a time. */
export async function askAll(address: string, paths: readonly string[]): Promise<readonly Answer[]> {
  const answers: Answer[] = []
  for (let start = 0; start < paths.length; start += 8)
    answers.push(...(await Promise.all(paths.slice(start, start + 8).map(path => ask(address, path)))))
  return answers
}

/** Reads the sitemap, every page and every script. Throws if the site is not at that address. */
export async function openSite(given: string) {
  const address = given.replace(/\/$/, '')
  const home = await ask(address, '/')
  const to = home.headers.get('location')
  if (to) throw new Error(`${address}/ leads to ${to}. Check that address.`)
  if (home.status !== 200) throw new Error(`${address}/ answers ${home.status}.`)
  const sitemap = await ask(address, '/sitemap.xml')
  const listed = [...sitemap.body.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc)
  // The first page has the shortest address.
  const named = (listed.toSorted((a, b) => a.length - b.length)[0] ?? '').replace(/\/$/, '')
  const hashes = hashesIn(await ask(address, '/integrity.json'))
  const scripts = Object.keys(hashes).filter(path =>
    /^(mrp-widgets|embed|embed-page|(elements|chunks|shells)\/.+)\.js$/.test(path),
  )
  return {
    /** Where it was asked for, without a slash at the end: `https://www.example.com/mrp`. */
    address,
    /** Where its sitemap says that it is. Empty without a sitemap. */
    named,
    /** Those that the sitemap names, and those for partners. */
    pages: await askAll(address, [
      ...listed.map(loc => loc.slice(named.length)),
      ...Object.keys({ ...hiddenPages, ...framePages }),
    ]),
    /** The scripts of the bundle that the build lists. */
    scripts: await askAll(
      address,
      scripts.map(path => `/${path}`),
    ),
    hashes,
    /** What it answers where it has no page. */
    lost: await ask(address, `/no-page-${Date.now().toString(36)}`),
  }
}

/** Returns the hashes that the build noted, by path. What is no list, such as the page with which some hosts answer for what is missing, has no hashes. */
function hashesIn({ status, body }: Answer): Readonly<Record<string, string>> {
  try {
    return status === 200 ? JSON.parse(body.toString()) : {}
  } catch {
    return {}
  }
}
