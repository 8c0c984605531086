import fc from 'fast-check'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { localInbox, readInbox, scriptTag, servePage, typeRequest } from '../support/form-page.ts'
import { rested } from '../support/rested.ts'

// Random faults while a form wakes: its code is missing once, or for ever, or its visitor is offline, from before the
// first touch on. Whatever happens, the request arrives once, or a sentence stands there with a mail of what was typed;
// and the page hears of each press once.

const visit = openChromium()
const numRuns = 25

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

interface Heard {
  click: number
  'mrp-submit': number
}

/** Counts what the page's own code hears, on this page and on those that follow it. */
async function listen(page: Page): Promise<Heard> {
  const heard: Heard = { click: 0, 'mrp-submit': 0 }
  await page.exposeFunction('hear', (type: keyof Heard) => {
    heard[type] += 1
  })
  await page.addInitScript(() => {
    for (const type of ['click', 'mrp-submit'])
      addEventListener(
        type,
        event => {
          const [origin] = event.composedPath()
          if (type !== 'click' || (origin instanceof HTMLButtonElement && origin.type === 'submit'))
            Reflect.get(globalThis, 'hear')(type)
        },
        true,
      )
  })
  return heard
}

interface Ending {
  readonly arrived: number
  /** Whether a mail with all that was typed stands there. */
  readonly canBeMailed: boolean
  readonly heard: Heard
  readonly pressed: number
}

let visitors = 0

async function play(schedule: Schedule): Promise<Ending> {
  visitors += 1
  const name = `Vera ${process.pid} ${visitors}`
  let heard: Heard = { click: 0, 'mrp-submit': 0 }
  const { page } = await visit('/robots.txt', async opened => {
    heard = await listen(opened)
    await breakFiles(opened, schedule)
    await servePage(`<body>${localInbox}<mrp-demo-form></mrp-demo-form>${scriptTag}`)(opened)
  })
  await page.goto(schedule.page === 'painted' ? '/try.html' : '/demo', { waitUntil: 'domcontentloaded' })
  const button = page.locator('mrp-demo-form').getByRole('button', { name: 'Request a Demo' })
  await button.waitFor()
  // What a sleeping form needs is there with it.
  await rested(page)
  if (schedule.offline !== 'never') await page.context().setOffline(true)
  await typeRequest(page, name)
  let pressed = 0
  for (const pause of schedule.presses) {
    if (!(await button.isVisible()) || (await button.isDisabled())) break
    await button.click()
    pressed += 1
    await page.waitForTimeout(pause)
    if (pressed === 1 && schedule.offline === 'until the first press') await page.context().setOffline(false)
  }
  const arrived = async () =>
    (await readInbox(page)).filter(letter => JSON.stringify(letter).includes(name)).length
  const canBeMailed = async () => {
    const links = await page.locator('a[href^="mailto:"][href*="body="]').all()
    const texts = await Promise.all(
      links.map(async link => decodeURIComponent((await link.getAttribute('href')) ?? '')),
    )
    const typed = [name, 'Huber Gears', 'anna@huber.example']
    return texts.some(text => typed.every(part => text.includes(part)))
  }
  /** Whoever was told to try again, and sees the sentence gone, does. */
  const tryAgain = async () => {
    if (!(await button.isVisible()) || (await button.isDisabled()) || pressed > 3) return
    // Heard, and under way.
    if ((await button.getAttribute('aria-busy')) || (await arrived()) > 0 || (await canBeMailed())) return
    await button.click()
    pressed += 1
  }
  const isCaredFor = async () => {
    await tryAgain()
    return (await arrived()) > 0 || (await canBeMailed())
  }
  // On a busy machine the sentence may have come and gone by now.
  await expect.poll(isCaredFor, { interval: 1000 }).toBe(true)
  // Time for anything that should not come any more.
  await page.waitForTimeout(500)
  await expect.poll(isCaredFor, { interval: 1000 }).toBe(true)
  const ending = { arrived: await arrived(), canBeMailed: await canBeMailed(), heard, pressed }
  await page.close()
  return ending
}

test('However the code of a form fails to come, its request arrives once or can be mailed, and no click is heard twice', {
  timeout: 600_000,
}, async ({ task }) => {
  await fc.assert(
    fc.asyncProperty(schedules, async schedule => {
      const { arrived, canBeMailed, heard, pressed } = await play(schedule)
      expect(arrived).toBeLessThanOrEqual(1)
      if (arrived === 0) expect(canBeMailed).toBe(true)
      expect(heard.click).toBe(pressed)
      expect(heard['mrp-submit']).toBeLessThanOrEqual(pressed)
    }),
    { numRuns },
  )
  task.meta.figures = { 'schedules of waking': numRuns }
})
