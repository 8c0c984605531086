import { chromium, firefox } from 'playwright'
import { findBrowser } from '../../../scripts/browser.mjs'
import { findOnPath, missing, optional } from '../../../scripts/programs.mjs'
import { byPlaywright } from './by-playwright.ts'
import { byWebDriver } from './by-webdriver.ts'
import type { RunningEngine } from './driver.ts'

export interface Engine {
  readonly name: string
  /** What to say where it is not installed. */
  readonly missing: string | undefined
  start(): Promise<RunningEngine>
}

export const engines: readonly Engine[] = [
  {
    name: 'Chromium',
    missing: undefined,
    start: () =>
      byPlaywright(
        chromium.launch({
          executablePath: findBrowser() ?? '',
          args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
        }),
      ),
  },
  {
    name: optional.firefox.name,
    missing: missing('firefox'),
    // The system's own Firefox, by the protocol that all browsers share; Playwright's is another one.
    start: () =>
      byPlaywright(
        firefox.launch({ channel: 'moz-firefox', executablePath: findOnPath('firefox-esr') ?? '' }),
      ),
  },
  { name: optional.webkit.name, missing: missing('webkit'), start: byWebDriver },
]
