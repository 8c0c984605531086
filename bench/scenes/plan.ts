import type { Page } from 'playwright'
import { sample } from '../../src/content/planned/sample.ts'
import { definePainted } from '../page/mount.ts'
import { choose, paste } from '../page/planner.ts'
import { listOf } from '../planning/list.ts'
import { type Visit, visit } from '../visit.ts'
import type { Scene } from './scene.ts'

// A visitor plans a list of their own: the demo page's five lines on a phone, and long ones on a computer.

const planHeading = /order|Nothing/

/** Opens the planner with its code, at a known date. The code that reads lists is loaded later, with the first one. */
async function open({ page, rest }: Visit, origin: string): Promise<void> {
  await page.goto(`${origin}/plan`, { waitUntil: 'load' })
  await rest()
  await page.evaluate(definePainted)
  await page.locator('mrp-planner').evaluate(planner => planner.setAttribute('from', '2026-03-02'))
  await page.locator('mrp-planner:defined').waitFor()
  await page.getByText('Use your own list').click()
  await rest()
}

const fiveLines: Scene = {
  name: '/plan five lines',
  place: '/plan',
  subjects: ['ours'],
  run: ({ browser, origin }) =>
    visit(browser, {}, async view => {
      const { page } = view
      await open(view, origin)
      const asked = await page.evaluate(paste, sample)
      const answered = await page.getByRole('button', { name: 'Working days' }).evaluate(answer)
      await page.getByRole('heading', { name: planHeading }).first().waitFor()
      return { 'five lines, from paste to question': asked, 'five lines, from answer to plan': answered }
    }),
}

/** Runs in the page: presses a button. Returns how long it took until the plan was painted, in ms. */
async function answer(button: HTMLElement | SVGElement): Promise<number> {
  const planned = new Promise(resolve => document.addEventListener('mrp-plan', resolve, { once: true }))
  const start = performance.now()
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
  await planned
  await globalThis.painted()
  return performance.now() - start
}

/** Measures at full speed, because long lists come from computers. */
const longList = (count: number): Scene => {
  const name = `${count.toLocaleString('en')} items`
  return {
    name: `/plan ${name}`,
    place: '/plan',
    subjects: ['ours'],
    run: ({ browser, origin }) =>
      visit(browser, { atFullSpeed: true }, async view => {
        const { page, record, rest } = view
        // The window of a computer: all of the planner's views beside each other.
        await page.setViewportSize({ width: 1280, height: 900 })
        await open(view, origin)
        // The file is the visitor's: that it comes into the page here is no work of the planner.
        const file = await page.evaluateHandle(text => new File([text], 'list.csv'), listOf(count))
        await rest()
        const before = (await record()).tasks.length
        const planned = await page.evaluate(choose, file)
        const edited = await edit(page)
        const { tasks, interaction } = await record()
        return {
          [`${name}, from drop to plan`]: planned,
          [`${name}, longest task`]: Math.max(0, ...tasks.slice(before).map(({ duration }) => duration)),
          [`${name}, from key to changed plan`]: edited,
          [`${name}, INP edit`]: interaction,
        }
      }),
  }
}

/** Types a digit into the lead time. Returns how long it took until the changed plan was painted, in ms. */
async function edit(page: Page): Promise<number> {
  const field = page.getByLabel('Lead time', { exact: true })
  await field.focus()
  await page.keyboard.press('End')
  await field.evaluate(awaitChange)
  await page.keyboard.press('1')
  return page.evaluate(() => globalThis.changed)
}

declare global {
  var changed: Promise<number>
}

/** Runs in the page: notes how long it takes from the next input until the old value stands beside the new one. */
function awaitChange(field: HTMLElement | SVGElement): void {
  globalThis.bench.interaction = 0
  globalThis.changed = new Promise(resolve =>
    field.addEventListener(
      'input',
      async ({ timeStamp }) => {
        const root = field.getRootNode() as ShadowRoot
        while (!root.querySelector('[data-changed] s')) await new Promise(done => setTimeout(done))
        await globalThis.painted()
        // The browser tells of an interaction a little later.
        const time = performance.now() - timeStamp
        setTimeout(() => resolve(time), 200)
      },
      { once: true },
    ),
  )
}

export const plans: readonly Scene[] = [fiveLines, longList(10_000), longList(100_000)]
