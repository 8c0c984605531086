import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkLive } from '../../demo-host/live/check.ts'
import { readBuiltSite } from '../../demo-host/serving/built-site.ts'
import { firebaseJson } from '../../demo-host/serving/static-hosts.ts'
import { freePort } from '../support/free-port.mjs'
import { type JoinedSite, liveSettings, serveJoinedSite } from '../support/joined-site.ts'
import { startEmulator } from './emulator.mjs'

// `npm run check:live` at the emulator of Firebase Hosting, which has a site below a base.

let site: JoinedSite
let address = ''
let stop = async () => {}

beforeAll(async () => {
  const port = await freePort()
  site = await serveJoinedSite(() => liveSettings(`http://127.0.0.1:${port}`))
  const { hosting } = JSON.parse(firebaseJson(await readBuiltSite(site.folder)))
  const emulator = await startEmulator(port, { ...hosting, public: site.folder })
  address = `${emulator.url}/mrp/`
  stop = emulator.stop
})
afterAll(async () => {
  await stop()
  await site.remove()
})

test('A sound site has no faults', async () => {
  const faults: string[] = []
  for await (const finding of checkLive(address)) faults.push(...finding.faults)
  expect(faults).toEqual([])
})
