import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Runs an action as soon as no other process runs one under the same lock. Takes over the lock of a process that has
 * died.
 *
 * @template T
 * @param {string} file The lock: it exists only while somebody holds it, and contains the id of that process.
 * @param {() => T | Promise<T>} action
 * @returns {Promise<T>}
 */
export async function withLock(file, action) {
  while (!take(file)) {
    await sleep(200)
    freeFromDead(file)
  }
  try {
    return await action()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(/** @type {string} */ file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    // Windows says EPERM of a file that is just being removed.
    if (isCode(error, 'EEXIST') || isCode(error, 'EPERM')) return false
    throw error
  }
}

/** Removes a lock whose owner has died: one process at a time, so that none removes what another has taken since. */
function freeFromDead(/** @type {string} */ file) {
  const guard = `${file}.dead`
  if (!hasDied(ownerOf(file)) || !take(guard)) return
  if (hasDied(ownerOf(file))) rmSync(file, { force: true })
  rmSync(guard, { force: true })
}

/** Returns the process that holds a lock. 0 if none does, or if it is just writing its id. */
function ownerOf(/** @type {string} */ file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

function hasDied(/** @type {number} */ pid) {
  if (pid === 0) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    // It says EPERM of a living process of somebody else.
    return !isCode(error, 'EPERM')
  }
}

const isCode = (/** @type {unknown} */ error, /** @type {string} */ code) =>
  error instanceof Error && 'code' in error && error.code === code
