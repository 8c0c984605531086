// The real Firebase emulators of Auth and of Hosting, offline: they need no login, no Java and no network. By hand,
// `node tests/cloud/emulator.mjs` starts the first one at http://127.0.0.1:9099, or at the port that is named.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../support/free-port.mjs'
import { limitForWhatHangsMs } from '../support/limits.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const host = '127.0.0.1'

/**
 * Starts an emulator, which ends with this process, however that ends: of Auth, without accounts, or of Hosting, where
 * its part of `firebase.json` is given.
 *
 * @param {number} port
 * @param {{ readonly public: string }} [hosting]
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startEmulator(port, hosting) {
  const name = hosting ? 'hosting' : 'auth'
  // Where a killed one may leave a trace: the next installation takes it away.
  const folder = mkdtempSync(join(here, 'node_modules/.emulator-'))
  const emulators = {
    [name]: { host, port },
    hub: { host, port: await freePort() },
    logging: { host, port: await freePort() },
    ui: { enabled: false },
  }
  // What it serves has to lie below its settings; what is ignored would not be uploaded.
  const isUploaded = (/** @type {string} */ path) => !/(_headers|\.br|\.gz)$/.test(path)
  if (hosting) cpSync(hosting.public, join(folder, 'public'), { recursive: true, filter: isUploaded })
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({ emulators, ...(hosting && { hosting: { ...hosting, public: 'public' } }) }),
  )
  const program = join(here, 'node_modules/firebase-tools/lib/bin/firebase.js')
  const args = ['emulators:start', '--only', name, '--project', `demo-mrp-${port}`]
  const emulator = spawn(
    process.execPath,
    ['--require', join(here, 'end-with-parent.cjs'), program, ...args],
    {
      cwd: folder,
      // Its settings folder too: neither this machine's login nor its own notes about it are its business.
      env: { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1', XDG_CONFIG_HOME: folder },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  let said = ''
  for (const stream of [emulator.stdout, emulator.stderr]) {
    stream?.on('data', chunk => {
      said += chunk
    })
  }
  const ended = once(emulator, 'exit')
  const url = `http://${host}:${port}`
  const stop = async () => {
    emulator.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const end = Date.now() + limitForWhatHangsMs
  while (!said.includes('All emulators ready')) {
    if (emulator.exitCode !== null) throw new Error(`The ${name} emulator did not start.\n${said}`)
    if (Date.now() > end) {
      await stop()
      throw new Error(`The ${name} emulator did not start within ${limitForWhatHangsMs / 1000} s.\n${said}`)
    }
    await sleep(50)
  }
  return { url, stop }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await startEmulator(Number(process.argv[2] ?? 9099))
  console.info(`The Auth emulator is at ${url}; Ctrl+C ends it.`)
}
