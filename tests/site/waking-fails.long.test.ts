import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import {
  lettersFrom,
  localInbox,
  scriptTag,
  sendRequest,
  servePage,
  submitRequest,
  typeRequest,
} from '../support/form-page.ts'
import { holdBack } from '../support/hold-back.ts'
import { readMail } from '../support/mail.ts'
import { rested } from '../support/rested.ts'

// Waking never fails silently: where the code of an element cannot be loaded, a sentence says so, what was typed can be
// mailed, and the next touch or the network's return tries again.

const visit = openInTurn()
const form = '<mrp-demo-form></mrp-demo-form>'
const unloaded =
  'This form could not be loaded, perhaps because you are offline. What you typed is still here.'

/** Counts the clicks that a page's own analytics would see. */
const countClicks = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { clicks: 0 })
    addEventListener(
      'click',
      () => Object.assign(globalThis, { clicks: Reflect.get(globalThis, 'clicks') + 1 }),
      true,
    )
  })
const clicks = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(globalThis, 'clicks'))

/** The code of forms is not there until `deliver` is called. */
async function withoutCode(page: Page): Promise<{ deliver: () => void; readonly asked: string[] }> {
  const state = {
    isThere: false,
    asked: [] as string[],
    deliver: () => Object.assign(state, { isThere: true }),
  }
  await page.route('**/chunks/**', route => {
    state.asked.push(route.request().url())
    return state.isThere ? route.continue() : route.abort()
  })
  return state
}

/** Opens a page whose forms have no code. */
async function openWithoutCode(html: string) {
  const { page } = await visit('/robots.txt', servePage(html))
  const code = await withoutCode(page)
  await page.goto('/try.html')
  return { page, code }
}

const submit = (page: Page) => page.getByRole('button', { name: 'Request a Demo' })

/** The mail that a form suggests whose code is missing. */
const suggested = async (page: Page) =>
  (await page.getByRole('alert').getByRole('link').getAttribute('href')) ?? ''

test('Offline before the first touch, a press is answered with a sentence and a mail of what was typed, by one click', async () => {
  const { page } = await visit(`${scriptTag}${localInbox}${form}`, async opened => {
    await countClicks(opened)
    await withoutCode(opened)
  })
  await submit(page).waitFor()
  // What a sleeping form needs is there with it.
  await rested(page)
  await page.context().setOffline(true)
  await typeRequest(page, 'Olga Offline')
  const before = await clicks(page)
  await submit(page).click()
  await page.getByText(unloaded).waitFor()
  const mail = () => suggested(page)
  expect(await mail()).toMatch(/^mailto:hello@mrp-agent\.example\?subject=/)
  await expect.poll(async () => decodeURIComponent(await mail())).toContain('Full name: Olga Offline')
  expect(decodeURIComponent(await mail())).toContain('anna@huber.example')
  await rested(page)
  expect((await clicks(page)) - before).toBe(1)
})

test('On a page whose bind is that of MooTools, what was typed can be mailed, and the console says why', async () => {
  const { page } = await visit('/robots.txt', servePage(`${scriptTag}${localInbox}${form}`))
  const lines: string[] = []
  page.on('console', line => lines.push(line.text()))
  await page.addInitScript(() => {
    Function.prototype.bind = function (self: unknown, given: unknown) {
      return (...more: unknown[]) => this.apply(self, given === undefined ? more : [given].flat())
    }
  })
  await page.goto('/try.html')
  await submitRequest(page, 'Olga Offline')
  await page.getByText(unloaded).waitFor()
  await expect
    .poll(async () => decodeURIComponent(await suggested(page)))
    .toContain('Full name: Olga Offline')
  await expect
    .poll(() => lines.join('\n'))
    .toMatch(/<mrp-demo-form> could not be loaded\..*replaces Function\.prototype\.bind/s)
})

test('Sentence and mail are in the visitor’s language, choices too', async () => {
  const german = form.replace('<mrp-demo-form', '<mrp-demo-form lang="de"')
  const { page } = await openWithoutCode(`${scriptTag}${localInbox}${german}`)
  const button = page.getByRole('button', { name: 'Demo anfragen' })
  await button.waitFor()
  await rested(page)
  await page.getByLabel('E-Mail').fill('bücher@example.de')
  await page.getByLabel('ERP-System').selectOption('Other')
  await button.click()
  await page.getByRole('alert').getByText('Was Sie eingegeben haben').waitFor()
  const mail = async () => readMail(await suggested(page))
  await expect.poll(async () => (await mail()).lines).toContain('ERP-System: Anderes')
  expect((await mail()).lines).toContain('E-Mail: bücher@example.de')
  expect((await mail()).subject).toBe('Demo-Anfrage')
})

test('Back online, the form wakes by itself, takes its sentence back and sends what was typed', async () => {
  const { page, code } = await openWithoutCode(`${scriptTag}${localInbox}${form}`)
  await submit(page).waitFor()
  // What a sleeping form needs is there with it.
  await rested(page)
  await page.context().setOffline(true)
  await submitRequest(page, 'Olaf Online')
  await page.getByText(unloaded).waitFor()
  // The network returns while the next attempt is failing.
  await page.waitForTimeout(1100)
  await page.getByLabel('Full name').press('End')
  code.deliver()
  await page.context().setOffline(false)
  await untilAwake(page, 'mrp-demo-form')
  await expect.poll(() => page.getByText(unloaded).count()).toBe(0)
  await submit(page).click()
  await page.getByRole('heading', { name: 'Thank you, Olaf Online.' }).waitFor()
  expect(await lettersFrom(page, 'Olaf Online')).toHaveLength(1)
})

test('Where the code comes late, the next touch tries again', async () => {
  const { page, code } = await openWithoutCode(`${scriptTag}${localInbox}${form}`)
  await submit(page).click()
  await page.getByText(unloaded).waitFor()
  code.deliver()
  // A press within a second of the last one is still answered with its sentence.
  await page.waitForTimeout(1100)
  await sendRequest(page, 'Tina Touch')
  expect(await page.getByText(unloaded).count()).toBe(0)
})

test('An early press is heard by the page once, and by the form once', async () => {
  const { page } = await visit(`${scriptTag}${localInbox}${form}`, opened => countClicks(opened))
  await submit(page).waitFor()
  const complained = page.evaluate(
    () =>
      new Promise(resolve => {
        let times = 0
        addEventListener('mrp-invalid', () => {
          times += 1
          // A second one would come in the same task, or in the next.
          setTimeout(() => resolve(times), 100)
        })
      }),
  )
  await submit(page).click()
  await page.getByText('Please enter your full name').first().waitFor()
  expect(await clicks(page)).toBe(1)
  expect(await complained).toBe(1)
  expect(await page.getByLabel('Full name').evaluate(input => input.matches(':focus'))).toBe(true)
})

test('A press that waits for its code shows after 300 ms that it was heard', async () => {
  const { page } = await visit('/robots.txt', servePage(`${scriptTag}${localInbox}${form}`))
  const deliver = await holdBack(page, '**/chunks/**')
  await page.goto('/try.html')
  await submit(page).evaluate(button => {
    const pale = new Promise<number>(resolve => {
      button.addEventListener('click', ({ timeStamp }) => {
        const look = (now: number) =>
          getComputedStyle(button).opacity === '1' ? requestAnimationFrame(look) : resolve(now - timeStamp)
        requestAnimationFrame(look)
      })
    })
    Object.assign(globalThis, { pale })
  })
  await submit(page).click()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'pale'))).toBeGreaterThan(290)
  deliver()
  await untilAwake(page, 'mrp-demo-form')
  await expect.poll(() => page.locator('mrp-demo-form button[aria-busy]').count()).toBe(0)
})

test('Plans whose code is missing say so when one is chosen', async () => {
  const { page } = await visit('/pricing', withoutCode)
  await page.getByRole('button', { name: 'Select Plan: Basic' }).click()
  await page.getByText('This part of the page could not be loaded').waitFor()
})
