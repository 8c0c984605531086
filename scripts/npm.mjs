import { execFileSync } from 'node:child_process'

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
