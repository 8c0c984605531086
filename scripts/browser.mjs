import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findOnPath } from './programs.mjs'

export const howToInstallBrowser =
  'Install it with `npx playwright install chromium` or `apt-get install -y chromium`, or set CHROME_PATH to one.'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

// Required late: a fresh clone looks for a browser before it has any package.
const require = createRequire(import.meta.url)

/**
 * Returns the path of a Chromium: `CHROME_PATH`, else Playwright's, else one on the PATH. Returns undefined without one.
 * Throws if `CHROME_PATH` names a missing file.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROME_PATH is ${chosen}, and there is no such file.`)
  }
  const ofPlaywright = require('playwright').chromium.executablePath()
  return existsSync(ofPlaywright) ? ofPlaywright : findOnPath(...names)
}

/**
 * Returns the path of the Chromium that tests use: Debian's headless one where it is installed, else `findBrowser()`. It
 * is the same engine without windows and a profile: opening a page in it takes two thirds of the time.
 */
export const findHeadless = () =>
  (process.env.CHROME_PATH ? undefined : findOnPath('chromium-headless-shell')) ?? findBrowser()
