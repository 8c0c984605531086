import { readFile } from 'node:fs/promises'
import type axe from 'axe-core'
import type { NodeResult } from 'axe-core'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { routes } from '../../demo-host/build-pages.ts'
import { openInTurn } from '../support/chromium.ts'
import { twoFrames } from '../support/in-page.ts'
import { reached, states } from '../support/states.ts'

// WCAG 2.2 AA, as far as axe can tell, on every page in a wide window, and in every state that a visitor can bring the site
// to, on a phone. What it can't tell is in the files called people-….

const visit = openInTurn()

const source = await readFile('node_modules/axe-core/axe.min.js', 'utf8')
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
        // What it would load is for rules of sound and of turned phones: there is neither.
        preload: false,
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

/** Past Playwright, which would have the page evaluate so much text twice, and hand over what comes of it. */
async function addAxe(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Runtime.evaluate', { expression: `${source};0` })
  await devtools.detach()
}

async function findingsInThemes(page: Page): Promise<readonly string[]> {
  await addAxe(page)
  // Landmarks and headings are the business of the page around where ours lies in a frame.
  const isFramed = new URL(page.url()).pathname === '/embed/demo-form/'
  await turn(page, 'light')
  const light = await findings(page, { type: 'tag', values: isFramed ? rules : [...rules, 'best-practice'] })
  await turn(page, 'dark')
  const colours = await findings(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })
  return [...light, ...colours.map(finding => `dark: ${finding}`)]
}

/** The first are a state below, faulty, on a phone; the others have no element of their own. */
const alike = ['/404', '/contact', '/demo', '/privacy', '/security']
const wide = (await routes()).filter(route => !alike.includes(route))
/** One of each kind: lists, tables and code, a form as an example, and the longest. */
const docs = ['/docs/', '/docs/partners', '/docs/reference']

// What axe says of headings and landmarks, `pages.long.test.ts` says of every page, the German ones too.
test.for([...wide, ...docs])('axe finds nothing on %s', async route => {
  const { page } = await visit(route)
  // Of answers, one is open at a time, and all are made alike.
  await page.locator('mrp-faq details').evaluateAll(all => all.at(-1)?.setAttribute('open', ''))
  // axe takes what is in a closed fold for hidden, also where the page’s style shows it.
  await page.locator('.docs .pages').evaluateAll(all => all.at(0)?.setAttribute('open', ''))
  // Thirty sections of the reference, one for each element, are written by one template; its last tables are like the others.
  if (route === '/docs/reference')
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('h2 ~ h2 ~ h2 ~ h2 ~ *')) part.remove()
    })
  expect(await findingsInThemes(page)).toEqual([])
})

/** What they show, a further state or a page shows, too. */
const within: readonly string[] = [
  'the plan of the home page, changed',
  'the dialog open',
  'an answer open',
  'a login with faults',
  'a new dashboard',
  'the result of a run, on a phone',
  'the header of somebody who is in',
]

test.for(Object.keys(states).filter(name => !within.includes(name)))(
  'axe finds nothing in %s',
  async name => {
    const state = states[name as keyof typeof states]
    const width = state.width ?? 390
    expect(await findingsInThemes(await reached(visit, state, { width, height }))).toEqual([])
  },
)
