import { chromium, firefox } from 'playwright'
import { afterAll, beforeAll, describe, onTestFinished, test } from 'vitest'
import { findBrowser } from '../../../scripts/browser.mjs'
import { findOnPath, missing, optional } from '../../../scripts/programs.mjs'
import { byPlaywright } from './by-playwright.ts'
import { byWebDriver } from './by-webdriver.ts'
import type { Driver, RunningEngine, Visit } from './driver.ts'

interface Engine {
  readonly name: string
  /** What to say where it is not installed. */
  readonly missing: string | undefined
  start(): Promise<RunningEngine>
}

const engines: readonly Engine[] = [
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

interface Running {
  readonly name: string
  /** A window of a visitor who has never been here, until the test ends. */
  readonly visit: (how?: Visit) => Promise<Driver>
}

/** Defines tests for each engine; where one is missing, a test that is skipped says so. */
export const inEachEngine = (define: (engine: Running) => void): void =>
  describe.for(engines)('In $name', ({ name, missing, start }) => {
    if (missing) {
      console.warn(missing)
      test(missing, context => context.skip(missing))
      return
    }
    let running: RunningEngine
    beforeAll(async () => {
      running = await start()
    })
    afterAll(() => running?.close())
    define({
      name,
      async visit(how = {}) {
        const driver = await running.visit(how)
        onTestFinished(() => driver.close())
        return driver
      },
    })
  })
