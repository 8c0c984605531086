import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { routes } from '../../demo-host/build-pages.ts'
import { countAwake, untilAwake } from '../support/awake.ts'
import { openInTurn, openWithoutScript } from '../support/chromium.ts'
import { localInbox, saveData, scriptTag, servePage } from '../support/form-page.ts'
import { holdBack } from '../support/hold-back.ts'
import { loaded } from '../support/in-page.ts'
import { followRequests, rested, settled } from '../support/rested.ts'

// HTML first, React when touched: what a page loads, and when.

const visit = openInTurn()
const read = openWithoutScript()
const all = await routes()

/** The scripts that a page has loaded so far. */
const scripts = (page: Page) => loaded(page, /\.js$/)

/** All that is said on a page, but for the home page's plan, whose fields are texts without a script (`hero.long.test.ts`). */
const said = async (page: Page): Promise<string> =>
  (await page.getByRole('main').ariaSnapshot()).replace(
    /( +)- figure "Gearbox housing A-114":\n(?:\1 .*\n)*/,
    '',
  )

/** Those without elements that stand nowhere else, and /login, which has no form without a script: nobody could log in with it. */
const alike = ['/404', '/clients', '/contact', '/login', '/privacy', '/security']
/** A form's code is fetched ahead. */
const early = ['/demo']
/**
 * Where more stands with a script than without: /plan has no buttons (`plan.long.test.ts`), and the calculator of /pricing
 * no fields (`pricing.site.test.ts`).
 */
const more = ['/plan', '/pricing']

test.for(all.filter(route => !alike.includes(route)))(
  'Until somebody touches %s, what stands there stands there without a script, and none but the first file is loaded',
  async route => {
    const plain = await said(await read(route))
    expect(plain.length).toBeGreaterThan(60)
    const { page } = await visit(route)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await rested(page)
    if (!more.includes(route)) expect(await said(page)).toBe(plain)
    if (!early.includes(route)) expect(await scripts(page)).toEqual(['/mrp-widgets.js'])
  },
)

test('A property that was set on a prerendered element before the script came brings its code and counts', async () => {
  const { page } = await visit('/robots.txt')
  const deliver = await holdBack(page, '**/mrp-widgets.js')
  await page.goto('/about', { waitUntil: 'commit' })
  await page.locator('mrp-mission').evaluate(mission => Object.assign(mission, { lead: 'We plan parts.' }))
  deliver()
  await page.getByText('We plan parts.').waitFor()
})

test('A touch of the header loads its code, and only its', async () => {
  const { page } = await visit('/')
  await page.getByRole('button', { name: 'Product' }).hover()
  await expect.poll(async () => (await scripts(page)).join()).toContain('mrp-site-header')
  expect((await scripts(page)).join()).not.toMatch(/form|pricing|toaster/)
})

test('Each of two buttons that are pressed before their code has come is heard, and once', async () => {
  const lines: string[] = []
  const { page } = await visit('/robots.txt')
  page.on('console', entry => lines.push(entry.text()))
  const deliver = await holdBack(page, '**/chunks/*.js')
  await page.goto('/pricing')
  const press = (plan: string) => page.getByRole('button', { name: `Select Plan: ${plan}` }).click()
  await press('Basic')
  await press('Professional')
  await press('Basic')
  deliver()
  await expect.poll(() => lines).toEqual(['Plan selected: Basic', 'Plan selected: Professional'])
})

// On a page that nobody prerendered the script tag paints at once, and React comes when somebody touches what is there.

/** A page of somebody else's with the script, whose visitor saves data: what is loaded is what was touched. */
async function open(body: string) {
  const { page, complaints } = await visit(`${scriptTag}${body}`, opened => saveData(opened))
  return { page, complaints }
}

test('A property that a script sets brings the code and counts', async () => {
  const { page } = await open('<mrp-contact-form></mrp-contact-form>')
  await page.getByLabel('Name').waitFor()
  await page.evaluate(() =>
    Object.assign(document.querySelector('mrp-contact-form') ?? {}, { subject: 'Co-products' }),
  )
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Co-products')
})

test('Where the shell cannot be loaded, the element is loaded as it was before there were shells', async () => {
  const { page } = await visit(`${scriptTag}<mrp-demo-form></mrp-demo-form>`, opened =>
    opened.route('**/shells/*.js', route => route.abort()),
  )
  await page.getByLabel('Full name').waitFor()
})

test('A self-closed tag, which hides the rest of the page, is named in one line', async () => {
  const { page, complaints } = await visit(
    `<body>${scriptTag}<mrp-demo-form/><h1>Our offer</h1><mrp-faq/><footer>We</footer>`,
    started =>
      started.route('**/shells/mrp-faq*', async route => {
        await started.getByRole('button', { name: 'Request a Demo' }).waitFor()
        await route.continue()
      }),
  )
  await page.getByRole('button', { name: 'Request a Demo' }).waitFor()
  await rested(page)
  expect(complaints).toEqual([
    '<mrp-demo-form> is not closed and hides what follows. Write </mrp-demo-form> after it.',
  ])
})

const fallback = '<mrp-demo-form><a href="mailto:a@b.example">Write to us</a></mrp-demo-form>'

test('After a deploy a page that is still open finds the chunks that there are now, and keeps what was typed', async () => {
  const { page, complaints } = await visit(`${scriptTag}${fallback}`, started =>
    started.route(/mrp-widgets\.js$/, async route => {
      const now = await (await route.fetch()).text()
      await route.fulfill({
        body: now.replace(/(chunks\/[\w-]+-)\w{7}\.js/g, '$1gone.js'),
        contentType: 'text/javascript',
      })
    }),
  )
  await page.getByLabel('Full name').fill('Anna Huber')
  await untilAwake(page, 'mrp-demo-form')
  expect(await page.getByLabel('Full name').inputValue()).toBe('Anna Huber')
  // The browser itself tells of what is gone.
  expect(complaints.filter(complaint => !/404/.test(complaint))).toEqual([])
})

test('A chunk that could not be loaded is asked for once more', async () => {
  let asked = 0
  const { page } = await visit(`${scriptTag}${fallback}`, async started => {
    await saveData(started)
    await started.route('**/chunks/mrp-demo-form-*', route => {
      asked += 1
      return asked === 1 ? route.abort() : route.continue()
    })
  })
  await page.getByLabel('Full name').fill('Anna Huber')
  await untilAwake(page, 'mrp-demo-form')
  expect(asked).toBe(2)
})

test('Chunks that come as HTML are asked for ahead and twice more, then the content inside the tag is there and one line says why', async () => {
  const asked: string[] = []
  const { page, complaints } = await visit(`${scriptTag}${fallback}`, started =>
    started.route('**/chunks/**', route => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Our site</title>' })
    }),
  )
  await page.getByLabel('Full name').fill('Anna Huber')
  await page.getByRole('link', { name: 'Write to us' }).waitFor()
  await expect
    .poll(() => complaints.filter(complaint => complaint.startsWith('<mrp-demo-form>')))
    .toHaveLength(1)
  expect(asked.filter(url => url.includes('mrp-demo-form')).length).toBeLessThanOrEqual(3)
})

test('Where a German page’s texts cannot be loaded, what was typed meanwhile stays', async () => {
  const { page } = await visit(`<html lang="de">${scriptTag}${fallback}`, started =>
    started.route('**/chunks/de-*', route => route.abort()),
  )
  await page.getByLabel('Vor- und Nachname').pressSequentially('Anna Huber', { delay: 20 })
  await page.getByLabel('Full name').waitFor()
  expect(await page.getByLabel('Full name').inputValue()).toBe('Anna Huber')
  await page.keyboard.type('!')
  expect(await page.getByLabel('Full name').inputValue()).toBe('Anna Huber!')
})

// What wakes a sleeping element, and what does not.

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

test('Elements that are moved while their paint waits its turn are painted', async () => {
  const { page } = await visit(`${scriptTag}${'<mrp-faq></mrp-faq>'.repeat(100)}`, started =>
    started.addInitScript(() => {
      /** Moves, once the first are painted, those that are not. Runs before each paint, so that none is missed. */
      const move = () => {
        const all = [...document.querySelectorAll('mrp-faq')]
        const waiting = all.filter(element => !element.shadowRoot)
        if (waiting.length === 0 || waiting.length === all.length) return void requestAnimationFrame(move)
        Object.assign(globalThis, { moved: waiting.length })
        for (const element of waiting) document.body.append(element)
      }
      requestAnimationFrame(move)
    }),
  )
  await expect.poll(() => page.evaluate('moved')).toBeGreaterThan(0)
  await expect
    .poll(() => page.locator('mrp-faq').evaluateAll(all => all.filter(element => !element.shadowRoot).length))
    .toBe(0)
})
