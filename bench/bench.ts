import { writeFile } from 'node:fs/promises'
import { arch, cpus, loadavg, platform } from 'node:os'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { findBrowser, howToInstallBrowser } from '../scripts/browser.mjs'
import { build } from './build.ts'
import { judge } from './ratios.ts'
import { checkSameness } from './same.ts'
import { Samples } from './samples.ts'
import { mountCycles } from './scenes/cycles.ts'
import { inAHurry } from './scenes/in-a-hurry.ts'
import { many } from './scenes/many.ts'
import { plans } from './scenes/plan.ts'
import { runsBefore } from './scenes/run-before.ts'
import type { Scene } from './scenes/scene.ts'
import { secondPage } from './scenes/second-page.ts'
import { touches } from './scenes/touch.ts'
import { serve } from './serve.ts'
import { prerenderedForm, readSubjects, type Subject, what } from './subjects.ts'
import { ratioTable, tables } from './table.ts'
import { conditions } from './visit.ts'

// `npm run bench`: measures the site and its form beside the baselines, in one run, in real Chromium. `--rounds 9`
// measures longer. `--only /pricing` selects scenes by the start of their names. `--no-build` reuses the last build.

const file = 'bench/results.json'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', multiple: true, default: [] },
    'no-build': { type: 'boolean', default: false },
  },
})

const scenes: readonly Scene[] = [
  ...touches,
  ...inAHurry,
  ...runsBefore,
  ...plans,
  secondPage,
  many,
  mountCycles,
]
const wanted = scenes.filter(
  ({ name }) => options.only.length === 0 || options.only.some(only => name.startsWith(only)),
)
/** A scene whose place is no path uses several. */
const isUsed = (path: string) => wanted.some(({ place }) => place === path || !place.startsWith('/'))

if (!options['no-build']) {
  console.info('Building …')
  build()
}
const executablePath = findBrowser()
if (!executablePath) throw new Error(`The measurements need Chromium. ${howToInstallBrowser}`)
const subjects = await readSubjects()
const server = await serve(subjects)
const browser = await chromium.launch({
  executablePath,
  // No throttling slows a prerendered navigation, so it would look too good.
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-features=Prerender2'],
  // Going back is instant if a page allows it.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
})
try {
  const load = loadavg()[0] ?? 0
  if (load > 1) console.warn(`Something else runs here (load ${load.toFixed(1)}): read times with care.`)
  await checkSameness(browser, server.origin, isUsed)
  const begin = Date.now()
  const samples = await measure(browser, subjects)
  const summary = {
    date: new Date().toISOString(),
    chromium: browser.version(),
    machine: `${platform()} ${arch()}, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`,
    load,
    rounds: Number(options.rounds),
    minutes: (Date.now() - begin) / 60_000,
    conditions,
    subjects: what,
  }
  const ratios = judge(samples)
  console.info(tables(samples, scenes))
  console.info(ratioTable(ratios))
  await writeFile(file, `${JSON.stringify({ ...summary, ratios, samples: samples.all }, null, 1)}\n`)
  console.info(`\n${summary.minutes.toFixed(1)} minutes. Every number is in ${file}.`)
} finally {
  await browser.close()
  server.close()
}

/** Takes turns with the subjects, so that other load on the machine affects all of them. */
async function measure(browser: Browser, subjects: readonly Subject[]): Promise<Samples> {
  const samples = new Samples()
  const form = prerenderedForm(subjects)
  const filesOf = (name: string) => subjects.find(subject => subject.name === name)?.files ?? new Map()
  const rounds = Number(options.rounds)
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, place, subjects: names, run } of wanted) {
      console.info(`Round ${round + 1} of ${rounds}: ${name}`)
      // Changes which subject goes first.
      const order = names.map((_, index) => names[(index + round) % names.length])
      for (const subject of order) {
        if (!subject) continue
        const origin = server.origin(subject)
        const files = filesOf(subject)
        try {
          samples.add(subject, place, await run({ browser, subject, origin, files, form }))
        } catch (error) {
          console.error(`${subject} did not get through “${name}”:`, error)
        }
      }
    }
  }
  return samples
}
