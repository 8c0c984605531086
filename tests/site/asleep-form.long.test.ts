import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { localInbox, scriptTag } from '../support/form-page.ts'
import { holdBack } from '../support/hold-back.ts'

// What a form shows that nobody has touched: no test here lets the form's code come unless it says so.

const visit = openInTurn({ hasTouch: true })

const codeOfElements = /\/chunks\/(core|mrp-)/

const openHeld = async (path: string, drafts: Readonly<Record<string, object>> = {}) => {
  const visited = await visit('/robots.txt')
  const deliver = await holdBack(visited.page, codeOfElements)
  await keep(visited.page, drafts)
  await visited.page.goto(path)
  return { ...visited, deliver }
}

const keep = (page: Page, drafts: Readonly<Record<string, object>>) =>
  page.evaluate(all => {
    for (const [name, answers] of Object.entries(all))
      sessionStorage.setItem(`mrp:draft:${name}`, JSON.stringify({ ...answers, savedAt: Date.now() }))
  }, drafts)

const draftOf = (page: Page, name: string): Promise<Record<string, unknown> | null> =>
  page.evaluate(key => JSON.parse(sessionStorage.getItem(key) ?? 'null'), `mrp:draft:${name}`)

/** Wakes a form without a press, and waits until it is awake. */
async function wake(page: Page, tag: string): Promise<void> {
  const ready = page.evaluate(
    name =>
      new Promise<void>(done => {
        document.querySelector(name)?.addEventListener('mrp-ready', () => done())
      }),
    tag,
  )
  await page.locator(tag).getByRole('button').first().hover()
  await ready
}

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

test('Who types into a form whose code is slow finds nothing twice', async () => {
  const { page, deliver, complaints } = await openHeld('/demo', { demo: { fullName: 'Ann Lee' } })
  await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Ann Lee')
  await field(page, 'Full name').focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' Huber')
  deliver()
  await untilAwake(page, 'mrp-demo-form')
  await page.keyboard.type('!')
  await expect.poll(() => draftOf(page, 'demo')).toMatchObject({ fullName: 'Ann Lee Huber!' })
  expect(await field(page, 'Full name').inputValue()).toBe('Ann Lee Huber!')
  await page.reload()
  await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Ann Lee Huber!')
  expect(complaints).toEqual([])
})

/** As a browser or an extension does it: without a focus. */
const fillInByItself = (page: Page) =>
  page.locator('mrp-demo-form').evaluate(element => {
    const input = element.shadowRoot?.querySelector<HTMLInputElement>('[name=fullName]')
    if (!input) throw new Error('There is no field.')
    input.value = 'Ann Lee'
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  })

test('What a browser or an extension fills in without a touch is kept over a reload', async () => {
  const { page, deliver } = await openHeld('/demo')
  await fillInByItself(page)
  await expect.poll(() => draftOf(page, 'demo')).toMatchObject({ fullName: 'Ann Lee' })
  deliver()
})

test('What a browser or an extension fills in before anything looks after the form is kept, too', async () => {
  const { page } = await visit('/robots.txt')
  await holdBack(page, codeOfElements)
  const deliver = await holdBack(page, '**/shells/asleep.js')
  await page.goto('/demo')
  await field(page, 'Full name').waitFor()
  await fillInByItself(page)
  deliver()
  await expect.poll(() => draftOf(page, 'demo')).toMatchObject({ fullName: 'Ann Lee' })
})

test('What somebody takes out of a field before its code comes stays out', async () => {
  const { page, deliver } = await openHeld('/demo?phone=1', {
    demo: { fullName: 'Ann Lee', email: 'a@b.example' },
  })
  await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Ann Lee')
  await field(page, 'Full name').fill('')
  await field(page, 'Phone (optional)').fill('')
  deliver()
  await untilAwake(page, 'mrp-demo-form')
  await expect.poll(() => draftOf(page, 'demo')).not.toHaveProperty('fullName')
  expect(await draftOf(page, 'demo')).toMatchObject({ email: 'a@b.example' })
  expect(await field(page, 'Full name').inputValue()).toBe('')
  expect(await field(page, 'Phone (optional)').inputValue()).toBe('')
})

test('A draft that comes into the field that somebody is in is replaced by what they type', async () => {
  const { page } = await visit('/robots.txt')
  const deliver = await holdBack(page, '**/shells/answers.js')
  await holdBack(page, codeOfElements)
  await keep(page, { demo: { fullName: 'Ann Lee' } })
  await page.goto('/demo')
  await field(page, 'Full name').focus()
  deliver()
  await expect.poll(() => field(page, 'Full name').inputValue()).toBe('Ann Lee')
  await page.keyboard.type('Ann Lee')
  expect(await field(page, 'Full name').inputValue()).toBe('Ann Lee')
})

test('What a link gave is not taken for typed: the next link wins, and what was typed stays', async () => {
  const { page, complaints } = await visit('/demo?email=first@acme.example')
  await expect.poll(() => field(page, 'Email').inputValue()).toBe('first@acme.example')
  await wake(page, 'mrp-demo-form')
  await field(page, 'Full name').fill('Ann Lee')
  await expect.poll(() => draftOf(page, 'demo')).toMatchObject({ fullName: 'Ann Lee' })
  expect(await draftOf(page, 'demo')).not.toHaveProperty('email')

  await page.goto('/demo?email=second@acme.example')
  await expect.poll(() => field(page, 'Email').inputValue()).toBe('second@acme.example')
  expect(await field(page, 'Full name').inputValue()).toBe('Ann Lee')
  await field(page, 'Email').fill('typed@acme.example')
  await expect.poll(() => draftOf(page, 'demo')).toMatchObject({ email: 'typed@acme.example' })

  await page.goto('/demo?email=third@acme.example')
  await expect.poll(() => field(page, 'Email').inputValue()).toBe('typed@acme.example')
  expect(complaints).toEqual([])
})

const two = (first = '', second = '') =>
  `${scriptTag}${localInbox}<mrp-demo-form id="one" ${first}></mrp-demo-form><div id="between"></div><mrp-demo-form class="two" ${second}></mrp-demo-form>`

test('A further form’s draft goes by its id or source, whatever comes in above it', async () => {
  const { page } = await visit(two('', 'source="fair"'))
  await page.locator('.two').getByLabel('Full name').fill('Bo Ek')
  await expect.poll(() => draftOf(page, 'demo:fair')).toMatchObject({ fullName: 'Bo Ek' })
  await page.evaluate(() =>
    document.querySelector('#between')?.setHTMLUnsafe('<mrp-demo-form></mrp-demo-form>'),
  )
  const between = page.locator('#between').getByLabel('Full name')
  await between.fill('Cy Fox')
  await page.locator('.two').getByLabel('Phone').fill('7')
  await expect.poll(() => draftOf(page, 'demo:fair')).toMatchObject({ fullName: 'Bo Ek', phone: '7' })
  expect(await draftOf(page, 'demo')).toBeNull()
  await expect.poll(() => draftOf(page, 'demo:2')).toMatchObject({ fullName: 'Cy Fox' })
})

test('A form that comes in above the first one does not take its draft', async () => {
  const { page } = await visit(two())
  await page.locator('#one').getByLabel('Full name').fill('Ann Lee')
  await expect.poll(() => draftOf(page, 'demo')).toMatchObject({ fullName: 'Ann Lee' })
  await page.evaluate(() => {
    const form = document.createElement('mrp-demo-form')
    form.id = 'above'
    document.body.prepend(form)
  })
  const above = page.locator('#above').getByLabel('Full name')
  await above.waitFor()
  await above.fill('Cy Fox')
  await expect.poll(() => draftOf(page, 'demo:above')).toMatchObject({ fullName: 'Cy Fox' })
  expect(await draftOf(page, 'demo')).toMatchObject({ fullName: 'Ann Lee' })
})
