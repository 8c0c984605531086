import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { launchOptions } from './chromium-server.ts'
import { servePage } from './form-page.ts'
import { limitForPagesMs } from './limits.mjs'
import { follow } from './rested.ts'
import { SameWindow } from './same-window.ts'

/** What a page did besides what it shows. */
interface Visit {
  readonly page: Page
  /** Errors and warnings of the console, and uncaught ones. */
  readonly complaints: readonly string[]
  /** Addresses of the mail app that the page opened. */
  readonly mails: readonly string[]
}

/** A click waits until what is clicked stands still. A test of motion asks for `no-preference`. */
const atRest: BrowserContextOptions = { reducedMotion: 'reduce' }

/** The browser that all files share, or one of its own where it has to be set differently on its command line. */
const openBrowser = (settings: readonly string[] = []): Promise<Browser> =>
  settings.length > 0 ? chromium.launch(launchOptions(settings)) : chromium.connect(inject('chromium'))

/** Moves a window away from the corner of the screen, where a browser without a mouse has its pointer all the same. */
async function moveFromPointer(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { windowId } = await devtools.send('Browser.getWindowForTarget')
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } })
  await devtools.detach()
}

/** Opens the built site for visitors who are like that; all visits end with the test. */
export const openChromium = (visitor: BrowserContextOptions = {}) => openWindows(visitor, [], false)

/**
 * Opens the built site as `openChromium` does, at less cost, in windows that the visitors of a file use one after the
 * other, of a browser that is set like that on its command line: storage, cookies, cache, routes and scripts of one are
 * gone before the next one comes. Not for tests that measure how code loads or what a page weighs.
 */
export const openInTurn = (visitor: BrowserContextOptions = {}, settings: readonly string[] = []) =>
  openWindows(visitor, settings, true)

function openWindows(visitor: BrowserContextOptions, settings: readonly string[], isInTurn: boolean) {
  let browser: Browser
  let used: SameWindow[] = []
  const free: SameWindow[] = []
  const site = inject('site')

  beforeAll(async () => {
    browser = await openBrowser(settings)
  })
  afterEach(async () => {
    const left = used
    used = []
    await Promise.all(
      left.map(async window => {
        if (isInTurn && (await window.clear().catch(() => false))) free.push(window)
        else await window.page.context().close()
      }),
    )
  })
  afterAll(() => browser.close())

  const open = async (): Promise<SameWindow> => {
    const context = await browser.newContext({ baseURL: site, ...atRest, ...visitor })
    context.setDefaultTimeout(limitForPagesMs)
    const page = await context.newPage()
    await moveFromPointer(page)
    return new SameWindow(page, await context.newCDPSession(page), { ...atRest, ...visitor })
  }
  return async (path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> => {
    const window = free.pop() ?? (await open())
    used.push(window)
    return begin(window.page, path, prepare)
  }
}

/** Follows a page from its first moment on, and goes to an address, or to a partner's page with this HTML. */
async function begin(page: Page, where: string, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> {
  await follow(page)
  const complaints: string[] = []
  const mails: string[] = []
  page.on('console', entry => {
    // The browser itself asks for an icon that a page does not name, and complains of it at any time.
    if (entry.location().url.endsWith('/favicon.ico')) return
    if (['error', 'warning'].includes(entry.type())) complaints.push(entry.text())
  })
  page.on('pageerror', error => complaints.push(error.message))
  page.on('request', request => {
    if (request.url().startsWith('mailto:')) mails.push(request.url())
  })
  const isAddress = /^(\/|[a-z]+:)/.test(where)
  if (!isAddress) await servePage(where)(page)
  await prepare?.(page)
  await page.goto(isAddress ? where : '/try.html')
  return { page, complaints, mails }
}

/** One window for all tests of a file. */
function oneWindow(visitor: BrowserContextOptions): () => Page {
  let browser: Browser
  let page: Page
  const site = inject('site')

  beforeAll(async () => {
    browser = await openBrowser()
    page = await browser.newPage({ baseURL: site, ...visitor })
    page.setDefaultTimeout(limitForPagesMs)
    await moveFromPointer(page)
  })
  afterAll(() => browser.close())
  return () => page
}

/**
 * Opens the built site for a visitor who looks and touches nothing: tests that follow one another at one address share its
 * page.
 */
export function openToLook(visitor: BrowserContextOptions = {}) {
  const window = oneWindow({ ...atRest, ...visitor })
  let at: string | undefined
  return async (path: string): Promise<Page> => {
    if (at !== path) await window().goto(path)
    at = path
    return window()
  }
}

/**
 * Opens the built site without any script: nothing that a visitor could have done there outlives the page, and a window
 * for each of so many tests would take a minute.
 */
export function openWithoutScript() {
  const window = oneWindow({ javaScriptEnabled: false })
  return async (path: string): Promise<Page> => {
    await window().goto(path, { waitUntil: 'domcontentloaded' })
    return window()
  }
}
