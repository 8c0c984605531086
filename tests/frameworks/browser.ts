import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { findBrowser } from '../../scripts/browser.mjs'
import { limitForPagesMs } from '../support/limits.mjs'

export interface Opened {
  readonly page: Page
  /** Errors and warnings of the page so far. */
  readonly complaints: readonly string[]
}

/** Starts a browser for the tests of a file. Returns a function that opens an empty page of it. */
export function openBrowser(): (options?: { readonly javaScriptEnabled?: boolean }) => Promise<Opened> {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findBrowser() ?? '',
      args: ['--no-sandbox', '--disable-gpu'],
    })
  })
  afterAll(() => browser.close())

  return async options => {
    const page = await browser.newPage(options)
    page.setDefaultTimeout(limitForPagesMs)
    onTestFinished(() => page.close())
    const complaints: string[] = []
    page.on('console', entry => {
      if (['error', 'warning'].includes(entry.type()) && !entry.location().url.endsWith('favicon.ico'))
        complaints.push(entry.text())
    })
    page.on('pageerror', error => complaints.push(error.message))
    return { page, complaints }
  }
}
