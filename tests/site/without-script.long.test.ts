import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { countAwake, untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { readInbox, saveData, scriptTag, servePage } from '../support/form-page.ts'

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

test('A painted form’s own action is no script', async () => {
  const { page } = await visit(
    `${scriptTag}<mrp-config endpoint="javascript:alert(1)"></mrp-config><mrp-demo-form endpoint="javascript:alert(2)"></mrp-demo-form>`,
    opened => saveData(opened),
  )
  const form = page.locator('form')
  await expect.poll(() => form.getAttribute('action')).toMatch(/^mailto:hello@mrp-agent\.example\?/)
  expect(await countAwake(page, 'mrp-demo-form')).toBe(0)
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
