import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Returns the path of the first program on the PATH with one of these names. */
export const findOnPath = (/** @type {string[]} */ ...programs) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => programs.map(name => join(folder, name)))
    .find(path => existsSync(path))

/** Installs the system's packages if that needs no confirmation: with apt-get, as root. */
export function aptInstall(/** @type {string[]} */ ...packages) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  console.info(`Installing ${packages.join(', ')} (apt-get) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (/** @type {string[]} */ ...args) => spawnSync('apt-get', args, { stdio: 'inherit', env })
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', ...packages)
}
