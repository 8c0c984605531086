import axe, { type NodeResult } from 'axe-core'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { twoFrames } from '../support/in-page.ts'
import { reached, type State, states } from '../support/states.ts'

// WCAG 2.2 AA, as far as axe can tell, in every state that a visitor can bring the site to, in a wide window and on a
// phone, light and dark. What it can't tell is in the other files called people-….

const visit = openChromium({ reducedMotion: 'reduce' })

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Of landmarks and headings, which are the business of the page around where ours lies in a frame. */
const rulesOfPages = [...rules, 'best-practice']
/** Of the window, in px: in a dialog that scrolls, axe loses its way and says nothing of contrasts. */
const height = 2400
const inkOf = { light: 'rgb(23, 19, 31)', dark: 'rgb(243, 240, 248)' } as const

/** Rule, place and what is wrong there. */
async function findings(page: Page): Promise<readonly string[]> {
  const { violations, passes, incomplete } = await page.evaluate(
    runOnly =>
      (globalThis as never as { axe: typeof axe }).axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
      }),
    new URL(page.url()).pathname === '/embed/demo-form/' ? rules : rulesOfPages,
  )
  expect(incomplete.flatMap(({ nodes }) => nodes).filter(isUnexamined)).toEqual([])
  // Without this rule nothing would have been looked at.
  expect(passes.map(({ id }) => id)).toContain('color-contrast')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join()} ${failureSummary}`),
  )
}

const isUnexamined = ({ any, all, none }: NodeResult): boolean =>
  [...any, ...all, ...none].some(({ id }) => id === 'error-occurred')

/** Shadow roots follow the system's theme a moment later than the page does, and what is in them one by one. */
async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  const others = inkOf[colorScheme === 'light' ? 'dark' : 'light']
  const late = () =>
    page.evaluate(ink => {
      const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
      const themed = '[data-root][data-theme=auto]'
      return [document, ...roots]
        .flatMap(root => [...root.querySelectorAll(`${themed}, ${themed} *, main *`)])
        .filter(element => getComputedStyle(element).color === ink).length
    }, others)
  await expect.poll(late).toBe(0)
  await twoFrames(page)
}

async function examine(state: State, width: number): Promise<readonly string[]> {
  const page = await reached(visit, state, { width, height })
  await page.evaluate(axe.source)
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await turn(page, colorScheme)
    found.push(...(await findings(page)).map(finding => `${colorScheme} ${finding}`))
  }
  return found
}

const tries = Object.entries(states).flatMap(([name, state]) =>
  (state.width ? [state.width] : [1280, 390]).map(width => [name, width, state] as const),
)

test.for(tries)('axe finds nothing in %s, %i px wide, light and dark', async ([, width, state], { task }) => {
  expect(await examine(state, width)).toEqual([])
  task.meta.figures = { 'states checked by axe': 2 }
})

test('axe finds a button without a name, inside a shadow root too', async () => {
  const { page } = await visit('/pricing')
  await page.evaluate(axe.source)
  await page
    .locator('mrp-faq [part=section]')
    .evaluate(section => section.append(document.createElement('button')))
  expect((await findings(page)).join()).toContain('button-name mrp-faq')
})
