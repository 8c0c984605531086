import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import {
  localInbox,
  readInbox,
  saveData,
  scriptTag,
  sendRequest,
  servePage,
  submitRequest,
  typeRequest,
} from '../support/form-page.ts'
import { holdBack } from '../support/hold-back.ts'
import { rested } from '../support/rested.ts'

// hide, extra, consent-text, privacy-url and thanks-url, with the built bundle.

const visit = openInTurn()
const read = openInTurn({ javaScriptEnabled: false })

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

test('A painted form’s plain post has the form, the language and the source, and nothing that was not given', async () => {
  const form = '<mrp-demo-form source="fair" lang="fr"></mrp-demo-form>'
  const { page } = await visit(scriptTag + form, opened => saveData(opened))
  await page.getByLabel('Nom').first().waitFor()
  const posted = await page.locator('form').evaluate((element: HTMLFormElement) => {
    const { form: kind, language, source, extra } = Object.fromEntries(new FormData(element))
    return { kind, language, source, extra }
  })
  expect(posted).toEqual({ kind: 'demo', language: 'fr', source: 'fair', extra: undefined })
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
