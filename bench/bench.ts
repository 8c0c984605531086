import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser, howToInstallBrowser } from '../scripts/browser.mjs'
import { judge } from './limits.ts'
import { scenes } from './scenes.ts'
import { serveSubjects } from './serve.ts'
import { type Name, readSubjects } from './subjects.ts'

// `npm run bench`: measures the built site and its form beside the others, in real Chromium. `--rounds 9` measures more
// often. `--only /pricing` measures the scenes of that path.

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string' } },
})
const rounds = Number(values.rounds)
const wanted = scenes.filter(({ path }) => !values.only || path === values.only)

const executablePath = findBrowser()
if (!executablePath) throw new Error(`The measurements need Chromium. ${howToInstallBrowser}`)
const [load = 0] = loadavg()
if (load > 1) console.warn(`Something else runs here (load ${load.toFixed(1)}): read times with care.`)

const server = await serveSubjects(await readSubjects())
const browser = await chromium.launch({
  executablePath,
  // No throttling slows a prerendered navigation, so it would look too good.
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-features=Prerender2'],
})
/** The samples of each subject, path and metric. */
const samples = new Map<string, number[]>()
const keyOf = (...parts: readonly string[]) => parts.join(' | ')
try {
  for (let round = 0; round < rounds; round += 1) {
    console.info(`Round ${round + 1} of ${rounds}`)
    for (const { path, subjects, run } of wanted) {
      // Another subject goes first in each round, so that other load on the machine affects all of them.
      const order = subjects.map((_, index) => subjects[(index + round) % subjects.length] ?? 'ours')
      for (const name of order) {
        const measured = await run(browser, server.origin(name) + path).catch(cause => {
          throw new Error(`${name} did not get through ${path}.`, { cause })
        })
        for (const [metric, value] of Object.entries(measured)) {
          const key = keyOf(path, metric, name)
          samples.set(key, [...(samples.get(key) ?? []), value])
        }
      }
    }
  }
  const medians = new Map([...samples].map(([key, all]) => [key, medianOf(all)]))
  const verdicts = judge((name: Name, path, metric) => medians.get(keyOf(path, metric, name)))
  for (const [key, all] of samples)
    console.info(
      `${medianOf(all).toFixed(1).padStart(9)}  ${key} (${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)})`,
    )
  for (const { says, value, most, unit, holds } of verdicts)
    console.info(`${holds ? 'holds' : 'FAILS'}  ${says}: ${value.toFixed(2)} ${unit}, at most ${most}`)
  if (verdicts.some(({ holds }) => !holds)) process.exitCode = 1
  console.info(
    `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, Chromium ${browser.version()}`,
  )
} finally {
  await browser.close()
  server.close()
}

function medianOf(all: readonly number[]): number {
  const sorted = [...all].sort((one, other) => one - other)
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2
}
