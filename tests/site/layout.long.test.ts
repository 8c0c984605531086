import type { ServerResponse } from 'node:http'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { routesInAll } from '../../demo-host/build-pages.ts'
import { wakeAll } from '../support/awake.ts'
import { openChromium, openInTurn } from '../support/chromium.ts'
import { showInPlace, twoFrames } from '../support/in-page.ts'
import { serve } from '../support/served.ts'
import { noteShifts, shiftsOn } from '../support/shifts.ts'

// What holds for every page at every width, in both themes. Each test visits a page once and looks at all of it,
// because ten pages in six guises would take minutes otherwise.

const phone = { viewport: { width: 390, height: 844 } }
const visit = openInTurn(phone)
const visitBare = openInTurn({ javaScriptEnabled: false, bypassCSP: true })
const all = await routesInAll()
/** Those without elements that stand nowhere else. */
const alike = ['/privacy', '/security']
const english = all.filter(route => !route.startsWith('/de/') && !alike.includes(route))

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const
/** In the dark it is as wide: the themes differ in colours alone. */
const guises = [
  [windows[0], 'light'],
  [windows[1], 'light'],
  [windows[2], 'light'],
  [windows[0], 'dark'],
] as const

/** Opens a page in a window, and notes from then on what moves. */
const visitNoting = (route: string, window: (typeof windows)[number]) =>
  visit(route, async opened => {
    await opened.setViewportSize(window)
    await noteShifts(opened)
    // Text waits for the font for a tenth of a second, invisibly: see `font.site.test.ts`.
    await opened.route('**/inter.woff2', font => font.abort())
  })

/** What a page can't keep back: the browser's own messages of the font and of the answer 404, and ours of that. */
const own = (route: string) => (route === '/404' ? /ERR_FAILED|resource: .* 404|^404: no page/ : /ERR_FAILED/)

/** Pictures whose texts are too small to be read. */
const smallTexts = (page: Page): Promise<string[]> =>
  page.locator('svg text').evaluateAll(texts =>
    texts.flatMap(text => {
      if (!(text instanceof SVGTextElement) || text.getBoundingClientRect().width === 0) return []
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.d ?? 0)
      return size < 12 ? [`${text.textContent}: ${size} px`] : []
    }),
  )

/** What a finger has to hit, and how high it is, where it is too low. */
const tooLow = (page: Page, targets: string): Promise<string[]> =>
  page.locator(targets).evaluateAll(elements =>
    elements.flatMap(element => {
      // A box to tick is as large as its label.
      const target = element.matches('[type=checkbox]') ? element.closest('label') : element
      const { height, width } = (target ?? element).getBoundingClientRect()
      return width > 0 && height < 44 ? [`${element.textContent}: ${height} px`] : []
    }),
  )

const targets = [
  ...['header a', 'header button', 'main button', 'main summary', 'main [part~=button]'],
  ...['input', 'select', 'textarea'].map(control => `main ${control}:not([tabindex="-1"])`),
].join()

test('Pages of the same elements fit the width of a phone and of a tablet, with the longer words of German ones, too', async () => {
  const { page } = await visitBare('/de/')
  const routes = all.filter(route => !english.includes(route))
  const pages = await Promise.all(routes.map(async route => (await fetch(inject('site') + route)).text()))
  for (const window of windows.slice(0, 2)) {
    await page.setViewportSize(window)
    for (const [index, html] of pages.entries()) {
      await showInPlace(page, html)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${routes[index]} at ${window.width} px`).toBeLessThanOrEqual(0)
      if (window.width === 390) expect(await tooLow(page, targets), routes[index]).toEqual([])
    }
  }
})

test.for(english)(
  'On a phone nothing of %s moves while it loads, nor when its code comes, all texts are at least 12 px, and all targets 44 px high; awake, light at 390, 768 and 1440 px, and dark, it fits its width and complains of nothing',
  async route => {
    const { page, complaints } = await visitNoting(route, windows[0])
    expect(await smallTexts(page)).toEqual([])
    expect(await page.locator(targets).count()).toBeGreaterThan(2)
    expect(await tooLow(page, targets)).toEqual([])
    await wakeAll(page)
    expect(await shiftsOn(page)).toEqual([])
    const tooWide: string[] = []
    for (const [window, colorScheme] of guises) {
      await page.setViewportSize(window)
      await page.emulateMedia({ colorScheme })
      await twoFrames(page)
      const { wide, ground } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        ground: getComputedStyle(document.body).backgroundColor,
      }))
      if (wide > 0) tooWide.push(`${wide} px too wide at ${window.width} px, ${colorScheme}`)
      expect(ground).toBe(colorScheme === 'light' ? 'rgb(251, 250, 247)' : 'rgb(20, 16, 28)')
    }
    expect(tooWide).toEqual([])
    expect(complaints.filter(line => !own(route).test(line))).toEqual([])
  },
)

/** What moves, an element moves: each is on one of these, as it is in a wide window. */
const wide = ['/', '/demo', '/plan', '/pricing', '/product', '/solution-overview']
/** These have no row above. The longest words are on a German one. */
const further = ['/de/pricing', '/embed/', '/docs/planner']

test.for([
  ...further.map(route => [route, 390, windows[0]] as const),
  ...[...wide, ...further.slice(1)].map(route => [route, 1440, windows[2]] as const),
])('%s at %i px: nothing moves while it loads, nor when its code comes', async ([route, , window]) => {
  const { page } = await visitNoting(route, window)
  await wakeAll(page)
  expect(await shiftsOn(page)).toEqual([])
})

test('At 390 px, every link of the open menu is at least 44 px high', async () => {
  const { page } = await visit('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  expect(await menu.getByRole('link').count()).toBeGreaterThan(8)
  expect(await tooLow(page, '[popover]:popover-open a')).toEqual([])
})

// A page whose HTML comes slowly is laid out again and again, each time with a little more of an element.

const visitFresh = openChromium()

/** Serves one page at an address of its own, and leaves it to the test when its HTML comes. */
async function serveSlowly(): Promise<{ address: string; opened: Promise<ServerResponse> }> {
  let open: (answer: ServerResponse) => void = () => {}
  const opened = new Promise<ServerResponse>(resolve => {
    open = resolve
  })
  const { origin, close } = await serve((asked, answer) => {
    if (asked.url === '/') open(answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }))
    else answer.writeHead(204).end()
  })
  onTestFinished(close)
  return { address: `${origin}/`, opened }
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/**
 * So few characters at a time, in whole tags and texts, that each part of an element, such as a row of a table, is the last
 * one for a moment. Half a word would move to the next line by itself once the rest comes.
 */
const size = 500

const height = 900

/** Where there is room, parts stand beside each other. Each element is on one of these pages. */
const streamedWide = [
  ...['/', '/about', '/clients', '/contact', '/demo', '/login', '/plan', '/pricing', '/product', '/security'],
  ...['/solution-overview', '/de/pricing', '/docs/', '/docs/planner', '/embed/'],
].map(route => [route, 1440] as const)

const streamedNarrow = ['/', '/demo', '/plan', '/product', '/docs/', '/docs/planner'].map(
  route => [route, 390] as const,
)

test.for([...streamedWide, ...streamedNarrow])(
  '%s at %i px: nothing in view moves while its HTML comes in pieces',
  async ([route, width]) => {
    const html = await (await fetch(inject('site') + route)).text()
    const { address, opened } = await serveSlowly()
    const { page } = await visitFresh('/robots.txt', noteShifts)
    await page.setViewportSize({ width, height })
    const committed = page.goto(address, { waitUntil: 'commit' })
    const answer = await opened
    // Before there is something to show, no frame is drawn.
    let at = html.indexOf('<mrp-site-header')
    answer.write(html.slice(0, at))
    await committed
    // What comes a window below the first one is out of view, and moves nothing above it.
    while (at < html.length && (await heightOf(page)) < 2 * height) {
      const next = html.indexOf('<', at + size)
      answer.write(html.slice(at, next < 0 ? html.length : next))
      at = next < 0 ? html.length : next
      await twoFrames(page)
    }
    answer.end(html.slice(at))
    await page.waitForLoadState()
    expect(await shiftsOn(page)).toEqual([])
  },
)
