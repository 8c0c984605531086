// Compiles a page of each kind against the typings as they ship: a mistake that no compiler finds fails here too.

import { spawn } from 'node:child_process'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const cwd = dirname(fileURLToPath(import.meta.url))
const installed = `${cwd}/node_modules/mrp-widgets`

const commands = [
  'typescript/bin/tsc -p dom',
  'typescript/bin/tsc -p react',
  'typescript/bin/tsc -p solid',
  'vue-tsc/bin/vue-tsc.js -p vue',
]

/** Its compiler knows no comment that expects an error in markup: the lines below such a comment must be what it finds. */
const svelteCommand =
  'svelte-check/bin/svelte-check --workspace svelte --tsconfig ./tsconfig.json --output machine'

/** @returns {Promise<{ status: number | null, said: string }>} */
const run = (/** @type {string} */ command) =>
  new Promise(resolve => {
    const child = spawn(process.execPath, `node_modules/${command}`.split(' '), { cwd })
    let said = ''
    const listen = (/** @type {Buffer} */ text) => {
      said += text
    }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', listen)
    child.on('close', status => resolve({ status, said }))
  })

async function check(/** @type {string} */ command) {
  const { status, said } = await run(command)
  if (status !== 0) fail(command, said)
}

async function checkSvelte() {
  const lines = readFileSync(`${cwd}/svelte/Page.svelte`, 'utf8').split('\n')
  const expected = lines.flatMap((line, index) => (line.startsWith('<!-- mistake') ? [index + 2] : []))
  const { said } = await run(svelteCommand)
  const found = [...said.matchAll(/ERROR "[^"]*" (\d+):/g)].map(([, line]) => Number(line))
  if (expected.length === 0 || found.join() !== expected.join()) fail(svelteCommand, said)
}

function fail(/** @type {string} */ command, /** @type {string} */ said) {
  console.error(`${command}\n${said}`)
  process.exitCode = 1
}

// What `exports` leads a compiler to, and nothing else of the package.
rmSync(installed, { recursive: true, force: true })
for (const path of ['package.json', 'dist-types'])
  cpSync(`${cwd}/../../${path}`, `${installed}/${path}`, { recursive: true })

await Promise.all([...commands.map(check), checkSvelte()])
