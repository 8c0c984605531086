// Prepares a fresh clone: installs the dependencies of the lock file, and more by option. Uses nothing but Node, because
// nothing else is installed yet. Does nothing if nothing is missing.
//
// --browser     a Chromium for the tests
// --engines     the other browser engines, if available
// --nginx       the server of one test
// --cloud       the emulator of the cloud tests
// --types       other frameworks' compilers and an older React
// --frameworks  the builders of apps with these frameworks
// --wordpress   PHP and WordPress for the tests of the plugin

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, howToInstallBrowser, installBrowser } from './browser.mjs'
import { installEngines } from './engines.mjs'
import { withLock } from './lock.mjs'
import { installNginx } from './nginx.mjs'
import { npm } from './npm.mjs'
import { installWordPress } from './wordpress-core.mjs'

/** Installs what a folder's lock file names, unless a stamp shows that this was done. */
function installDependencies(/** @type {string} */ folder, /** @type {string[]} */ ...options) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update([process.versions.modules, process.platform, process.arch].join())
    .digest('hex')
  const stampFile = join(folder, 'node_modules/.setup-stamp')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
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
  writeFileSync(stampFile, wanted)
}

function findOrInstallBrowser() {
  installBrowser()
  if (!findBrowser()) {
    throw new Error(`The tests need Chromium, and it could not be installed here. ${howToInstallBrowser}`)
  }
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old: this project needs 20.19 or newer.`)
  process.exit(1)
}

try {
  // `npm start` and `npm test` may begin together, and would both write the folder.
  await withLock('.setup.lock', () => {
    installDependencies('.')
    // Skips optional packages: they take time, and the one emulator in use needs none.
    if (process.argv.includes('--cloud')) installDependencies('tests/cloud', '--omit=optional')
    for (const name of ['types', 'frameworks'])
      if (process.argv.includes(`--${name}`)) installDependencies(`tests/${name}`)
    if (process.argv.includes('--browser')) findOrInstallBrowser()
    if (process.argv.includes('--engines')) installEngines()
    if (process.argv.includes('--nginx')) installNginx()
    if (process.argv.includes('--wordpress')) installWordPress()
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
