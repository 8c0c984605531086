import { loadavg } from 'node:os'
import { chromium, type Page } from 'playwright'
import { build, type Rollup } from 'vite'
import { findBrowser, howToInstallBrowser } from '../scripts/browser.mjs'
import type * as Measured from './planning/page.ts'

// `npm run bench:planning`: measures the planning engine in Chromium, beside a plain version of it, against the times
// that have to hold. A time is the best of its rounds, so that other load on the machine counts little.

const rounds = 12

/** What has to hold, in milliseconds. */
const limits = {
  '100,000 items × 52 weeks, first': 200,
  '100,000 items × 52 weeks, warm': 100,
  '10,000 items × 260 days, warm': 20,
  'an edit at 100,000 items × 52 weeks, 99th percentile': 8,
}

declare const planning: typeof Measured

const code = await bundle()
const executablePath = findBrowser()
if (!executablePath) throw new Error(`The measurements need Chromium. ${howToInstallBrowser}`)
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const load = loadavg()[0] ?? 0
  if (load > 1)
    console.warn(`Other processes are using this machine (load ${load.toFixed(1)}): read times with care.`)
  const { engine, plain } = await inPage(page => page.evaluate(() => planning.sums(10_000, 52)))
  if (Math.abs(engine - plain) > 1e-9 * plain) throw new Error('The two do not plan the same.')
  const measured = await measure()
  const tooSlow = Object.entries(limits).filter(
    ([what, limit]) => !((measured.get(what) ?? Number.NaN) <= limit),
  )
  console.info(`${'ms'.padStart(8)} ${'limit'.padStart(6)}`)
  for (const [what, time] of measured) {
    const limit = what in limits ? String(limits[what as keyof typeof limits]) : ''
    console.info(`${time.toFixed(1).padStart(8)} ${limit.padStart(6)}  ${what}`)
  }
  for (const [what, limit] of tooSlow) console.error(`Slower than ${limit} ms: ${what}`)
  if (tooSlow.length > 0) process.exitCode = 1
} finally {
  await browser.close()
}

async function measure(): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>()
  for (const which of ['engine', 'plain'] as const) {
    const add = (what: string, time: number) => times.set(which === 'engine' ? what : `${what} (plain)`, time)
    for (const [name, items, periods] of [
      ['100,000 items × 52 weeks', 100_000, 52],
      ['10,000 items × 260 days', 10_000, 260],
    ] as const) {
      const firsts: number[] = []
      const warm: number[] = []
      // What runs first is compiled along the way, so each first time needs a page of its own.
      for (let visit = 0; visit < 3; visit += 1) {
        const run = await inPage(page =>
          page.evaluate(([...args]) => planning.wholePlans(...args), [
            items,
            periods,
            which,
            rounds,
          ] as const),
        )
        firsts.push(run.first)
        warm.push(...run.warm)
      }
      add(`${name}, first`, Math.min(...firsts))
      add(`${name}, warm`, Math.min(...warm))
    }
  }
  for (const [name, periods] of [
    ['52 weeks', 52],
    ['260 days', 260],
  ] as const) {
    const edits = await inPage(page => page.evaluate(count => planning.edits(100_000, count, 2000), periods))
    const sorted = [...edits].sort((one, other) => one - other)
    times.set(`an edit at 100,000 items × ${name}, median`, sorted[1000] ?? Number.NaN)
    times.set(`an edit at 100,000 items × ${name}, 99th percentile`, sorted[1980] ?? Number.NaN)
  }
  return times
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

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'bench/planning/page.ts', formats: ['iife'], name: 'planning' },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  return (first as Rollup.RollupOutput).output[0].code
}
