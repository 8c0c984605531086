import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { formLink, lettersFrom, localInbox, scriptTag, sendRequest, servePage } from '../support/form-page.ts'

// What strangers write into a page, and its filter lets through, makes nothing that could harm the page or its visitors.

const visit = openChromium()

const open = (html: string) => visit('/try.html', servePage(html))
const sendButton = (page: Page) => page.getByRole('button', { name: 'Request a Demo' })
const ours = (page: Page) =>
  page
    .locator('css=*')
    .evaluateAll(elements =>
      elements.map(({ localName }) => localName).filter(name => name.startsWith('mrp-')),
    )

/** Where requests would go if settings from this place counted. */
const thief =
  'data-email-origin="https://evil.example" data-contact-email="thief@evil.example" data-form-endpoint="https://evil.example"'

test.for(['p', 'div', 'span'])(
  'A <%s> changes no setting: the request goes where the page’s own say',
  async name => {
    const { page, complaints } = await visit('/try.html', async tab => {
      await tab.route('https://evil.example/**', route => route.abort())
      await servePage(
        `<${name} data-mrp="config" ${thief}>Hello</${name}>${localInbox}<mrp-demo-form></mrp-demo-form>${scriptTag}`,
      )(tab)
    })
    await sendRequest(page, `Strangers ${name}`)
    expect(await lettersFrom(page, `Strangers ${name}`)).toMatchObject([
      { to_email: 'hello@mrp-agent.example' },
    ])
    expect(complaints).toEqual([
      'An element with data-mrp cannot make <mrp-config>, so this markup is left unchanged. Write the tag itself.',
    ])
  },
)

const onlyByTag = ['config', 'account', 'doctor', 'toaster', 'site-header', 'site-footer']

test('An element with `data-mrp` makes neither settings nor an account, a header, a footer, a toaster, a doctor', async () => {
  const { page, complaints } = await open(
    `${scriptTag}${onlyByTag.map(name => `<div data-mrp="${name}">Hello</div><div data-mrp=" MRP-${name} ">Hello</div>`).join('')}`,
  )
  await expect.poll(() => complaints).toHaveLength(2 * onlyByTag.length)
  expect(await ours(page)).toEqual([])
  expect(await page.getByText('Hello').count()).toBe(2 * onlyByTag.length)
})

test('A link makes the two forms and nothing else', async () => {
  const link = (name: string) => `<p><a href="/demo#mrp=${name}&href=https://evil.example">${name}</a></p>`
  const names = ['hero', 'demo-cta', 'pricing-plans', 'faq', ...onlyByTag]
  const { page, complaints } = await open(
    `${scriptTag}${[...names, 'demo-form', 'contact-form'].map(link).join('')}`,
  )
  await sendButton(page).waitFor()
  await page.getByRole('button', { name: 'Send Message' }).waitFor()
  expect(await ours(page)).toEqual(['mrp-demo-form', 'mrp-contact-form'])
  for (const name of names) expect(await page.getByRole('link', { name, exact: true }).isVisible()).toBe(true)
  expect(complaints).toHaveLength(names.length)
  expect(complaints).toContain(
    'A link cannot make <mrp-hero>, so this markup is left unchanged. Write the tag itself.',
  )
})

test('A link that leads neither to the script’s origin nor to the page’s stays a link, with its `rel`', async () => {
  const { page } = await open(
    `${scriptTag}<a rel="nofollow ugc" href="https://evil.example/demo#mrp=demo-form&theme=dark">Elsewhere</a>${formLink()}`,
  )
  await sendButton(page).waitFor()
  expect(await ours(page)).toEqual(['mrp-demo-form'])
  const link = page.getByRole('link', { name: 'Elsewhere' })
  expect(await link.getAttribute('rel')).toBe('nofollow ugc')
})

test('A click on a link elsewhere that asks for a dialog follows the link', async () => {
  const { page } = await visit('/try.html', async tab => {
    await tab
      .context()
      .route('https://evil.example/**', route =>
        route.fulfill({ body: 'The other site', contentType: 'text/html' }),
      )
    await servePage(
      `${scriptTag}<a target="_blank" rel="noopener" href="https://evil.example/demo#mrp=demo-form&open">Elsewhere</a>`,
    )(tab)
  })
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Elsewhere' }).click(),
  ])
  await other.getByText('The other site').waitFor()
  expect(await other.evaluate(() => window.opener)).toBe(null)
  expect(await ours(page)).toEqual([])
})

test('A link to the script’s origin makes the form on a page of another origin', async () => {
  const { page } = await visit('/robots.txt')
  const site = new URL(page.url()).origin
  await page.route('https://partner.example/**', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><script type="module" src="${site}/mrp-widgets.js"></script><a href="${site}/demo#mrp=demo-form">Ask</a><a href="https://evil.example/demo#mrp=demo-form">Elsewhere</a>`,
    }),
  )
  await page.goto('https://partner.example/page')
  await sendButton(page).waitFor()
  expect(await ours(page)).toEqual(['mrp-demo-form'])
})

test('Below `data-mrp-ignore` nothing is looked at: no tag, no place, no link, no opener, no settings', async () => {
  const { page, complaints } = await open(
    `${localInbox}<article data-mrp-ignore>
      <mrp-config contact-email="thief@evil.example" email-origin="https://evil.example"></mrp-config>
      <mrp-demo-form><a href="/a">Tag</a></mrp-demo-form>
      <div data-mrp="demo-form"><a href="/b">Place</a></div>
      <a href="/demo#mrp=demo-form">Link</a>
      <button data-mrp-open="demo-form">Opener</button>
      <div data-mrp="config" ${thief}>Settings</div>
    </article>
    <mrp-contact-form></mrp-contact-form>${scriptTag}`,
  )
  await page.getByLabel('Message').fill('Bearings')
  await page.getByLabel('Name').fill('Strangers Ignored')
  await page.getByLabel('Email').fill('anna@huber.example')
  await page.getByRole('button', { name: 'Opener' }).click()
  for (const name of ['Tag', 'Place', 'Link'])
    expect(await page.getByRole('link', { name }).isVisible(), name).toBe(true)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByRole('heading', { name: 'Thank you, Strangers Ignored.' }).waitFor()
  expect(await lettersFrom(page, 'Strangers Ignored')).toMatchObject([
    { to_email: 'hello@mrp-agent.example' },
  ])
  expect(await page.getByLabel('Company name').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('What was below `data-mrp-ignore` is looked at once the page puts it elsewhere', async () => {
  const { page } = await open(
    `${scriptTag}<div data-mrp-ignore><mrp-demo-form><a href="/a">Ask</a></mrp-demo-form></div><mrp-demo-form full-name="Anna"></mrp-demo-form>`,
  )
  await page.getByLabel('Full name').hover()
  await page.locator('mrp-demo-form:defined').first().waitFor()
  expect(await page.getByRole('link', { name: 'Ask' }).isVisible()).toBe(true)
  await page.evaluate(() => {
    const element = document.querySelector('[data-mrp-ignore] > *')
    if (element) document.body.append(element)
  })
  await expect.poll(() => page.getByLabel('Full name').count()).toBe(2)
  expect(await page.getByRole('link', { name: 'Ask' }).isVisible()).toBe(false)
})
