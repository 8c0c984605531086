// Makes a fresh clone ready: dependencies as the lock file says, with `--browser` a Chromium for the tests, with
// `--engines` the other engines where they can be had, with `--nginx` the server that a test runs, with `--cloud` the
// emulator of the cloud tests, with `--types` other frameworks' compilers and an older React, with `--frameworks` what
// builds apps with them, with `--bench` the peers that we are measured beside. Uses nothing but Node, because nothing else
// is there yet. Does nothing when nothing is missing.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, howToInstallBrowser, installBrowser } from './browser.mjs'
import { installEngines } from './engines.mjs'
import { withLock } from './lock.mjs'
import { installNginx } from './nginx.mjs'
import { npm } from './npm.mjs'

/** Installs what a folder's lock file says, unless a stamp says that this was done. */
function installDependencies(/** @type {string} */ folder, /** @type {string[]} */ ...options) {
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update([process.versions.modules, process.platform, process.arch].join())
    .digest('hex')
  const stampFile = join(folder, 'node_modules/.setup-stamp')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.info(`Installing dependencies (npm ci${folder === '.' ? '' : ` in ${folder}`}) …`)
  // What the surroundings say about production installs or prefixes is not meant for this one.
  const foreign = /^(NODE_ENV|npm_config_(omit|only|production|global|prefix|include))$/i
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)))
  // No script of a package is needed, so none gets to run.
  const always = ['--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline']
  try {
    npm(['ci', ...always, ...options], { cwd: folder, stdio: 'inherit', env })
  } catch {
    throw new Error('npm ci failed: see its message above.')
  }
  writeFileSync(stampFile, wanted)
}

function findOrInstallBrowser() {
  if (findBrowser()) return
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
  // `npm start` and `npm test` begun together would take the folder from each other.
  await withLock('.setup-lock', () => {
    installDependencies('.')
    // The one emulator that is used needs no optional package, and they take time.
    if (process.argv.includes('--cloud')) installDependencies('tests/cloud', '--omit=optional')
    for (const name of ['types', 'frameworks'])
      if (process.argv.includes(`--${name}`)) installDependencies(`tests/${name}`)
    if (process.argv.includes('--bench')) installDependencies('bench')
    if (process.argv.includes('--browser')) findOrInstallBrowser()
    if (process.argv.includes('--engines')) installEngines()
    if (process.argv.includes('--nginx')) installNginx()
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
