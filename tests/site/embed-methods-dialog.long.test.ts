import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { lettersFrom, localInbox, scriptTag, sendRequest, servePage } from '../support/form-page.ts'
import { holdBack } from '../support/hold-back.ts'
import { rested } from '../support/rested.ts'

// What opens the form over a page: a link or a button, whose first click may come before the code.

const visit = openInTurn()
const sendButton = (page: Page) => page.getByRole('button', { name: 'Request a Demo' })

const link = '<a href="/demo" data-mrp-open>ask for a demo</a>'

test('On a page without a form, a link opens the form over the page, and a request arrives', async () => {
  const { page, complaints } = await visit(scriptTag + localInbox + link)
  const opener = page.getByRole('link', { name: 'ask for a demo' })
  await opener.click()
  await page.getByRole('dialog').waitFor()
  await sendRequest(page, 'Ways Link')
  expect(await lettersFrom(page, 'Ways Link')).toHaveLength(1)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await opener.evaluate(element => element === document.activeElement)).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/try.html')
  expect(complaints).toEqual([])
})

test('A click that asks for a new tab gets one', async () => {
  const { page } = await visit(scriptTag + link)
  const tab = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'ask for a demo' }).click({ modifiers: ['ControlOrMeta'] })
  await (await tab).waitForURL('**/demo**')
  await rested(page)
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test.for([
  ['the page’s own dialog', '<mrp-demo-form mode="dialog" job-title="Owner"></mrp-demo-form>', 'Owner'],
  ['a dialog where the page has none', '', ''],
  ['a dialog where the page has a form in place', '<mrp-demo-form job-title="X"></mrp-demo-form>', ''],
] as const)('`data-mrp-open` on a button opens %s', async ([, form, title]) => {
  const { page } = await visit(
    `${scriptTag}<button data-mrp-open="demo-form">Ask</button><div style="height:3000px"></div>${form}`,
  )
  const opener = page.getByRole('button', { name: 'Ask' })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await dialog.getByLabel('Job title').inputValue()).toBe(title)
  await dialog.getByLabel('Full name').fill('Anna Huber')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await opener.click()
  expect(await dialog.getByLabel('Full name').inputValue()).toBe('Anna Huber')
  expect(await page.getByRole('dialog').count()).toBe(1)
})

test.for([
  ['display: none', 'no place'],
  ['pointer-events: none', 'no clicks'],
] as const)(
  'In a menu that a click closes by %s, the button’s dialog opens all the same',
  async ([hiding, how]) => {
    const { page, complaints } = await visit(
      `${scriptTag}${localInbox}<nav><mrp-demo-form mode="button"></mrp-demo-form></nav><p>Below</p>
    <script>document.addEventListener('click', ({ target }) => { if (target.closest('nav')) target.closest('nav').style = '${hiding}' })</script>`,
    )
    await sendButton(page).click()
    const dialog = page.getByRole('dialog')
    await sendRequest(dialog, `Menu ${how}`)
    expect(await lettersFrom(page, `Menu ${how}`)).toHaveLength(1)
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    await dialog.waitFor({ state: 'hidden' })
    await page.locator('nav > mrp-demo-form').waitFor({ state: 'attached' })
    await page.getByText('Below').click()
    expect(complaints).toEqual([])
  },
)

test('The wheel scrolls the dialog on a page that scrolls by a script', async () => {
  const { page } = await visit(
    `${scriptTag}${link}<script>addEventListener('wheel', event => event.preventDefault(), { passive: false })</script>`,
  )
  await page.setViewportSize({ width: 900, height: 500 })
  await page.getByRole('link', { name: 'ask for a demo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Full name').waitFor()
  await page.mouse.move(450, 300)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
})

const asking = '<a href="/demo" data-mrp-open="demo-form">Request a Demo</a>'

test.for([
  [
    'a link to a prerendered dialog',
    `${asking}${await prerender('<mrp-demo-form mode="dialog"></mrp-demo-form>')}`,
  ],
  ['the button of a prerendered form', await prerender('<mrp-demo-form mode="button"></mrp-demo-form>')],
] as const)('The first click on %s is held until the code has come, and opens once', async ([, html]) => {
  const { page } = await visit('/robots.txt', servePage(scriptTag + html))
  const deliver = await holdBack(page, '**/chunks/*.js')
  await page.goto('/try.html', { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => Symbol.for('mrp-scripts') in globalThis)
  expect(await page.getByRole('textbox').count()).toBe(0)
  await page.getByText('Request a Demo').click()
  await page.getByText('Request a Demo').click()
  deliver()
  await page.getByRole('dialog').waitFor()
  expect(await page.locator('mrp-demo-form').count()).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/try.html')
})

test('Where the code cannot be loaded, an opening link leads where it leads', async () => {
  const { page } = await visit(`${scriptTag}<a href="/demo" data-mrp-open="demo-form">Ask</a>`, opened =>
    opened.route('**/chunks/mrp-demo-form-*', route => route.abort()),
  )
  await page.getByRole('link', { name: 'Ask' }).click()
  await page.waitForURL('**/demo')
})

test('Where the code cannot be loaded, an opening button says so, in the page’s language, and the next press opens', async () => {
  let isThere = false
  const { page } = await visit(
    `<html lang="de">${scriptTag}<button data-mrp-open="demo-form">Anfragen</button>`,
    opened =>
      opened.route('**/chunks/mrp-demo-form-*', route => (isThere ? route.continue() : route.abort())),
  )
  const opener = page.getByRole('button', { name: 'Anfragen' })
  await opener.click()
  const notice = page.getByRole('alert').getByText('Das Formular konnte nicht geladen werden')
  await notice.waitFor()
  await page.keyboard.press('Escape')
  await notice.waitFor({ state: 'detached' })
  expect(await opener.evaluate(element => element === document.activeElement)).toBe(true)

  isThere = true
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await untilAwake(page, 'mrp-demo-form')
  await rested(page)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await opener.click()
  await page.getByRole('dialog').waitFor()
  expect(await page.locator('mrp-demo-form').count()).toBe(1)
})

test('A prerendered dialog whose code is missing says so in a whole sentence', async () => {
  const html = await prerender('<mrp-demo-form mode="button"><a href="/demo">Write to us</a></mrp-demo-form>')
  const { page } = await visit(scriptTag + html, opened =>
    opened.route('**/chunks/**', route => route.abort()),
  )
  await page.getByRole('button').click()
  expect(await page.getByRole('alert').innerText()).toMatch(/could not be loaded.*try again\.$/)
})

test('A dialog that was open does not open by itself where a router shows its copy of the page again', async () => {
  const { page } = await visit(`${scriptTag}${link}<mrp-demo-form mode="dialog"></mrp-demo-form>`)
  await page.getByRole('link', { name: 'ask for a demo' }).click()
  await page.getByRole('dialog').waitFor()
  await page.evaluate(() => {
    const copy = document.body.cloneNode(true)
    const other = document.createElement('body')
    document.body.replaceWith(other)
    other.replaceWith(copy)
  })
  await page.getByRole('link', { name: 'ask for a demo' }).waitFor()
  await untilAwake(page, 'mrp-demo-form')
  await rested(page)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('link', { name: 'ask for a demo' }).click()
  await page.getByRole('dialog').waitFor()
})

test('Where the dialog cannot be loaded, the form stands in the page, and one line says so', async () => {
  const { page, complaints } = await visit(
    `${scriptTag}<mrp-demo-form mode="dialog"></mrp-demo-form>`,
    opened => opened.route('**/chunks/demo-dialog-*', route => route.abort()),
  )
  await sendButton(page).waitFor()
  expect(complaints.filter(line => line.startsWith('The dialog could not be loaded'))).toHaveLength(1)
})
