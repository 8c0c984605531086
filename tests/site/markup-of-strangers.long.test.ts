import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { lettersFrom, localInbox, scriptTag, sendRequest } from '../support/form-page.ts'

// What strangers write into a page, and its filter lets through, makes nothing that could harm the page or its visitors.

const visit = openInTurn()

const sendButton = (page: Page) => page.getByRole('button', { name: 'Request a Demo' })
const ours = (page: Page) =>
  page
    .locator('css=*')
    .evaluateAll(elements =>
      elements.map(({ localName }) => localName).filter(name => name.startsWith('mrp-')),
    )

/** Where requests would go if settings from this place counted. */
const thief =
  'data-email-origin="https://evil.example" data-contact-email="thief@evil.example" data-form-endpoint="https://evil.example"'

const onlyByTag = ['config', 'account', 'doctor', 'toaster', 'site-header', 'site-footer']

test('An element with `data-mrp` makes neither settings nor an account, a header, a footer, a toaster, a doctor', async () => {
  const { page, complaints } = await visit(
    `${scriptTag}${onlyByTag.map(name => `<div data-mrp="${name}">Hello</div><div data-mrp=" MRP-${name} ">Hello</div>`).join('')}`,
  )
  await expect.poll(() => complaints).toHaveLength(2 * onlyByTag.length)
  expect(await ours(page)).toEqual([])
  expect(await page.getByText('Hello').count()).toBe(2 * onlyByTag.length)
})

test('Below `data-mrp-ignore` nothing is looked at: no tag, no place, no opener, no settings, in a shadow root either', async () => {
  const { page, complaints } = await visit(
    `${localInbox}<article data-mrp-ignore>
      <mrp-config contact-email="thief@evil.example" email-origin="https://evil.example"></mrp-config>
      <mrp-demo-form><a href="/a">Tag</a></mrp-demo-form>
      <div data-mrp="demo-form"><a href="/b">Place</a></div>
      <button data-mrp-open="demo-form">Opener</button>
      <div data-mrp="config" ${thief}>Settings</div>
      <p><template shadowrootmode="open"><mrp-config contact-email="thief@evil.example"></mrp-config><mrp-demo-form></mrp-demo-form></template></p>
    </article>
    <mrp-contact-form></mrp-contact-form>${scriptTag}`,
  )
  await page.getByLabel('Message').fill('Bearings')
  await page.getByLabel('Name').fill('Strangers Ignored')
  await page.getByLabel('Email').fill('anna@huber.example')
  await page.getByRole('button', { name: 'Opener' }).click()
  for (const name of ['Tag', 'Place'])
    expect(await page.getByRole('link', { name }).isVisible(), name).toBe(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('heading', { name: 'Thank you, Strangers Ignored.' }).waitFor()
  expect(await lettersFrom(page, 'Strangers Ignored')).toMatchObject([
    { to_email: 'hello@mrp-agent.example' },
  ])
  expect(await page.getByLabel('Company name').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('What was below `data-mrp-ignore` is looked at once the page puts it elsewhere', async () => {
  const { page } = await visit(
    `${scriptTag}<div data-mrp-ignore><mrp-demo-form><a href="/a">Ask</a></mrp-demo-form></div><mrp-demo-form full-name="Anna"></mrp-demo-form>`,
  )
  await page.getByLabel('Full name').hover()
  await untilAwake(page, 'mrp-demo-form')
  expect(await page.getByRole('link', { name: 'Ask' }).isVisible()).toBe(true)
  await page.evaluate(() => {
    const element = document.querySelector('[data-mrp-ignore] > *')
    if (element) document.body.append(element)
  })
  await expect.poll(() => page.getByLabel('Full name').count()).toBe(2)
  expect(await page.getByRole('link', { name: 'Ask' }).isVisible()).toBe(false)
})

test('A closed form of strangers, below `data-mrp-ignore`, is not taken for the page’s own', async () => {
  const { page, complaints } = await visit(
    `<div data-mrp-ignore><mrp-demo-form mode="dialog"></mrp-demo-form></div>
    ${localInbox}<mrp-demo-form mode="dialog" full-name="Strangers Dialog"></mrp-demo-form>
    <button data-mrp-open="demo-form">Ask us</button>${scriptTag}`,
  )
  await page.getByRole('button', { name: 'Ask us' }).click()
  await page.getByRole('dialog').getByLabel('Full name').waitFor()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Strangers Dialog')
  expect(complaints).toEqual([])
})

test('A toaster of strangers, below `data-mrp-ignore`, is not taken for the page’s own', async () => {
  const { page, complaints } = await visit(
    `<div data-mrp-ignore><mrp-toaster></mrp-toaster></div>
    ${localInbox}<mrp-demo-form></mrp-demo-form><mrp-toaster id="ours"></mrp-toaster>${scriptTag}`,
  )
  await sendButton(page).click()
  await page.locator('#ours').getByRole('button', { name: 'Close: Missing Information' }).waitFor()
  expect(complaints).toEqual([])
})

test('Places within each other make one element, however many there are', async () => {
  const { page } = await visit(
    `${scriptTag}${'<div data-mrp="hero">'.repeat(400)}Hello${'</div>'.repeat(400)}<mrp-demo-form></mrp-demo-form>`,
  )
  await sendButton(page).waitFor()
  expect(await page.locator('mrp-hero').count()).toBe(1)
})

test('The page’s own button opens its own form, and not that of a place', async () => {
  const { page } = await visit(
    `<p data-mrp="demo-form" data-mode="dialog" data-source="thief"></p><button data-mrp-open>Ask us</button><mrp-demo-form mode="dialog" full-name="Own"></mrp-demo-form>${scriptTag}`,
  )
  await page.getByRole('button', { name: 'Ask us' }).click()
  await page.getByRole('dialog').getByLabel('Full name').waitFor()
  expect(await page.getByRole('dialog').getByLabel('Full name').inputValue()).toBe('Own')
  expect(await page.getByRole('dialog').count()).toBe(1)
})

test('Behind hundreds of forms, the page’s own dialog opens all the same', async () => {
  const { page } = await visit(
    `${scriptTag}<button data-mrp-open>Ask us</button>${'<mrp-demo-form></mrp-demo-form>'.repeat(260)}<mrp-demo-form mode="dialog" full-name="Own"></mrp-demo-form>`,
  )
  await page.getByRole('button', { name: 'Ask us' }).click()
  await page.getByRole('dialog').getByLabel('Full name').waitFor()
})

test('A label of the account leads to its own field, whoever has the field’s id', async () => {
  const { page } = await visit(`<main></main><mrp-account></mrp-account>${scriptTag}`)
  const password = page.locator('mrp-account [name=password]')
  const id = await password.getAttribute('id')
  await page.evaluate(taken => {
    const main = document.querySelector('main')
    if (main)
      main.innerHTML = `<form action="https://evil.example"><input id="${taken}" name="stolen"></form>`
  }, id)
  await page.locator('mrp-account label', { hasText: /^Password$/ }).click()
  await page.keyboard.type('secret-of-anna')
  expect(await password.inputValue()).toBe('secret-of-anna')
  expect(await page.locator('[name=stolen]').inputValue()).toBe('')
})

test.for([
  ['a form with a field called closest', '<form data-mrp="demo-form"><input name="closest"></form>'],
  ['a form that opens', '<form data-mrp-open="demo-form"><input name="closest"></form>'],
  // To lay them out takes the browser ten seconds.
  [
    '150,000 line breaks',
    `<style>br { display: none }</style><div data-mrp="faq">${'<br>'.repeat(150_000)}</div>`,
  ],
  ['a frame called mrp', '<iframe name="mrp" src="https://evil.example/"></iframe>'],
  ['a frame called dataLayer', '<iframe name="dataLayer" src="https://evil.example/"></iframe>'],
])('The page’s own form works beside %s', async ([what, comment]) => {
  const { page, complaints } = await visit(
    `${comment}${localInbox.replace('>', ' analytics="dataLayer">')}<mrp-demo-form id="own"></mrp-demo-form>${scriptTag}`,
    tab => tab.route('https://evil.example/**', route => route.fulfill({ body: 'evil' })),
  )
  await sendRequest(page.locator('#own'), `Strangers ${what}`)
  await expect
    .poll(() => page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown }).dataLayer)))
    .toContain('mrp_sent')
  expect(complaints).toEqual([])
})

test('What an author writes in an editor stays as it is written', async () => {
  const { page } = await visit(
    `${scriptTag}<div contenteditable="true"><div data-mrp="demo-form">Here</div></div><mrp-demo-form></mrp-demo-form>`,
  )
  await sendButton(page).waitFor()
  expect(await ours(page)).toEqual(['mrp-demo-form'])
})
