// Prepares a fresh clone: installs what the lock file names, and more by option. Uses nothing but Node, because nothing
// else is installed yet. Does nothing if nothing is missing.
//
// --browser     a Chromium for the tests
// --engines     the other browser engines, if available
// --nginx       the server of one test
// --cloud       the emulator of the cloud tests
// --types       other frameworks' compilers and an older React
// --frameworks  the builders of apps with these frameworks
// --wordpress   PHP and WordPress for the tests of the plugin

import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findBrowser, howToInstallBrowser } from './browser.mjs'
import { aptInstall, findOnPath, missing, npm, optional } from './programs.mjs'

const has = (/** @type {string} */ flag) => process.argv.includes(`--${flag}`)

const changedAt = (/** @type {string} */ path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Installs what a folder's lock file names, unless that is older than the list that npm left of its last install. */
function installDependencies(/** @type {string} */ folder, /** @type {string[]} */ ...options) {
  const installed = join(folder, 'node_modules/.package-lock.json')
  if (changedAt(installed) > changedAt(join(folder, 'package-lock.json'))) return
  console.info(`Installing dependencies (npm ci${folder === '.' ? '' : ` in ${folder}`}) …`)
  // Matches variables about production installs or prefixes, which must not affect this install.
  const foreign = /^(NODE_ENV|npm_config_(omit|only|production|global|prefix|include))$/i
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)))
  // No package needs its scripts, so none runs.
  const always = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline']
  try {
    npm(['ci', ...always, ...options], { cwd: folder, stdio: 'inherit', env })
  } catch {
    throw new Error('npm ci failed: see its message above.')
  }
}

/** Installs Playwright's Chromium where there is none, or else the system's. */
function installBrowser() {
  if (findBrowser()) return
  console.info('Installing Chromium (playwright install) …')
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright/package.json'))
  spawnSync(process.execPath, [join(playwright, 'cli.js'), 'install', 'chromium'], { stdio: 'inherit' })
  if (!findBrowser()) aptInstall('chromium')
  if (!findBrowser())
    throw new Error(`The tests need Chromium, and it could not be installed here. ${howToInstallBrowser}`)
}

/** Installs what tests can do without: they go on, and say so. */
function installOptional(/** @type {keyof typeof optional} */ key) {
  if (missing(key)) aptInstall(...optional[key].packages)
  const line = missing(key)
  if (line) console.warn(line)
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.`)
  process.exit(1)
}

try {
  installDependencies('.')
  // Skips optional packages: they take time, and the one emulator in use needs none.
  if (has('cloud')) installDependencies('tests/cloud', '--omit=optional')
  for (const name of ['types', 'frameworks']) if (has(name)) installDependencies(`tests/${name}`)
  if (has('browser')) {
    installBrowser()
    // Debian's headless one is faster, and comes beside its Chromium alone.
    if (findOnPath('chromium') && !findOnPath('chromium-headless-shell'))
      aptInstall('chromium-headless-shell')
  }
  if (has('engines')) for (const key of /** @type {const} */ (['firefox', 'webkit'])) installOptional(key)
  if (has('nginx')) installOptional('nginx')
  if (has('wordpress')) (await import('../tests/wordpress/get-wordpress.mjs')).installWordPress()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
