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

test('A request typed on a partner’s page arrives with the spec’s parameter names', async () => {
  const { page, complaints } = await visit('/partner.html?utm_campaign=spring')

  await typeRequest(page, 'Anna Moreau')
  await page.getByLabel('Number of SKUs').selectOption('100-500')
  await page.getByLabel('ERP system').selectOption('Odoo')
  await page.getByLabel('Best time to reach you').selectOption('Morning (9am–12pm)')
  await page.getByRole('button', { name: 'Request a Demo' }).click()
  await page.getByRole('heading', { name: 'Thank you, Anna Moreau.' }).waitFor()

  // All tests share the inbox.
  const letter = (await readInbox(page)).find(({ fields }) => fields.from_name === 'Anna Moreau')
  expect(letter).toMatchObject({ service: 'email', template: 'demo' })
  expect(letter?.fields).toEqual({
    from_name: 'Anna Moreau',
    from_email: 'anna@huber.example',
    company_name: 'Huber Gears',
    job_title: '',
    phone: 'Not provided',
    sku_count: '100-500',
    erp_system: 'Odoo',
    best_time: 'Morning (9am–12pm)',
    comments: 'None',
    to_email: 'hello@mrp-agent.example',
    source: 'bolt-and-bearing',
  })
  expect(complaints).toEqual([])

  await page.goto('/__inbox')
  await page.getByText('Anna Moreau').first().waitFor()
})

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
