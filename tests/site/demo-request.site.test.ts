import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import sdk from '@emailjs/browser/package.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { openChromium, openInTurn } from '../support/chromium.ts'
import {
  localInbox,
  readInbox,
  scriptTag,
  sendRequest,
  servePage,
  typeRequest,
} from '../support/form-page.ts'
import { loaded } from '../support/in-page.ts'
import { rested } from '../support/rested.ts'

const visit = openInTurn()
const visitFresh = openChromium()

test('A page whose CSP allows styles and scripts of its own alone, and no text as HTML, gets the whole form', async () => {
  const { page, complaints } = await visit(
    '/try.html',
    servePage(`${scriptTag}${localInbox}<mrp-demo-form></mrp-demo-form>`, {
      'Content-Security-Policy':
        "default-src 'none'; connect-src 'self'; style-src 'self'; script-src 'self'; require-trusted-types-for 'script'; trusted-types",
    }),
  )
  await typeRequest(page, 'Eva Moss')
  const button = page.getByRole('button', { name: 'Request a Demo' })
  expect(await button.evaluate(element => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(100, 41, 214)',
  )
  await button.click()
  await page.getByRole('heading', { name: 'Thank you, Eva Moss.' }).waitFor()
  expect(complaints).toEqual([])
})

test('In a sandboxed frame, without storage, the request arrives at an endpoint', async () => {
  const { page, complaints } = await visit(
    '<iframe sandbox="allow-scripts" src="/frame.html" width="600" height="1200"></iframe>',
    started =>
      started.route('**/frame.html', route =>
        route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><script type="module" src="/mrp-widgets.js"></script><mrp-config endpoint="/__request"></mrp-config><mrp-demo-form></mrp-demo-form>`,
        }),
      ),
  )
  await sendRequest(page.frameLocator('iframe'), 'Finn Berg')
  // All tests share the inbox.
  const letters = (await readInbox(page)).filter(({ service }) => service === 'endpoint')
  expect(letters.map(({ fields }) => fields.fields)).toContainEqual(
    expect.stringContaining('"fullName":"Finn Berg","companyName":"Huber Gears"'),
  )
  expect(complaints).toEqual([])
})

test('The email service’s SDK loads after the first interaction, and makes the request', async () => {
  const { page } = await visitFresh('/demo')
  await rested(page)
  const bodies = await Promise.all(
    (await loaded(page, /\.js$/)).map(async path => (await page.request.get(path)).text()),
  )
  expect(bodies.length).toBeGreaterThan(2)
  expect(bodies.filter(body => body.includes('lib_version'))).toEqual([])
  const asked = page.waitForRequest('**/api/v1.0/email/send')
  await sendRequest(page, 'Sara Dekker')
  expect((await asked).postDataJSON()).toMatchObject({ lib_version: sdk.version, template_id: 'demo' })
})

// What happens next, with the built bundle: what it costs.

const visitPhone = openInTurn({ viewport: { width: 390, height: 844 } })

test('The code of what stands below the thanks comes after a success alone, and is at most 2 kB', async () => {
  const { page } = await visitPhone('/partner.html')
  await typeRequest(page, 'Anna Next')
  await page.getByLabel('Company name').blur()
  const before = await loaded(page, /\.js$/)
  await sendRequest(page, 'Anna Next')
  await page.getByRole('heading', { name: 'What happens next' }).waitFor()
  const own = (await loaded(page, /\.js$/)).filter(path => /after-request|below-thanks/.test(path))
  expect(own).toHaveLength(2)
  expect(before).toEqual(expect.not.arrayContaining(own))
  const files = await Promise.all(own.map(path => readFile(`demo-host/dist${path}`)))
  expect(gzipSync(Buffer.concat(files), { level: 9 }).length).toBeLessThanOrEqual(2000)
})

test.for([390, 1280])(
  'At %i px the page says once what happens next, and the form does not say it again',
  async width => {
    const { page } = await visitPhone('/demo')
    await page.setViewportSize({ width, height: 900 })
    await typeRequest(page, 'Berta Next')
    await sendRequest(page, 'Berta Next')
    await page.getByRole('link', { name: 'While you wait' }).waitFor()
    const steps = page.getByText('In the demo').filter({ visible: true })
    expect(await steps.count()).toBe(1)
  },
)
