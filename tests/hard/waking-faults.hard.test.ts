import fc from 'fast-check'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { lettersFrom, localInbox, scriptTag, servePage, typeRequest } from '../support/form-page.ts'

// Random faults while a form wakes: its code is missing once, or for ever, or its visitor is offline, from before the
// first touch on. Whatever happens, the request arrives once, or a sentence stands there with a mail of what was typed;
// and the page hears of each press once.

const visit = openChromium()
const numRuns = 60

interface Schedule {
  /** A page with a painted form, or the prerendered one. */
  readonly page: 'painted' | 'prerendered'
  /** Which files fail. */
  readonly files: 'core' | 'form' | 'all'
  /** How they fail. */
  readonly how: 'aborted' | 'missing' | 'HTML' | 'slow'
  /** How many requests for them fail. */
  readonly times: 1 | 2 | 1000
  /** Whether the visitor is offline when the form is first touched, and when the network is back. */
  readonly offline: 'never' | 'until the first press' | 'for ever'
  /** How often the button is pressed, and how long after each other, in ms. */
  readonly presses: readonly number[]
}

const schedules: fc.Arbitrary<Schedule> = fc.record({
  page: fc.constantFrom('painted', 'prerendered'),
  files: fc.constantFrom('core', 'form', 'all'),
  how: fc.constantFrom('aborted', 'missing', 'HTML', 'slow'),
  times: fc.constantFrom(1, 2, 1000),
  offline: fc.constantFrom('never', 'until the first press', 'for ever'),
  presses: fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: 1, maxLength: 3 }),
})

const filesOf = { core: /\/chunks\/core-/, form: /\/chunks\/mrp-demo-form-/, all: /\/chunks\// }

async function breakFiles(page: Page, { files, how, times }: Schedule): Promise<void> {
  let failed = 0
  await page.route(filesOf[files], async route => {
    failed += 1
    if (failed > times) return route.continue()
    if (how === 'aborted') return route.abort()
    if (how === 'missing') return route.fulfill({ status: 404, body: '' })
    if (how === 'HTML')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Our site' })
    await new Promise(resolve => setTimeout(resolve, 700))
    return route.continue()
  })
}

/** Counts what the page's own code hears. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard = { click: 0, 'mrp-submit': 0 }
    Object.assign(globalThis, { heard })
    for (const type of Object.keys(heard) as (keyof typeof heard)[])
      addEventListener(
        type,
        event => {
          const [origin] = event.composedPath()
          if (type !== 'click' || (origin instanceof HTMLButtonElement && origin.type === 'submit'))
            heard[type] += 1
        },
        true,
      )
  })

interface Ending {
  readonly arrived: number
  /** The text of the mail that stands there, if any. */
  readonly mail: string
  readonly heard: { readonly click: number; readonly 'mrp-submit': number }
  readonly pressed: number
}

let visitors = 0

async function play(schedule: Schedule): Promise<Ending> {
  visitors += 1
  const name = `Vera ${process.pid} ${visitors}`
  const { page } = await visit('/robots.txt', async opened => {
    await listen(opened)
    await breakFiles(opened, schedule)
    await servePage(`<body>${localInbox}<mrp-demo-form></mrp-demo-form>${scriptTag}`)(opened)
  })
  await page.goto(schedule.page === 'painted' ? '/try.html' : '/demo', { waitUntil: 'domcontentloaded' })
  const button = page.locator('mrp-demo-form').getByRole('button', { name: 'Request a Demo' })
  const thanks = page.getByRole('heading', { name: `Thank you, ${name}.` })
  const sentence = page.getByRole('alert').getByRole('link', { name: /@/ })
  await button.waitFor()
  // What a sleeping form needs is there with it.
  await page.waitForLoadState('load')
  if (schedule.offline !== 'never') await page.context().setOffline(true)
  await typeRequest(page, name)
  let pressed = 0
  for (const pause of schedule.presses) {
    if ((await thanks.isVisible()) || (await button.isDisabled())) break
    await button.click()
    pressed += 1
    await page.waitForTimeout(pause)
    if (pressed === 1 && schedule.offline === 'until the first press') await page.context().setOffline(false)
  }
  await thanks
    .or(sentence)
    .or(page.getByText('Please send the email that your mail app now shows'))
    .first()
    .waitFor()
  // Time for anything that should not come any more.
  await page.waitForTimeout(500)
  const heard = await page.evaluate(() => Reflect.get(globalThis, 'heard'))
  const mail = (await sentence.isVisible()) ? ((await sentence.getAttribute('href')) ?? '') : ''
  const panel = page.getByLabel('Your message')
  const text = (await panel.isVisible()) ? await panel.inputValue() : decodeURIComponent(mail)
  await page.context().setOffline(false)
  const arrived = (await lettersFrom(page, name)).length
  const isComplete = [name, 'Huber Gears', 'anna@huber.example'].every(typed => text.includes(typed))
  await page.close()
  return { arrived, mail: isComplete ? 'complete' : text, heard, pressed }
}

test('However the code of a form fails to come, its request arrives once or can be mailed, and no click is heard twice', {
  timeout: 600_000,
}, async ({ task }) => {
  await fc.assert(
    fc.asyncProperty(schedules, async schedule => {
      const { arrived, mail, heard, pressed } = await play(schedule)
      expect(arrived).toBeLessThanOrEqual(1)
      if (arrived === 0) expect(mail).toBe('complete')
      expect(heard.click).toBe(pressed)
      expect(heard['mrp-submit']).toBeLessThanOrEqual(pressed)
    }),
    { numRuns },
  )
  task.meta.figures = { 'schedules of waking': numRuns }
})
