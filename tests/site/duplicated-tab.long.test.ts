import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { typeRequest } from '../support/form-page.ts'

// A tab that a visitor duplicates has a copy of what was typed and not yet sent.

const visit = openChromium()

const name = (page: Page) => page.getByLabel('Full name')
const draftIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('mrp:draft:demo'))

/** Fills in the demo form, and opens the same page in a tab with a copy of the draft, as browsers do. */
async function duplicate(): Promise<readonly [Page, Page]> {
  const { page } = await visit('/demo')
  await typeRequest(page, 'Anna Huber')
  await expect.poll(() => draftIn(page)).toContain('anna@huber.example')
  const draft = await draftIn(page)
  const copy = await page.context().newPage()
  await copy.goto(new URL('/robots.txt', page.url()).href)
  await copy.evaluate(text => sessionStorage.setItem('mrp:draft:demo', text ?? ''), draft)
  await copy.goto(page.url())
  await expect.poll(() => name(copy).inputValue()).toBe('Anna Huber')
  return [page, copy]
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Request a Demo' }).last().click()
  await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
}

test.for([
  ['asleep', async () => {}],
  ['awake', (copy: Page) => name(copy).click()],
] as const)(
  'A request that one tab has sent is no draft in its copy, whose form is %s',
  async ([, touch]) => {
    const [page, copy] = await duplicate()
    await touch(copy)
    await copy.waitForLoadState('networkidle')
    await send(page)
    await expect.poll(() => name(copy).inputValue()).toBe('')
    expect(await draftIn(copy)).toBeNull()
    expect(await page.evaluate(() => localStorage.getItem('mrp:sent'))).toBeNull()
  },
)

test('A request that the copy has sent is no draft in the tab that it was made from', async () => {
  const [page, copy] = await duplicate()
  await copy.getByLabel('Comments').fill('One more thing')
  await send(copy)
  await expect.poll(() => name(page).inputValue()).toBe('')
  expect(await draftIn(page)).toBeNull()
})

test('What was typed into the copy since stays', async () => {
  const [page, copy] = await duplicate()
  await name(copy).fill('Bert Huber')
  const told = copy.evaluate(
    () =>
      new Promise(resolve => addEventListener('storage', ({ key }) => key === 'mrp:sent' && resolve(key))),
  )
  await send(page)
  await told
  expect(await name(copy).inputValue()).toBe('Bert Huber')
  expect(await draftIn(copy)).toContain('Bert Huber')
})
