import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { countAwake, untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { localInbox, scriptTag, servePage } from '../support/form-page.ts'
import { holdBack } from '../support/hold-back.ts'
import { loaded } from '../support/in-page.ts'
import { followRequests, rested, settled } from '../support/rested.ts'

// What wakes a sleeping element, and what does not.

const visit = openInTurn()
const form = '<mrp-demo-form></mrp-demo-form>'
const chunks = (page: Page) => loaded(page, /chunks/)

test('A modal library that hides everything from assistive technology wakes nothing', async () => {
  const { page } = await visit('/')
  await rested(page)
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('body > *, main > *')) {
      for (const name of [
        'aria-hidden',
        'inert',
        'data-aria-hidden',
        'data-radix-focus-guard',
        'class',
        'style',
      ])
        element.setAttribute(name, '')
    }
    for (const element of document.querySelectorAll('mrp-config')) element.setAttribute('aria-hidden', 'true')
  })
  await rested(page)
  expect(await chunks(page)).toEqual([])
})

test('A sleeping hero follows its `data-heading`', async () => {
  const { page } = await visit('/')
  await page.locator('mrp-hero').evaluate(hero => hero.setAttribute('data-heading', 'Plan on Monday'))
  await page.getByRole('heading', { name: 'Plan on Monday' }).waitFor()
})

test.for(['{"heading":', 'null'])(
  'A prerendered root whose `data-made-from` is %s is rendered anew',
  async made => {
    const { page } = await visit('/contact', opened =>
      opened.route('**/contact', async route => {
        const html = await (await route.fetch()).text()
        await route.fulfill({
          contentType: 'text/html',
          body: html.replace(
            /(<mrp-contact-form.*?data-made-from=")[^"]*/s,
            (_, start) => start + made.replaceAll('"', '&quot;'),
          ),
        })
      }),
    )
    await page.getByRole('main').getByLabel('Name').click()
    await untilAwake(page, 'mrp-contact-form')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await page.getByText('Please enter your name').first().waitFor()
    expect(await page.getByRole('button', { name: 'Send Message' }).count()).toBe(1)
  },
)

test('`?mrp-doctor` works with the script in the head and `async`', async () => {
  // The parser comes to the body long after the script ran.
  const html = `<head>${scriptTag.replace('<script', '<script async')}<script src="/slow.js"></script></head><body>${form}`
  const { page } = await visit('/try.html?mrp-doctor', async opened => {
    await servePage(html)(opened)
    const ran = opened.waitForResponse('**/mrp-widgets.js')
    await opened.route('**/slow.js', async route => {
      await (await ran).finished()
      setTimeout(() => route.fulfill({ contentType: 'text/javascript', body: '' }), 500)
    })
  })
  await page.locator('mrp-doctor').getByRole('button', { name: 'Check again' }).waitFor()
})

/** Notes which files of the bundle have been run so far; one that was only fetched has not. */
async function noteRuns(page: Page): Promise<() => Promise<string>> {
  const run = new Set<string>()
  const session = await page.context().newCDPSession(page)
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return async () => {
    const { result } = await session.send('Profiler.takePreciseCoverage')
    for (const { url, functions } of result) if (functions[0]?.ranges[0]?.count) run.add(url)
    return [...run].join()
  }
}

test('While the page is still loading, the code of a form in view is fetched and not run; when it is quiet, it is run, and wakes nothing', async () => {
  let runs: () => Promise<string> = async () => ''
  let deliver = () => {}
  const { page } = await visit('/robots.txt', async opened => {
    runs = await noteRuns(opened)
    await servePage(`${scriptTag}${localInbox}${form}<img src="/slow.png">`)(opened)
    deliver = await holdBack(opened, '**/slow.png')
  })
  await page.goto('/try.html', { waitUntil: 'domcontentloaded' })
  await expect.poll(async () => (await chunks(page)).join()).toMatch(/mrp-demo-form/)
  await settled(page, await followRequests(page, url => !url.endsWith('/slow.png')))
  expect(await runs()).not.toMatch(/mrp-demo-form-/)
  deliver()
  await expect.poll(runs).toMatch(/mrp-demo-form-/)
  expect(await runs()).toMatch(/core-/)
  await rested(page)
  expect(await countAwake(page, 'mrp-demo-form')).toBe(0)
})

test.for([{ saveData: true }, { effectiveType: 'slow-2g' }])(
  'With %o nothing is fetched ahead',
  async connection => {
    const { page } = await visit(`${scriptTag}${localInbox}${form}`, opened =>
      opened.addInitScript(value => Object.defineProperty(navigator, 'connection', { value }), connection),
    )
    await page.getByRole('button', { name: 'Request a Demo' }).waitFor()
    await rested(page)
    expect(await chunks(page)).toEqual([])
    await page.getByLabel('Full name').click()
    await untilAwake(page, 'mrp-demo-form')
  },
)
