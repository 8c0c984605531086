import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { preview } from 'vite'
import { routes } from '../demo-host/build-pages.ts'
import { findBrowser, howToInstallBrowser } from '../scripts/browser.mjs'

// `npm run bench -- lighthouse`: prints Lighthouse's scores for each route of the built site, as `npm start` serves it.
// Phone and network are Lighthouse's defaults. Each score is the median of five runs. npx installs Lighthouse,
// because nothing else needs it and its two hundred packages.

const version = '12.8.2'
const runs = 5
const attempts = 3
const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic'

const browser = findBrowser()
if (!browser) throw new Error(`Lighthouse needs Chromium. ${howToInstallBrowser}`)
const server = await preview({ preview: { port: 0 }, logLevel: 'error' })
try {
  const [origin = ''] = server.resolvedUrls?.local ?? []
  for (const route of await routes()) {
    // Answers 404, which Lighthouse counts as an error.
    if (route === '/404') continue
    const scores = await medians(new URL(route, origin).href)
    console.info(route, Object.fromEntries(scores))
    if ([...scores.values()].some(score => score < 100)) process.exitCode = 1
  }
} finally {
  await server.close()
}

/** The median of each category, in percent. */
async function medians(url: string): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number[]>()
  for (let run = 0; run < runs; run += 1)
    for (const [category, score] of await scoresOf(url))
      found.set(category, [...(found.get(category) ?? []), score])
  const median = (scores: number[]) => scores.sort((one, other) => one - other)[runs >> 1] ?? 0
  return new Map([...found].map(([category, scores]) => [category, median(scores)]))
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
}

/** Returns the scores, each time from a new Chromium. Lighthouse sometimes misses its own trace and must run again. */
async function scoresOf(url: string, attempt = 1): Promise<readonly (readonly [string, number])[]> {
  const options = { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 100e6 }
  const command = [`lighthouse@${version}`, url, `--chrome-flags=${flags}`, '--output=json', '--quiet']
  try {
    const { stdout } = await promisify(execFile)('npx', ['--yes', '--ignore-scripts', ...command], options)
    const { categories }: Report = JSON.parse(stdout)
    return Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)])
  } catch (error) {
    if (attempt === attempts) throw error
    return scoresOf(url, attempt + 1)
  }
}
