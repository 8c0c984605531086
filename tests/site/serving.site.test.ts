import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { readBuiltSite } from '../../demo-host/serving/built-site.ts'
import { nginxLocations, nginxMaps } from '../../demo-host/serving/nginx.ts'
import { firebaseJson } from '../../demo-host/serving/static-hosts.ts'
import { ask } from '../support/ask.ts'
import { testServing } from '../support/serving.ts'

// `npm start` keeps the rules of demo-host/serving.

testServing({ address: () => inject('site'), brotli: true })

test('The partner’s page is where partners know it', async () => {
  const { status, headers } = await ask(`${inject('site')}/partner.html`)
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect((await ask(`${inject('site')}/partner`)).headers.location).toBe('/partner.html')
})

test('`_headers` says the same, within the limits of its readers: 100 rules, and 2,000 characters a line', async () => {
  const lines = (await readFile('demo-host/dist/_headers', 'utf8')).split('\n')
  expect(lines.filter(line => line.startsWith('/')).length).toBeLessThanOrEqual(100)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000)
  const { headers } = await ask(`${inject('site')}/pricing`)
  expect(lines[lines.indexOf('/pricing') + 2]).toBe(
    `  Content-Security-Policy: ${headers['content-security-policy']}`,
  )
})

test('The build writes what Firebase Hosting and nginx read, with the hashes of this very build', async () => {
  const site = await readBuiltSite()
  expect(await readFile('firebase.json', 'utf8')).toBe(firebaseJson(site))
  expect(await readFile('demo-host/nginx-maps.conf', 'utf8')).toBe(nginxMaps(site))
  expect(await readFile('demo-host/nginx-locations.conf', 'utf8')).toBe(nginxLocations(site))
})
