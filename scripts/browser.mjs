import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { aptInstall, findOnPath } from './programs.mjs'

export const howToInstallBrowser =
  'Install it with `apt-get install -y chromium` or `npx playwright install chromium`, or set CHROME_PATH to one.'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * Returns the path of a Chromium: `CHROME_PATH`, else one on the PATH or in the usual places, else Playwright's.
 * Returns undefined without one. Throws if `CHROME_PATH` names a missing file.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROME_PATH is ${chosen}, and there is no such file.`)
  }
  return findOnPath(...names) ?? [...places, ownOfPlaywright()].find(path => existsSync(path))
}

/** The same engine without windows and a profile: opening a page in it takes two thirds of the time. */
const headless = 'chromium-headless-shell'

/** Returns the path of the Chromium that tests use: Debian's headless one where it is installed, else `findBrowser()`. */
export const findHeadless = () =>
  (process.env.CHROME_PATH ? undefined : findOnPath(headless)) ?? findBrowser()

// Required late: a fresh clone looks for a browser before it has any package.
const require = createRequire(import.meta.url)

/** Returns the path of Playwright's Chromium, installed or not. */
const ownOfPlaywright = () => require('playwright').chromium.executablePath()

/**
 * Installs what is missing: the system's Chromium if that needs no confirmation, else Playwright's, which needs no root
 * rights. Debian's headless one comes beside its Chromium.
 */
export function installBrowser() {
  if (!findBrowser()) aptInstall('chromium')
  if (findOnPath('chromium') && !findOnPath(headless)) aptInstall(headless)
  if (findBrowser()) return
  console.info('Installing Chromium (playwright install) …')
  const cli = join(dirname(require.resolve('playwright/package.json')), 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' })
}
