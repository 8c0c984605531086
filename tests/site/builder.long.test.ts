import type { Locator, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { elementFacts } from '../../demo-host/embed/facts.ts'
import manifest from '../../package.json' with { type: 'json' }
import { ask } from '../support/ask.ts'
import { openInTurn } from '../support/chromium.ts'
import { lettersFrom, sendRequest } from '../support/form-page.ts'

// `/embed`, the page on which partners and editors put their snippet together.

const visit = openInTurn()
const visitWithoutScript = openInTurn({ javaScriptEnabled: false })
const visitInDark = openInTurn({ colorScheme: 'dark' })
const snippet = (page: Page) => page.getByRole('region', { name: 'Code to paste' }).locator('code').first()
const preview = (page: Page) => page.frameLocator('iframe[title=Preview]')

/** Unfolds the group with where requests go. */
async function delivery(page: Page): Promise<Locator> {
  const requests = page.getByRole('group', { name: 'Where requests go' })
  if (!(await requests.isVisible())) await page.getByText('Delivery', { exact: true }).click()
  return requests
}

/** The builder without its preview's script, which has tests of its own. */
const withoutPreview = (page: Page) => page.route('**/mrp-widgets.js', route => route.abort())

test('What is filled in shows in the preview, in the snippet and in the address; a request from the preview shows its success, and goes nowhere', async () => {
  const { page, complaints } = await visit('/embed?tag=mrp-demo-form')
  await page.getByText('Prefill', { exact: true }).click()
  expect(await page.getByText('That takes JavaScript').isVisible()).toBe(false)
  await page.getByLabel('Company name').fill('Bolt & Sons')
  await preview(page).getByLabel('Company name').waitFor()
  await expect.poll(() => preview(page).getByLabel('Company name').inputValue()).toBe('Bolt & Sons')
  expect(await snippet(page).innerText()).toContain(
    '<mrp-demo-form company-name="Bolt &amp; Sons" style="display:block;min-height:830px">',
  )
  expect(new URL(page.url()).searchParams.get('with-company-name')).toBe('Bolt & Sons')
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.locator('iframe[title=Preview]').scrollIntoViewIfNeeded()
  await sendRequest(preview(page), 'Paula Preview')
  expect(sent).toEqual([])
  expect(await lettersFrom(page, 'Paula Preview')).toEqual([])
  expect(complaints).toEqual([])
})

test('An address with a choice in it gives that choice; a list that is no JSON is said to be none, and the preview shows none in its place', async () => {
  const { page } = await visit(
    '/embed?tag=mrp-faq&target=vue&width=phone&ground=dark&with-heading=Asked%20often',
  )
  await preview(page).getByRole('heading', { name: 'Asked often' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Element' }).inputValue()).toBe('mrp-faq')
  expect(await page.getByRole('radio', { name: 'Phone' }).isChecked()).toBe(true)
  expect(await snippet(page).innerText()).toContain("import 'mrp-widgets/elements/mrp-faq'")
  await page.getByLabel('List').fill('[{question')
  await page.getByText('This is no JSON yet').waitFor()
  await expect.poll(() => preview(page).locator('summary').count()).toBe(0)
})

test('In dark mode the preview is dark, “Dark” is pressed, and the snippet names no theme until a dark page is chosen', async () => {
  const { page } = await visitInDark('/embed?tag=mrp-faq')
  await preview(page).locator('mrp-faq[theme=dark]').waitFor()
  await expect.poll(() => snippet(page).textContent()).toContain('<mrp-faq>')
  expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true)
  await page.getByText('Dark', { exact: true }).click()
  await expect.poll(() => snippet(page).textContent()).toContain('<mrp-faq theme="dark">')
  expect(new URL(page.url()).searchParams.get('ground')).toBe('dark')
})

test('An empty field shows the text that the element shows without it', async () => {
  const { page } = await visit('/embed', withoutPreview)
  expect(await page.getByLabel('Heading', { exact: true }).getAttribute('placeholder')).toBe(
    'Plan your own parts',
  )
})

test('A snippet that pins the version has one tag, which runs on a page, and the address keeps the choice', async () => {
  const { page } = await visit('/embed?tag=mrp-demo-form&with-company-name=Acme')
  await page.getByText('For developers').click()
  await page.getByRole('checkbox', { name: 'Pin version' }).check()
  await expect.poll(() => snippet(page).innerText()).toContain(' integrity="sha384-')
  const written = await snippet(page).innerText()
  expect(written).toContain(`/v${manifest.version}/mrp-widgets.js"`)
  expect(written.length).toBeLessThan(1000)
  expect(new URL(page.url()).searchParams.has('pinned')).toBe(true)
  const { page: partners, complaints } = await visit(written)
  await expect.poll(() => partners.getByLabel('Company name').inputValue()).toBe('Acme')
  expect(complaints).toEqual([])
})

test('Where requests go is filled in, stands in the snippet, and a reload loses none of it', async () => {
  const { page, complaints } = await visit('/embed?tag=mrp-demo-form')
  const requests = await delivery(page)
  await requests.getByLabel('Address for all forms of the page').fill('https://api.acme.example/requests')
  await requests.getByLabel('Contact email').fill('sales@acme.example')
  const settings = 'contact-email="sales@acme.example" endpoint="https://api.acme.example/requests"'
  await expect.poll(() => snippet(page).textContent()).toContain(`<mrp-config ${settings}></mrp-config>`)
  await page.reload()
  await expect.poll(() => snippet(page).textContent()).toContain(settings)

  await page.getByRole('combobox', { name: 'For' }).selectOption('wordpress')
  await expect
    .poll(() => snippet(page).textContent())
    .toContain('data-endpoint="https://api.acme.example/requests"')
  expect(await snippet(page).textContent()).not.toContain('mrp-config')
  expect(await page.getByText('connect-src https://api.acme.example').count()).toBe(1)

  await page.getByRole('combobox', { name: 'Element' }).selectOption('mrp-faq')
  await expect.poll(() => snippet(page).textContent()).not.toContain('api.acme.example')
  expect(await page.getByRole('group', { name: 'Where requests go' }).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('An endpoint that is not https, and what the email service lacks, are said at their fields', async () => {
  const { page } = await visit('/embed?tag=mrp-demo-form', withoutPreview)
  const requests = await delivery(page)
  const field = (name: string) => requests.getByLabel(name, { exact: true })
  const faulty = () => requests.locator('[aria-invalid=true]').evaluateAll(fields => fields.length)
  await field('Address for all forms of the page').fill('http://api.acme.example')
  await requests.getByText('Begin with https://').waitFor()
  expect(await field('Address for all forms of the page').getAttribute('aria-invalid')).toBe('true')
  await field('Address for all forms of the page').fill('/requests')
  await expect.poll(faulty).toBe(0)

  await field('Email service ID').fill('service_1')
  for (const name of ['Email demo template ID', 'Email public key'])
    expect(await field(name).getAttribute('aria-invalid')).toBe('true')
  await field('Email demo template ID').fill('template_1')
  await field('Email public key').fill('key_1')
  await expect.poll(faulty).toBe(0)
  expect(await requests.getByText('service’s public key').innerText()).toContain('It is no secret')

  await page.getByRole('combobox', { name: 'Element' }).selectOption('mrp-contact-form')
  await delivery(page)
  expect(await field('Email contact template ID').getAttribute('aria-invalid')).toBe('true')
})

test('On a phone all fields are folded above the preview; where they are beside it, its texts are open', async () => {
  const { page } = await visit('/embed?tag=mrp-demo-form', withoutPreview)
  const isOpen = () => page.getByLabel('Button text').isVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await page.getByText('Texts', { exact: true }).waitFor()
  expect(await isOpen()).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect.poll(isOpen).toBe(true)
})

test('The keyboard meets code, fields and preview in the order in which they are seen, on a phone too', async () => {
  const { page } = await visit('/embed?tag=mrp-demo-form', withoutPreview)
  const parts = page.locator('#builder > * > *')
  const places = () =>
    parts.evaluateAll(all => all.map(one => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })))
  await page.setViewportSize({ width: 390, height: 844 })
  const below = (await places()).map(({ y }) => y)
  expect(below).toEqual(below.toSorted((a, b) => a - b))
  await page.setViewportSize({ width: 1440, height: 900 })
  const [code, fields, result] = await places()
  expect([fields?.x, (fields?.y ?? 0) > (code?.y ?? 0)]).toEqual([code?.x, true])
  expect(result?.x).toBeGreaterThan(fields?.x ?? Number.POSITIVE_INFINITY)
})

test('The first window says what to paste, where, and whom requests reach', async () => {
  const { page } = await visit('/embed', withoutPreview)
  const answers = [
    page.getByText('<mrp-planner>'),
    page.getByText(/^Paste it where it should appear/),
    page.getByText(/^Requests reach our team until/),
    page.getByRole('button', { name: 'Copy' }),
  ]
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    for (const answer of answers) {
      const { y, height } = (await answer.boundingBox()) ?? { y: Number.POSITIVE_INFINITY, height: 0 }
      expect(y + height).toBeLessThanOrEqual(size.height)
    }
  }
})

test('The preview has a font of its page, and gives it to the element', async () => {
  const { page } = await visit('/embed')
  const heading = preview(page).getByRole('heading', { name: 'Plan your own parts' })
  await heading.waitFor()
  expect(await heading.evaluate(one => getComputedStyle(one).fontFamily)).toMatch(/^Inter/)
  const statuses = () =>
    preview(page)
      .locator('body')
      .evaluate(() => [...document.fonts].map(({ status }) => status))
  await expect.poll(statuses).toEqual(['loaded'])
})

test('At 1440 × 900 and 1366 × 768 the whole preview is in the window below the header, and the fields beside it end there or grow, without a scrollbar of their own', async () => {
  const { page } = await visit('/embed?tag=mrp-demo-form', withoutPreview)
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height })
    const shown = page.getByRole('region', { name: 'Preview' })
    await shown.evaluate(one => scrollTo(0, one.getBoundingClientRect().top + scrollY - 64))
    const bottomOf = (one: Element) => Math.round(one.getBoundingClientRect().bottom)
    const bottom = await shown.evaluate(bottomOf)
    expect(bottom).toBeLessThanOrEqual(height)
    const fields = page.locator('#builder > * > :nth-child(2)')
    expect(await fields.evaluate(bottomOf)).toBeGreaterThanOrEqual(bottom)
    expect(await fields.evaluate(one => one.scrollHeight - one.clientHeight)).toBe(0)
    expect(
      await shown.locator('iframe').evaluate(one => one.parentElement?.clientHeight ?? 0),
    ).toBeGreaterThan(460)
  }
})

test('What is one of a known few is chosen from a list: the level of a heading', async () => {
  const { page } = await visit('/embed?tag=mrp-faq', withoutPreview)
  await page.getByRole('combobox', { name: 'Heading level' }).selectOption('3')
  await expect.poll(() => snippet(page).textContent()).toContain('heading-level="3"')
})

test('A list is filled with the entries that the element shows anyway, and goes into the snippet once one is changed', async () => {
  const { page } = await visit('/embed?tag=mrp-mission', withoutPreview)
  const list = page.getByLabel('List')
  const shown = await list.inputValue()
  expect(JSON.parse(shown).length).toBeGreaterThan(1)
  expect(await snippet(page).textContent()).not.toContain('items=')
  await list.fill(shown.replace('"title":"', '"title":"New: '))
  await expect.poll(() => snippet(page).textContent()).toContain('New: ')
})

test('On a phone, “Copy” lies over nothing, and shows its answer', async () => {
  const { page } = await visit('/embed?tag=mrp-demo-form', withoutPreview)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  const button = page.getByRole('button', { name: 'Copy' })
  await button.scrollIntoViewIfNeeded()
  const before = await button.boundingBox()
  await page.mouse.wheel(0, 100)
  await expect.poll(async () => (await button.boundingBox())?.y).toBeLessThan(before?.y ?? 0)
  await button.click()
  const answer = page.getByText('Copied.')
  await answer.waitFor()
  await expect.poll(async () => (await answer.boundingBox())?.y ?? 844).toBeLessThan(800)
})

test('The first element is the planner, whose preview plans the sample', async () => {
  const { page } = await visit('/embed')
  expect(await page.getByRole('combobox', { name: 'Element' }).inputValue()).toBe('mrp-planner')
  await preview(page)
    .getByRole('heading', { name: /^3 orders/ })
    .waitFor()
  expect(await snippet(page).innerText()).toContain('<mrp-planner')
})

test('“Copy” copies the snippet; where the browser refuses, the code is selected', async () => {
  const { page } = await visit('/embed?tag=mrp-demo-form', withoutPreview)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Copied.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await snippet(page).textContent())
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('Selected: press Ctrl+C').waitFor()
  expect(await page.evaluate(() => String(getSelection()))).toContain('<mrp-demo-form')
})

test('The snippets of all elements work when they are pasted into an empty file', async () => {
  const { page } = await visit('/embed?tag=mrp-demo-form', withoutPreview)
  const snippets: string[] = []
  for (const { tag } of elementFacts) {
    await page.getByRole('combobox', { name: 'Element' }).selectOption(tag)
    await expect.poll(() => snippet(page).textContent()).toContain(`<${tag}`)
    snippets.push((await snippet(page).textContent()) ?? '')
  }
  const { page: empty } = await visit(snippets.join('\n'))
  const unpainted = () =>
    empty.evaluate(
      tags =>
        tags.filter(tag => {
          const root = document.querySelector(tag)?.shadowRoot
          const isInLight = document.querySelector(`${tag} [data-root] > *`) !== null
          return !root || !(isInLight || root.querySelector('[data-root] > :not(slot)'))
        }),
      elementFacts.map(({ tag }) => tag),
    )
  await expect.poll(unpainted).toEqual([])
})

test('Search engines are told to leave it out, and it is in no menu', async () => {
  const textAt = async (path: string) => (await ask(inject('site') + path)).body.toString()
  const written = await textAt('/embed/')
  expect(written).toContain('<meta name="robots" content="noindex">')
  const [bar] = /<header\b.*?<\/header>/s.exec(written) ?? []
  expect(bar).toContain('href="/pricing"')
  expect(bar).not.toContain('/embed/')
  expect(await textAt('/sitemap.xml')).not.toContain('/embed/')
})

test('Without JavaScript the page says what it would take, and what works without', async () => {
  const { page } = await visitWithoutScript('/embed')
  await page.getByText('That takes JavaScript, which is off here.').waitFor()
  expect(await page.getByRole('link', { name: 'the demo form' }).getAttribute('href')).toBe('/demo')
})

test('A shared link fills the builder with nobody’s addresses', async () => {
  const evil = 'https://evil.example/'
  const names = ['set-endpoint', 'set-contact-email', 'set-email-origin', 'with-endpoint', 'with-thanks-url']
  const others = ['with-privacy-url', 'with-consent-text', 'with-extra']
  const query = new URLSearchParams([...names, ...others].map(name => [name, evil]))
  const { page } = await visit(`/embed?tag=mrp-demo-form&${query}&with-company-name=Acme`, withoutPreview)
  await expect.poll(() => snippet(page).textContent()).toContain('company-name="Acme"')
  expect(await snippet(page).textContent()).not.toContain('evil')
  await expect.poll(() => page.url()).not.toContain('evil')
})
