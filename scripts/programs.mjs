import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns the path of the first program on the PATH with one of these names. */
export const findOnPath = (/** @type {string[]} */ ...programs) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    // The administrator's folder is not on everyone's PATH.
    .concat('/usr/sbin')
    .flatMap(folder => programs.map(name => join(folder, name)))
    .find(path => existsSync(path))

/** Installs the system's packages if that needs no confirmation: with apt-get, as root. */
export function aptInstall(/** @type {readonly string[]} */ ...packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  console.info(`Installing ${packages.join(', ')} (apt-get) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { stdio: 'inherit', env })
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/**
 * What some tests need of the system, and what they say without it.
 *
 * @satisfies {Record<string, { name: string, programs: readonly string[], packages: readonly string[], without: string }>}
 */
export const optional = {
  firefox: {
    name: 'Firefox ESR',
    programs: ['firefox-esr'],
    packages: ['firefox-esr'],
    without: 'nothing is tried in it',
  },
  webkit: {
    name: 'WebKitGTK',
    programs: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    without: 'nothing is tried in it',
  },
  nginx: {
    name: 'nginx',
    programs: ['nginx'],
    packages: ['nginx-light'],
    without: 'tests/site/nginx and tests/serving/releases fail',
  },
}

/** Returns the message where something is not installed, or undefined. */
export function missing(/** @type {keyof typeof optional} */ key) {
  const { name, programs, packages, without } = optional[key]
  if (programs.every(program => findOnPath(program))) return
  return `${name} is not installed here, so ${without}: apt-get install -y ${packages.join(' ')}`
}

/**
 * Runs npm: the one that runs this script, else the one on the PATH. Throws if npm fails.
 *
 * @param {readonly string[]} args
 * @param {import('node:child_process').ExecFileSyncOptions} [options]
 * @returns {string} what it printed, unless `stdio` leads that elsewhere
 */
export function npm(args, options) {
  const path = process.env.npm_execpath
  const printed = path
    ? execFileSync(process.execPath, [path, ...args], options)
    : execFileSync('npm', args, { ...options, shell: process.platform === 'win32' })
  return String(printed ?? '')
}
