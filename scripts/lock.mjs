import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs an action as soon as no other process runs one under the same lock. Takes over the lock of a process that has
 * died.
 *
 * @template T
 * @param {string} folder The lock: a folder that exists only while somebody holds it.
 * @param {() => T | Promise<T>} action
 * @returns {Promise<T>}
 */
export async function withLock(folder, action) {
  const ownerFile = join(folder, 'pid')
  while (!take(folder)) {
    await sleep(200)
    if (!isAlive(ownerFile)) rmSync(folder, { recursive: true, force: true })
  }
  writeFileSync(ownerFile, String(process.pid))
  try {
    return await action()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function take(/** @type {string} */ folder) {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

function isAlive(/** @type {string} */ ownerFile) {
  try {
    process.kill(Number(readFileSync(ownerFile, 'utf8')), 0)
    return true
  } catch {
    return false
  }
}
