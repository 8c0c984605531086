import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../support/ask.ts'
import { freePort } from '../support/free-port.mjs'
import { testServing } from '../support/serving.ts'
import { startEmulator } from './emulator.mjs'

// The `firebase.json` that the build has made, as the emulator of Firebase Hosting reads it.

let address = ''
let stop = async () => {}

beforeAll(async () => {
  const { hosting } = JSON.parse(await readFile('firebase.json', 'utf8'))
  const emulator = await startEmulator(await freePort(), hosting)
  address = emulator.url
  stop = emulator.stop
})
afterAll(() => stop())

testServing({ address: () => address, brotli: true, byAddress: true })

test('The partner’s page is at its address, or without `.html`', async () => {
  const { headers } = await ask(`${address}/partner.html`)
  expect(headers.location).toBe('/partner')
  const page = await ask(`${address}/partner`)
  expect(page.status).toBe(200)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
})
