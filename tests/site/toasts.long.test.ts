import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { createAccount } from '../support/account-page.ts'
import { openChromium } from '../support/chromium.ts'
import { localInbox, scriptTag, servePage, typeRequest } from '../support/form-page.ts'

// Where toasts stand: not over what they speak of. And how long: until that is mended.

const visit = openChromium({ reducedMotion: 'reduce' })
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** What of the form the toast lies over, by name. */
const covered = (page: Page, what = 'input, select, textarea, button, a[href]'): Promise<readonly string[]> =>
  page.evaluate(selector => {
    const toast = document.querySelector('mrp-toaster')?.shadowRoot?.querySelector('[part=toast]')
    const form = [...document.querySelectorAll('mrp-demo-form, mrp-contact-form, mrp-account')].at(0)
    if (!toast || !form) throw new Error('There is no toast, or no form.')
    const box = toast.getBoundingClientRect()
    const root = form.shadowRoot?.querySelector('form, [part=success]') ?? form
    return [...root.querySelectorAll(selector)]
      .filter(control => {
        const { left, right, top, bottom } = control.getBoundingClientRect()
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top
      })
      .map(control => control.getAttribute('name') ?? control.textContent ?? '')
  }, what)

const missing = (page: Page) => page.getByRole('button', { name: 'Close: Missing Information' })
const submit = (page: Page) => page.locator('form button[type=submit]').first()
const bare = `<body style="margin:0">${localInbox}<mrp-demo-form></mrp-demo-form><mrp-toaster></mrp-toaster>${scriptTag}</body>`

test.for(
  ['/demo', '/contact', '/login', '/try.html'].flatMap(path => windows.map(size => [path, size] as const)),
)(
  'On %s in a window of %o, the toast of a submit in vain covers no field and no button of the form',
  async ([path, size]) => {
    const { page } = await visit(path, async opened => {
      await servePage(bare)(opened)
      await opened.setViewportSize(size)
    })
    await submit(page).click()
    await missing(page).waitFor()
    await expect.poll(() => covered(page)).toEqual([])
  },
)

test('On a tablet, it does not cover the headline of the page either', async () => {
  const { page } = await visit('/demo', opened => opened.setViewportSize({ width: 768, height: 1024 }))
  await submit(page).click()
  await missing(page).waitFor()
  const headline = await page.getByRole('heading', { level: 1 }).boundingBox()
  const bottom = (headline?.y ?? 0) + (headline?.height ?? 0)
  await expect
    .poll(async () => (await page.locator('[part=toast]').boundingBox())?.y)
    .toBeGreaterThanOrEqual(bottom)
})

test('In a low window, its whole text can be read', async () => {
  const { page } = await visit('/demo', opened => opened.setViewportSize({ width: 640, height: 320 }))
  await submit(page).click()
  await missing(page).waitFor()
  await expect
    .poll(() => page.locator('[part=toast]').boundingBox())
    .toSatisfy((box: { y: number; height: number }) => box.y >= 0 && box.y + box.height <= 320)
})

test.for(windows)('In a window of %o, it moves on when the visitor scrolls the form below it', async size => {
  const { page } = await visit('/demo', opened => opened.setViewportSize(size))
  await submit(page).click()
  await missing(page).waitFor()
  await submit(page).scrollIntoViewIfNeeded()
  await expect.poll(() => covered(page)).not.toContain('Request a Demo')
})

test.for(windows)(
  'In a window of %o, it lies neither over the field with the focus nor over the button',
  async size => {
    const { page } = await visit('/demo', opened => opened.setViewportSize(size))
    await typeRequest(page, 'Anna Huber')
    await page.getByLabel('Email').fill('', { timeout: 6000 })
    await submit(page).click({ timeout: 6000 })
    await missing(page).waitFor({ timeout: 6000 })
    await expect.poll(() => covered(page)).not.toContain('email')
    expect(await covered(page)).not.toContain('Request a Demo')
  },
)

test('In a dialog on a phone, it covers neither the field with the focus nor a button', async () => {
  const { page } = await visit(
    `<mrp-demo-form mode="dialog" open></mrp-demo-form><mrp-toaster></mrp-toaster>${scriptTag}`,
    opened => opened.setViewportSize(windows[0]),
  )
  await submit(page).click()
  await missing(page).waitFor()
  await expect.poll(() => covered(page)).not.toContain('fullName')
  expect(await covered(page)).not.toContain('Request a Demo')
})

test.for(windows)(
  'In a window of %o, the toast of a request that the mail app takes over covers no button of the form',
  async size => {
    const { page } = await visit('/demo', async opened => {
      await opened.route('**/api/v1.0/email/send', route => route.fulfill({ status: 500 }))
      await opened.setViewportSize(size)
    })
    await typeRequest(page, 'Anna Huber')
    await submit(page).click()
    await page.getByRole('button', { name: 'Close: Email Client Opened' }).waitFor()
    await page.getByRole('heading', { name: /^Please send the email/ }).waitFor()
    await expect.poll(() => covered(page, 'button, a[href]')).toEqual([])
  },
)

test.for(
  [
    ['/demo', 'Demo Requested!', 'Request Another Demo'],
    ['/contact', 'Message Sent!', 'Send Another Message'],
  ].flatMap(([path = '', title = '', last = '']) => windows.map(size => [path, title, last, size] as const)),
)(
  'On %s, the toast “%s” covers no button of the thanks, not even “%s”, in a window of %o',
  async ([path, title, last, size]) => {
    const { page } = await visit(path, opened => opened.setViewportSize(size))
    if (path === '/demo') await typeRequest(page, 'Anna Toast')
    else {
      await page.getByLabel('Name').fill('Anna Toast')
      await page.getByLabel('Email').fill('anna@huber.example')
      await page.getByLabel('Message').fill('Hello')
    }
    await submit(page).click()
    await page.getByRole('button', { name: `Close: ${title}` }).waitFor()
    await page.getByRole('main').getByRole('button', { name: last }).waitFor()
    await expect.poll(() => covered(page, 'button, a[href]')).toEqual([])
  },
)

/** What of the site's headings and controls a toast lies over, by tag and text. */
const coveredOnPage = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const deep = (root: ParentNode): readonly Element[] =>
      [...root.querySelectorAll('*')].flatMap(one => [one, ...(one.shadowRoot ? deep(one.shadowRoot) : [])])
    const all = deep(document)
    const toasts = all.filter(one => one.matches('[part=toast]')).map(one => one.getBoundingClientRect())
    if (toasts.length === 0) throw new Error('There is no toast.')
    const things = all.filter(
      one =>
        one.matches('h1, h2, h3, button, a[href], input') &&
        !one.closest('[part=toast], [popover]') &&
        one.checkVisibility({ visibilityProperty: true }),
    )
    return things
      .filter(thing => {
        const { left, right, top, bottom } = thing.getBoundingClientRect()
        return toasts.some(
          box => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
        )
      })
      .map(thing => `${thing.localName} ${thing.textContent?.trim()}`)
  })

test.for([390, 768, 1440])(
  'At %i px, no toast of the account covers a heading or a control of the page',
  async width => {
    const { page } = await visit('/login')
    await page.setViewportSize({ width, height: 900 })
    await createAccount(page)
    const toast = (title: string) => page.getByRole('button', { name: `Close: ${title}` })
    await toast('Account Created Successfully').waitFor()
    await expect.poll(() => coveredOnPage(page)).toEqual([])
    for (const [button, title] of [
      ['Connect ERP System', 'ERP Connected'],
      ['Start MRP Run', 'MRP Run Started'],
      ['Log Out', 'Logged Out'],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      await toast(title).waitFor()
      await expect.poll(() => coveredOnPage(page)).toEqual([])
    }
  },
)

test('It goes when all that was missing is there, and not before', async () => {
  const { page } = await visit('/demo')
  await submit(page).click()
  await missing(page).waitFor()
  await page.getByLabel('Full name').fill('Anna Huber')
  await page.getByLabel('Company name').fill('Huber Gears')
  expect(await missing(page).isVisible()).toBe(true)
  await page.getByLabel('Email').fill('anna@huber.example')
  await missing(page).waitFor({ state: 'detached', timeout: 5000 })
})

test('The toast of a failed login goes when the visitor changes what was wrong', async () => {
  const { page } = await visit('/login')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('secret')
  await submit(page).click()
  const toast = page.getByRole('button', { name: 'Close: Account Not Found' })
  await toast.waitFor()
  await page.getByLabel('Email').fill('somebody@example.com')
  await toast.waitFor({ state: 'detached', timeout: 5000 })
})
