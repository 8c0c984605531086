import type { Page } from 'playwright'
import { type Name, sites } from '../subjects.ts'
import { type Visit, visit } from '../visit.ts'
import type { Scene } from './scene.ts'

// Loads a page, waits until it is idle, and interacts with it for the first time.

interface Touch {
  readonly name: string
  readonly does: (page: Page) => Promise<unknown>
  /** Measures more when all is idle again. */
  readonly afterwards?: (visit: Visit) => Promise<Readonly<Record<string, number>>>
}

const menu: Touch = {
  name: 'menu',
  does: async page => {
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await page.locator('header').getByRole('link', { name: 'Clients' }).waitFor()
  },
}

const nameField = (page: Page) => page.locator('[name=fullName]').first()
const typed = 'Anna Huber'

/** Types as a person does: the keys follow a moment after the tap, while its code is still loading. */
async function typeName(page: Page): Promise<void> {
  await nameField(page).tap()
  await page.waitForTimeout(300)
  await page.keyboard.type(typed, { delay: 100 })
}

const isKept = async (page: Page): Promise<number> =>
  (await nameField(page).evaluate(field => Reflect.get(field, 'value'))) === typed ? 1 : 0

const key: Touch = {
  name: 'key',
  does: typeName,
  afterwards: async ({ page }) => ({ 'typed is kept': await isKept(page) }),
}

const submit: Touch = {
  name: 'submit',
  does: page => page.locator('form [type=submit]').first().tap(),
  afterwards: async ({ page, record }) => {
    await page.waitForFunction(() => globalThis.bench.formComplains > 0)
    const { formComplains, touch } = await record()
    return { 'from touch to answer': formComplains - touch }
  },
}

const touching = (path: string, touch: Touch, subjects: readonly Name[]): Scene => ({
  name: `${path} ${touch.name}`,
  place: path,
  subjects,
  run: ({ browser, origin }) =>
    visit(browser, {}, async view => {
      await view.page.goto(origin + path, { waitUntil: 'load' })
      await view.rest()
      const loaded = await measureLoad(view)
      await touch.does(view.page)
      await view.rest()
      const touched = await measureTouch(view)
      return {
        ...loaded,
        [`INP ${touch.name}`]: touched.interaction,
        ...prefixed('after', touched.sizes),
        ...(await touch.afterwards?.(view)),
      }
    }),
})

async function measureLoad(view: Visit): Promise<Record<string, number>> {
  const { fcp, lcp, cls, tasks, formSeen, formAnswers } = await view.record()
  // Counts the part of each long task after the first paint, beyond 50 ms.
  const blocked = tasks.map(({ start, duration }) => start + duration - Math.max(start, fcp) - 50)
  return {
    FCP: fcp,
    LCP: lcp,
    CLS: cls,
    TBT: blocked.reduce((sum, one) => sum + Math.max(0, one), 0),
    // A form in the first paint is visible from then on.
    ...(formSeen && { 'form seen': Math.max(formSeen, fcp) }),
    ...(formAnswers && { 'form answers': formAnswers }),
    ...prefixed('before', await measureSizes(view)),
  }
}

async function measureTouch(view: Visit) {
  const { interaction } = await view.record()
  return { interaction, sizes: await measureSizes(view) }
}

async function measureSizes({ cdp, traffic, work }: Visit): Promise<Record<string, number>> {
  const { Document = 0, Script = 0, Stylesheet = 0, ...rest } = traffic.bytes()
  const main = await work()
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return {
    HTML: Document,
    JS: Script,
    CSS: Stylesheet,
    'other bytes': Object.values(rest).reduce((sum, bytes) => sum + bytes, 0),
    requests: traffic.requests(),
    'main thread': main,
    heap: usedSize,
  }
}

const prefixed = (when: string, values: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${name} ${when}`, value]))

/** Types as soon as there is a field, whatever has loaded by then. */
const early = (path: string, subjects: readonly Name[]): Scene => ({
  name: `${path} early`,
  place: path,
  subjects,
  run: ({ browser, origin }) =>
    visit(browser, {}, async ({ page, rest }) => {
      await page.goto(origin + path, { waitUntil: 'commit' })
      await typeName(page)
      await rest()
      return { 'typed early is kept': await isKept(page) }
    }),
})

const withForms: readonly Name[] = ['ours', 'spa', 'astro']
const embedded: readonly Name[] = ['ours', 'lit', 'react', 'web-awesome']

export const touches: readonly Scene[] = [
  touching('/', menu, sites),
  touching('/pricing', menu, sites),
  touching('/plan', menu, ['ours']),
  touching('/demo', key, [...sites, 'lit', 'react', 'web-awesome']),
  touching('/demo', submit, withForms),
  early('/demo', withForms),
  touching('/partner', key, embedded),
  touching('/partner', submit, embedded),
  early('/partner', embedded),
]
