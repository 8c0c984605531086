import { gzipSync } from 'node:zlib'
import { visit } from '../visit.ts'
import type { Scene } from './scene.ts'

/**
 * Measures the JavaScript that runs until the page has loaded and the network is idle. Idle callbacks never run here.
 * A file counts, whole and gzipped, if the browser has counted a call of its outermost function. A file that is only
 * fetched and compiled ahead has no such call. A shell is data, so nothing in it runs.
 */
const runBefore = (path: string): Scene => ({
  name: `${path} run before`,
  place: path,
  subjects: ['ours'],
  run: ({ browser, origin, files }) =>
    visit(browser, { atFullSpeed: true, script: neverIdle }, async ({ page, cdp, traffic }) => {
      await cdp.send('Profiler.enable')
      await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
      await page.goto(origin + path, { waitUntil: 'load' })
      await traffic.quiet()
      const { result } = await cdp.send('Profiler.takePreciseCoverage')
      const run = result
        .filter(({ url, functions }) => url.startsWith(origin) && functions[0]?.ranges[0]?.count)
        .map(({ url }) => new URL(url).pathname)
        .filter(path => !path.startsWith('/shells/mrp-'))
        // A script in the page itself is no file: gzip would make twenty bytes of nothing.
        .flatMap(path => files.get(path) ?? [])
      return {
        'JS run before': run.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0),
      }
    }),
})

/** Runs in the page. */
function neverIdle(): void {
  globalThis.requestIdleCallback = () => 0
}

export const runsBefore: readonly Scene[] = ['/', '/pricing', '/demo', '/partner', '/plan'].map(runBefore)
