import axe, { type NodeResult } from 'axe-core'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { routesInAll } from '../../demo-host/build-pages.ts'
import { openInTurn } from '../support/chromium.ts'
import { twoFrames } from '../support/in-page.ts'
import { reached, states } from '../support/states.ts'

// WCAG 2.2 AA, as far as axe can tell, on every page, and in every state that a visitor can bring the site to, in a wide
// window and on a phone. What it can't tell is in the files called people-….

const visit = openInTurn({ reducedMotion: 'reduce' })

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Of the window, in px: in a dialog that scrolls, axe loses its way and says nothing of contrasts. */
const height = 2400
const inkOf = { light: 'rgb(23, 19, 31)', dark: 'rgb(243, 240, 248)' } as const

/** Rule, place and what is wrong there. */
async function findings(page: Page, runOnly: axe.RunOnly): Promise<readonly string[]> {
  const { violations, passes, incomplete } = await page.evaluate(
    only =>
      (globalThis as never as { axe: typeof axe }).axe.run(document, {
        runOnly: only,
        resultTypes: ['violations'],
      }),
    runOnly,
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

/** German pages have the colours of the English ones, so they are looked at in one theme. */
async function findingsInThemes(page: Page, hasOther = true): Promise<readonly string[]> {
  await page.evaluate(axe.source)
  // Landmarks and headings are the business of the page around where ours lies in a frame.
  const isFramed = new URL(page.url()).pathname === '/embed/demo-form/'
  await turn(page, 'light')
  const light = await findings(page, { type: 'tag', values: isFramed ? rules : [...rules, 'best-practice'] })
  if (!hasOther) return light
  await turn(page, 'dark')
  const colours = await findings(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })
  return [...light, ...colours.map(finding => `dark: ${finding}`)]
}

/** One of each kind: lists, tables and code, each element that is an example, and the longest. */
const docs = [
  '/docs/',
  '/docs/partners',
  '/docs/sections',
  '/docs/planner',
  '/docs/styling',
  '/docs/reference',
]

test.for([...(await routesInAll()), ...docs])('axe finds nothing on %s', async route => {
  const { page } = await visit(route)
  expect(await findingsInThemes(page, !route.startsWith('/de/'))).toEqual([])
})

const tries = Object.entries(states).flatMap(([name, state]) =>
  (state.width ? [state.width] : [1280, 390]).map(width => [name, width, state] as const),
)

test.for(tries)('axe finds nothing in %s, %i px wide', async ([, width, state], { task }) => {
  expect(await findingsInThemes(await reached(visit, state, { width, height }))).toEqual([])
  task.meta.figures = { 'states checked by axe': 2 }
})
