import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

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
 * The path of a Chromium: `CHROME_PATH`, then one on the PATH or in the usual places. Undefined when there is none.
 * Throws when `CHROME_PATH` names a file that does not exist.
 *
 * @returns {string | undefined}
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH
  if (chosen) {
    if (existsSync(chosen)) return chosen
    throw new Error(`CHROME_PATH is ${chosen}, and there is no such file.`)
  }
  return findOnPath(...names) ?? places.find(path => existsSync(path))
}

/** The path of the first program on the PATH that has one of these names. */
export const findOnPath = (/** @type {string[]} */ ...programs) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => programs.map(name => join(folder, name)))
    .find(path => existsSync(path))

export const installBrowser = () => aptInstall('chromium')

/** Installs the system's packages where that takes no question: with apt-get, as root. */
export function aptInstall(/** @type {string[]} */ ...packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  console.info(`Installing ${packages.join(', ')} (apt-get) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { stdio: 'inherit', env })
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', ...packages)
}
