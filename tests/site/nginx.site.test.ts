import { afterAll, beforeAll, expect } from 'vitest'
import { readBuiltSite } from '../../demo-host/serving/built-site.ts'
import { freePort } from '../support/free-port.mjs'
import { type Nginx, startNginx } from '../support/nginx.ts'
import { testServing } from '../support/serving.ts'

// A real nginx with the configuration that the build makes.

/** What it had to complain of is not for a test to hide. */
const complaint = /\[(emerg|alert|crit|warn)\]/

let address = ''
let nginx: Nginx

beforeAll(async () => {
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  nginx = await startNginx('demo-host/dist', await readBuiltSite(), port)
})
afterAll(async () => {
  expect(await nginx.stop()).not.toMatch(complaint)
})

testServing({ address: () => address, brotli: false })
