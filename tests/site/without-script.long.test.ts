import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import {
  localInbox,
  readInbox,
  scriptTag,
  sendRequest,
  servePage,
  submitRequest,
  typeRequest,
} from '../support/form-page.ts'
import { holdBack } from '../support/hold-back.ts'
import { rested } from '../support/rested.ts'

// What the forms do where no script runs, or none has come yet.

const read = openInTurn({ javaScriptEnabled: false })
const visit = openInTurn()

/** What arrived by a form's own post, from somebody of that name. */
const arrived = async (page: Page, name: string) =>
  (await readInbox(page))
    .filter(({ service, fields }) => service === 'endpoint' && [fields.fullName, fields.name].includes(name))
    .map(({ fields }) => fields)

const main = (page: Page) => page.getByRole('main')

test('A demo request without JavaScript arrives, and its sender is thanked', async () => {
  const { page } = await read('/demo')
  await main(page).getByLabel('Full name').fill('Plain <b>Ann</b>')
  await main(page).getByLabel('Company name').fill('Acme')
  await main(page).getByLabel('Job title').fill('Planner')
  await main(page).getByLabel('Email').fill('ann@acme.example')
  await main(page).getByRole('button', { name: 'Request a Demo' }).click()
  await page.getByRole('heading', { name: 'Thank you, Plain <b>Ann</b>.' }).waitFor()
  await page.getByText('answers at ann@acme.example within 24 hours').waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await arrived(page, 'Plain <b>Ann</b>')).toEqual([
    expect.objectContaining({ companyName: 'Acme', email: 'ann@acme.example' }),
  ])
})

test('Without a script, the browser checks what is required', async () => {
  const { page } = await read('/contact')
  await main(page).getByLabel('Email').fill('no address')
  await main(page).locator('form button[type=submit]').click()
  expect(new URL(page.url()).pathname).toBe('/contact')
  expect(await main(page).locator('form').getAttribute('novalidate')).toBeNull()
})

test('A form whose code is there checks by itself, and sends nothing by the browser', async () => {
  const { page } = await visit('/demo')
  await main(page).getByLabel('Full name').focus()
  await untilAwake(page, 'mrp-demo-form')
  await expect.poll(() => main(page).locator('form').getAttribute('novalidate')).toBe('')
  await main(page).getByRole('button', { name: 'Request a Demo' }).click()
  await page.getByText('Please enter your full name.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/demo')
})

test('A mail is what a form becomes where there is no endpoint, and no address gets what was typed', async () => {
  const html = '<main><mrp-demo-form></mrp-demo-form></main>'
  const { page } = await visit('/robots.txt', servePage(scriptTag + html))
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.method()} ${request.url()}`))
  await page.goto('/try.html')
  const form = page.locator('form')
  await form.waitFor()
  await page.getByLabel('Full name').evaluate((field: HTMLInputElement) => {
    field.value = 'Ann Lee'
  })
  // The browser's own submission: no code has come.
  await form.evaluate((element: HTMLFormElement) => element.submit())
  await expect.poll(() => asked.find(line => line.includes('mailto:'))).toContain('fullName')
  expect(page.url()).toMatch(/try\.html$/)
  expect(asked.filter(line => line.includes('http') && /Ann|Lee/.test(line))).toEqual([])
})

test('The site’s policy lets its forms go to itself and into a mail, and nowhere else', async () => {
  const { page, complaints, mails } = await visit('/demo')
  const violations = () => complaints.filter(line => line.includes('form-action'))
  const submitTo = (action: string) =>
    page.evaluate(address => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = address
      document.body.append(form)
      form.submit()
    }, action)
  await submitTo('mailto:hello@mrp-agent.example?subject=Demo')
  await expect.poll(() => mails.length).toBe(1)
  expect(violations()).toEqual([])
  for (const action of ['https://evil.example/', 'sms:+1', 'http://127.0.0.1:1/']) {
    const before = violations().length
    await submitTo(action)
    await expect.poll(() => violations().length).toBeGreaterThan(before)
  }
  expect(page.url()).toBe(`${inject('site')}/demo`)
})

test.for(['allow-forms', 'allow-popups allow-popups-to-escape-sandbox'])(
  'In a frame with sandbox="%s", a link to the form’s own page stands in place of the form',
  async allowed => {
    const { page } = await visit(
      '/robots.txt',
      servePage(`<iframe sandbox="${allowed}" src="/embed/demo-form/" width="500" height="300"></iframe>`),
    )
    await page.goto('/try.html')
    const frame = page.frameLocator('iframe')
    const link = frame.getByRole('link', { name: 'Request a demo' })
    await link.waitFor()
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await frame.getByLabel('Full name').isVisible()).toBe(false)
    expect(await frame.locator('body').innerText()).toContain('https://mrp-agent.example/demo')
    // A frame that may open no window cannot keep its visitors from doing so.
    const button = allowed.includes('escape') ? 'left' : 'middle'
    const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click({ button })])
    await opened.waitForURL('**/demo')
    await main(opened).getByLabel('Full name').waitFor()
  },
)

// hide, extra, consent-text, privacy-url and thanks-url, with the built bundle.

async function prerendered(html: string): Promise<string> {
  const { prerender } = await import(pathToFileURL('dist/ssr.js').href)
  return prerender(html)
}

const consent = 'consent-text="I agree." privacy-url="/privacy"'

test('Prerendered, hidden fields are absent, the box is there, and a plain post has it all', async () => {
  const form = `<mrp-demo-form endpoint="/__request" hide="phone comments" extra='{"a":"ü"}' source="fair" ${consent} lang="de"></mrp-demo-form>`
  const { page } = await read(await prerendered(form))
  expect(await page.getByLabel('Telefon').count()).toBe(0)
  await page.getByLabel('Vor- und Nachname').fill('Plain Options')
  await page.getByLabel('Unternehmen').fill('Acme')
  await page.getByLabel('Position').fill('Planner')
  await page.getByLabel('E-Mail').fill('ann@acme.example')
  const send = page.getByRole('button', { name: 'Demo anfragen' })
  // The browser itself asks for the box.
  await send.click()
  expect(new URL(page.url()).pathname).toBe('/try.html')
  await page.getByRole('checkbox', { name: 'I agree.' }).check()
  await send.click()
  await page.getByRole('heading', { name: 'Thank you, Plain Options.' }).waitFor()
  const arrived = (await readInbox(page)).find(({ fields }) => fields.fullName === 'Plain Options')
  expect(arrived?.fields).toMatchObject({
    form: 'demo',
    language: 'de',
    source: 'fair',
    extra: '{"a":"ü"}',
    consent: 'I agree.',
  })
  expect(Object.keys(arrived?.fields ?? {})).not.toContain('phone')
})

test('Before its code has come, a tick is kept; a press without one is answered when it has', async () => {
  const form = await prerendered(`${localInbox}<mrp-demo-form ${consent}></mrp-demo-form>`)
  const { page } = await visit('/robots.txt', servePage(form + scriptTag))
  const deliver = await holdBack(page, '**/chunks/**')
  await page.goto('/try.html')
  await page.locator('mrp-demo-form [data-wake]').waitFor({ state: 'attached' })
  await submitRequest(page, 'Early Anna')
  deliver()
  await page.getByText('Please tick this box').waitFor()
  const box = page.getByRole('checkbox')
  expect(await box.getAttribute('aria-invalid')).toBe('true')

  const deliverAgain = await holdBack(page, '**/chunks/**')
  await page.reload()
  await page.locator('mrp-demo-form [data-wake]').waitFor({ state: 'attached' })
  await box.check()
  deliverAgain()
  await untilAwake(page, 'mrp-demo-form')
  await rested(page)
  expect(await box.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Request a Demo' }).click()
  await page.getByRole('heading', { name: 'Thank you, Early Anna.' }).waitFor()
})

/** The page that a form leads to, which says where it is. */
const thanksPage = '<h1>Our own thanks</h1>'

test('After a success, thanks-url leads to a relative address, and the draft is gone', async () => {
  const form = `${localInbox}<mrp-demo-form thanks-url="try.html?thanks"></mrp-demo-form>${scriptTag}`
  const { page } = await visit(form, opened =>
    opened.route('**/try.html?thanks', route =>
      route.fulfill({ contentType: 'text/html', body: thanksPage }),
    ),
  )
  await submitRequest(page, 'Thanks Anna')
  await page.getByRole('heading', { name: 'Our own thanks' }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('mrp:draft:demo'))).toBeNull()
})

test('A request that fails leads nowhere', async () => {
  const form = `${localInbox}<mrp-demo-form thanks-url="/try.html?thanks"></mrp-demo-form>${scriptTag}`
  const { page } = await visit(form)
  await page.route('**/api/v1.0/email/send', route => route.fulfill({ status: 500 }))
  await submitRequest(page, 'Thanks Anna')
  await page.getByText('Please send the email that your mail app now shows').waitFor()
  await rested(page)
  expect(new URL(page.url()).search).toBe('')
})

test('A script is no thanks-url: the form itself thanks, and one console line says so', async () => {
  const form = `${localInbox}<mrp-demo-form thanks-url='javascript:document.title="Evil"'></mrp-demo-form>${scriptTag}`
  const { page, complaints } = await visit(`<title>Page</title>${form}`)
  await sendRequest(page, 'Thanks Anna')
  expect(await page.title()).toBe('Page')
  expect(complaints).toEqual([expect.stringContaining('attribute "thanks-url"')])
})

const evil = {
  endpoint: 'https://evil.example/',
  'thanks-url': 'https://evil.example/',
  'privacy-url': 'https://evil.example/',
  'consent-text': 'I agree to pay.',
  extra: '{"to":"evil"}',
}

test('A div sets none of those that could lead visitors or data elsewhere, at first or later', async () => {
  const given = Object.entries(evil).map(([name, value]) => `data-${name}='${value}'`)
  const { page } = await visit(`${localInbox}<div data-mrp="demo-form" ${given.join(' ')}></div>${scriptTag}`)
  await page
    .locator('div')
    .first()
    .evaluate((place, values) => {
      for (const [name, value] of Object.entries(values)) place.setAttribute(`data-${name}`, `${value} `)
      place.setAttribute('data-job-title', 'Thief')
    }, evil)
  await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Thief')
  expect(await page.getByRole('checkbox').count()).toBe(0)
  await sendRequest(page, 'Strange Anna')
  await rested(page)
  expect(new URL(page.url()).pathname).toBe('/try.html')
  const sent = (await readInbox(page)).find(({ fields }) => fields.from_name === 'Strange Anna')
  expect(JSON.stringify(sent)).not.toContain('evil')
})

test('Where its code cannot be loaded, the mail says what was agreed to', async () => {
  const form = await prerendered(`<mrp-demo-form ${consent}></mrp-demo-form>`)
  const { page } = await visit(form + scriptTag, opened =>
    opened.route('**/chunks/**', route => route.abort()),
  )
  await typeRequest(page, 'Mail Anna')
  await page.getByRole('checkbox').check()
  const link = page.getByRole('alert').getByRole('link')
  await expect.poll(() => link.getAttribute('href')).toContain('consent%3A%20I%20agree.')
})
