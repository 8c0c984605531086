import type { Browser, CDPSession } from 'playwright'
import { listOf } from './planning/list.ts'
import type { Name } from './subjects.ts'
import { type Visit, visit } from './visit.ts'

/** One thing to do with a subject, in a new profile, and what it measures. */
export interface Scene {
  readonly path: string
  readonly subjects: readonly Name[]
  readonly run: (browser: Browser, address: string) => Promise<Readonly<Record<string, number>>>
}

/** Loads a page, and leaves it alone. */
const load = (path: string): Scene => ({
  path,
  subjects: ['ours', 'plain', 'lean'],
  run: (browser, address) =>
    visit(browser, 'phone', async ({ page, record }) => {
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.waitForFunction(() => globalThis.bench.lcp > 0)
      const { fcp, lcp } = await record()
      return { FCP: fcp, LCP: lcp }
    }),
})

/** Presses the button of the empty form when it has been seen for `afterMs`, until it names an empty field. */
const press = (path: string, afterMs: number): Scene => ({
  path,
  subjects: ['ours', 'react', 'lit'],
  run: (browser, address) =>
    visit(browser, 'phone', async ({ page, record, hear }) => {
      await page.goto(address, { waitUntil: 'commit' })
      const button = await hear(0)
      await page.waitForTimeout(afterMs)
      await page.touchscreen.tap(button?.x ?? 0, button?.y ?? 0)
      await hear(1)
      const { fcp, formSeen, formComplains, touch } = await record()
      return afterMs === 0
        ? // A form in the first paint is visible from then on.
          { 'form seen': Math.max(formSeen, fcp), 'press at once, answered': formComplains }
        : { 'press after a look, answered': formComplains - touch }
    }),
})

const itemCount = 10_000

/** Drops a long list onto the planner, and edits an item of the plan. */
const planList: Scene = {
  path: '/plan',
  subjects: ['ours'],
  run: (browser, address) =>
    visit(browser, 'computer', async view => {
      const { page, record } = view
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.locator('mrp-planner').evaluate(planner => planner.setAttribute('from', '2026-03-02'))
      await page.getByText('Paste a list').click()
      await page.locator('mrp-planner [type=file]').waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      // The file is the visitor's: that it comes into the page here is no work of the planner.
      const file = await page.evaluateHandle(text => new File([text], 'list.csv'), listOf(itemCount))
      const planned = await page.evaluate(dropFile, file)
      await edit(view)
      return { 'from drop to plan': planned, 'INP of an edit': (await record()).interaction }
    }),
}

/** Runs in the page. Returns how long it took until the plan was painted, in ms. */
async function dropFile(file: File): Promise<number> {
  const root = document.querySelector('mrp-planner')?.shadowRoot
  const input = root?.querySelector<HTMLInputElement>('[type=file]')
  if (!input) throw new Error('The page has no planner.')
  const files = new DataTransfer()
  files.items.add(file)
  const planned = new Promise(resolve => document.addEventListener('mrp-plan', resolve, { once: true }))
  const start = performance.now()
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await planned
  await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now() - start
}

/** Types a digit into the lead time, and waits until the old value stands beside the new one. */
async function edit({ page }: Visit): Promise<void> {
  await page.getByLabel('Lead time', { exact: true }).focus()
  await page.keyboard.press('End')
  await page.evaluate(() => {
    globalThis.bench.interaction = 0
  })
  await page.keyboard.press('1')
  await page.locator('mrp-planner [data-changed] s').first().waitFor()
  // The browser tells of an interaction a little later.
  await page.waitForFunction(() => globalThis.bench.interaction > 0)
}

const mountCount = 200

/** Adds and removes a form, again and again. What it keeps would grow. */
const mountOften: Scene = {
  path: '/partner',
  subjects: ['ours'],
  run: (browser, address) =>
    visit(browser, 'computer', async ({ page, cdp }) => {
      await page.goto(address, { waitUntil: 'networkidle' })
      await page.addScriptTag({ type: 'module', url: '/elements/mrp-demo-form.js' })
      // The first forms fill caches that stay, and have their code compiled.
      await page.evaluate(mountAndRemove, 100)
      const before = await count(cdp)
      await page.evaluate(mountAndRemove, mountCount)
      const after = await count(cdp)
      const growth = (what: keyof typeof after) => (after[what] / before[what] - 1) * 100
      return Object.fromEntries(
        (['nodes', 'listeners', 'memory'] as const).map(what => [`growth of ${what}`, growth(what)]),
      )
    }),
}

/** Runs in the page. */
async function mountAndRemove(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const form = document.createElement('mrp-demo-form')
    const ready = new Promise(resolve => form.addEventListener('mrp-ready', resolve, { once: true }))
    document.body.append(form)
    await ready
    form.remove()
    await new Promise(resolve => setTimeout(resolve))
  }
  await new Promise(resolve => requestIdleCallback(resolve))
}

async function count(cdp: CDPSession) {
  // Runs twice, because the first collection makes more objects collectable.
  for (let time = 0; time < 2; time += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters')
  return { nodes, listeners, memory: (await cdp.send('Runtime.getHeapUsage')).usedSize }
}

const lookMs = 2000

export const scenes: readonly Scene[] = [
  ...['/', '/pricing'].map(load),
  ...['/demo', '/partner'].flatMap(path => [press(path, 0), press(path, lookMs)]),
  planList,
  mountOften,
]
