import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

// The lock that processes of one clone share, so that two never build or install at once.

const lock = pathToFileURL('scripts/lock.mjs').href

/** A process that takes the lock again and again, and notes when it comes and goes. */
const taking = `
import { appendFileSync } from 'node:fs'
import { withLock } from ${JSON.stringify(lock)}
for (let turn = 0; turn < 5; turn += 1)
  await withLock('one.lock', async () => {
    appendFileSync('turns', 'in ')
    await new Promise(resolve => setTimeout(resolve, 2))
    appendFileSync('turns', 'out ')
  })
`

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'lock-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  writeFileSync(join(path, 'taking.mjs'), taking)
  appendFileSync(join(path, 'turns'), '')
  return path
}

async function takeBySix(cwd: string) {
  const processes = Array.from({ length: 6 }, () => spawn(process.execPath, ['taking.mjs'], { cwd }))
  return Promise.all(processes.map(async one => (await once(one, 'exit'))[0]))
}

const sixTimesFive = {
  statuses: Array(6).fill(0),
  turns: 'in out '.repeat(30),
  left: ['taking.mjs', 'turns'],
}

async function turnsIn(cwd: string) {
  const statuses = await takeBySix(cwd)
  return { statuses, turns: readFileSync(join(cwd, 'turns'), 'utf8'), left: readdirSync(cwd).sort() }
}

test('One process at a time has it, all get it, and nothing of it stays', async () => {
  expect(await turnsIn(folder())).toEqual(sixTimesFive)
}, 20_000)

test('So it is after its owner has died', async () => {
  const cwd = folder()
  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(join(cwd, 'one.lock'), String(pid))
  expect(await turnsIn(cwd)).toEqual(sixTimesFive)
}, 20_000)

test('A lock that is being written has an owner', async () => {
  const cwd = folder()
  writeFileSync(join(cwd, 'one.lock'), '')
  const one = spawn(process.execPath, ['taking.mjs'], { cwd })
  await new Promise(resolve => setTimeout(resolve, 1000))
  expect(readFileSync(join(cwd, 'turns'), 'utf8')).toBe('')
  rmSync(join(cwd, 'one.lock'))
  expect((await once(one, 'exit'))[0]).toBe(0)
})
