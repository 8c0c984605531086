import { chromium, type Page } from 'playwright'
import { build, type Rolldown } from 'vite'
import { findBrowser, howToInstallBrowser } from '../scripts/browser.mjs'
import type * as Measured from './planning/page.ts'

// `npm run bench -- planning`: measures the planning engine in Chromium against the times that have to hold. A time is
// the best of its rounds, so that other load on the machine counts little.

const rounds = 12

declare const planning: typeof Measured

const built = await build({
  configFile: false,
  logLevel: 'error',
  build: {
    write: false,
    target: 'es2022',
    lib: { entry: 'bench/planning/page.ts', formats: ['iife'], name: 'planning' },
  },
})
const [bundle] = Array.isArray(built) ? built : [built]
const { code } = (bundle as Rolldown.RolldownOutput).output[0]
const executablePath = findBrowser()
if (!executablePath) throw new Error(`The measurements need Chromium. ${howToInstallBrowser}`)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const weeks = await wholePlans(100_000, 52)
  const days = await wholePlans(10_000, 260)
  const edit = await inPage(page => page.evaluate(() => planning.editTime(100_000, 52, 2000)))
  /** What was measured, its time and the limit, in milliseconds. */
  const results: readonly (readonly [string, number, number])[] = [
    ['100,000 items × 52 weeks, first', weeks.first, 200],
    ['100,000 items × 52 weeks, warm', weeks.warm, 100],
    ['10,000 items × 260 days, warm', days.warm, 20],
    ['an edit at 100,000 items × 52 weeks, 99th percentile', edit, 8],
  ]
  for (const [what, time, limit] of results)
    console.info(`${time <= limit ? 'holds' : 'FAILS'}  ${what}: ${time.toFixed(1)} ms, at most ${limit}`)
  if (results.some(([, time, limit]) => time > limit)) process.exitCode = 1
} finally {
  await browser.close()
}

/** What runs first is compiled along the way, so each first time needs a page of its own. */
async function wholePlans(items: number, periods: number) {
  const visits = []
  for (let visit = 0; visit < 3; visit += 1)
    visits.push(
      await inPage(page =>
        page.evaluate(([...args]) => planning.wholePlans(...args), [items, periods, rounds] as const),
      ),
    )
  return {
    first: Math.min(...visits.map(({ first }) => first)),
    warm: Math.min(...visits.map(({ warm }) => warm)),
  }
}

async function inPage<T>(task: (page: Page) => Promise<T>): Promise<T> {
  const page = await browser.newPage()
  try {
    await page.addScriptTag({ content: code })
    return await task(page)
  } finally {
    await page.close()
  }
}
