import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'
import { launchOptions } from './chromium-server.ts'
import { servePage } from './form-page.ts'
import { limitForPagesMs } from './limits.mjs'
import { follow } from './rested.ts'
import { SameWindow } from './same-window.ts'

/** What a page did besides what it shows. */
export interface Visit {
  readonly page: Page
  /** Errors and warnings of the console, and uncaught ones. */
  readonly complaints: readonly string[]
  /** Addresses of the mail app that the page opened. */
  readonly mails: readonly string[]
}

/** A click waits until what is clicked stands still. A test of motion asks for `no-preference`. */
const atRest: BrowserContextOptions = { reducedMotion: 'reduce' }

/** What files that a process runs one after the other share: browsers by their settings, and free windows by their kind. */
const browsers = new Map<string, Promise<Browser>>()
const free = new Map<string, SameWindow[]>()

/** The browser of all files, or one that is set differently on its command line. */
function openBrowser(settings: readonly string[] = []): Promise<Browser> {
  const known = browsers.get(settings.join())
  if (known) return known
  const opened =
    settings.length > 0 ? chromium.launch(launchOptions(settings)) : chromium.connect(inject('chromium'))
  browsers.set(settings.join(), opened)
  return opened
}

/** Moves a window away from the corner of the screen, where a browser without a mouse has its pointer all the same. */
async function moveFromPointer(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { windowId } = await devtools.send('Browser.getWindowForTarget')
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } })
  await devtools.detach()
}

/** Opens the built site for visitors who are like that; all visits end with the test. */
export function openChromium(visitor: BrowserContextOptions = {}) {
  let contexts: BrowserContext[] = []
  const site = inject('site')

  afterEach(async () => {
    await Promise.all(contexts.map(context => context.close()))
    contexts = []
  })

  /** A visitor's own window, with an address of the site in it. */
  return async (path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> => {
    const browser = await openBrowser()
    const context = await browser.newContext({ baseURL: site, ...atRest, ...visitor })
    contexts.push(context)
    context.setDefaultTimeout(limitForPagesMs)
    const page = await context.newPage()
    await moveFromPointer(page)
    return begin(page, path, prepare)
  }
}

/** Follows a page from its first moment on, and goes to an address, or to a partner's page with this HTML. */
async function begin(page: Page, where: string, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> {
  follow(page)
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

/** Takes a window of this kind that is as good as new. */
async function take(visitor: BrowserContextOptions, settings: readonly string[] = []): Promise<SameWindow> {
  const window = free.get(JSON.stringify([visitor, settings]))?.pop()
  if (window) return window
  const browser = await openBrowser(settings)
  const like = { ...atRest, ...visitor }
  const context = await browser.newContext({ baseURL: inject('site'), ...like })
  const page = await context.newPage()
  await moveFromPointer(page)
  return new SameWindow(page, await context.newCDPSession(page), like)
}

/** Leaves a window to the next visitor of its kind, where it can be made as good as new. */
async function leave(
  window: SameWindow,
  visitor: BrowserContextOptions,
  settings: readonly string[] = [],
): Promise<void> {
  if (!(await window.clear().catch(() => false))) return window.page.context().close()
  const kind = JSON.stringify([visitor, settings])
  free.set(kind, [...(free.get(kind) ?? []), window])
}

/**
 * Opens the built site as `openChromium` does, at less cost, in windows that visitors use one after the other, of a
 * browser that is set like that on its command line: storage, cookies, cache, routes and scripts of one are gone before
 * the next one comes. Not for tests that measure how code loads or what a page weighs.
 */
export function openInTurn(visitor: BrowserContextOptions = {}, settings: readonly string[] = []) {
  let used: SameWindow[] = []

  afterEach(async () => {
    const left = used
    used = []
    await Promise.all(left.map(window => leave(window, visitor, settings)))
  })

  // A browser of its own serves no other file.
  afterAll(async () => {
    if (settings.length === 0) return
    const browser = await browsers.get(settings.join())
    browsers.delete(settings.join())
    free.delete(JSON.stringify([visitor, settings]))
    await browser?.close()
  })

  return async (path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> => {
    const window = await take(visitor, settings)
    used.push(window)
    return begin(window.page, path, prepare)
  }
}

/**
 * Opens the built site for a visitor who looks and touches nothing, in one window for all tests of a file: those that
 * follow one another at one address share its page.
 */
export function openToLook(visitor: BrowserContextOptions = {}) {
  let window: SameWindow
  let at: string | undefined

  beforeAll(async () => {
    window = await take(visitor)
  })
  afterAll(() => leave(window, visitor))

  return async (path: string): Promise<Page> => {
    if (at !== path) await window.page.goto(path)
    at = path
    return window.page
  }
}

/**
 * Opens the built site without any script, in one window for all tests of a file: nothing that a visitor could have
 * done there outlives the page, and a window for each of so many tests would take a minute.
 */
export function openWithoutScript() {
  const visitor = { javaScriptEnabled: false }
  let window: SameWindow

  beforeAll(async () => {
    window = await take(visitor)
  })
  afterAll(() => leave(window, visitor))

  return async (path: string): Promise<Page> => {
    await window.page.goto(path, { waitUntil: 'domcontentloaded' })
    return window.page
  }
}
