import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { lettersFrom, scriptTag, sendRequest } from '../support/form-page.ts'
import { rested } from '../support/rested.ts'

// The form in an iframe, on a page that takes nothing else.

const visit = openInTurn()
const withoutScript = openInTurn({ javaScriptEnabled: false })
const site = inject('site')

const sendButton = (page: Page) => page.getByRole('button', { name: 'Request a Demo' })

/** What docs/partners.md gives to pages without the script, at the built site's address. */
const docs = await readFile('docs/partners.md', 'utf8')
const ownLines = /<script>\naddEventListener\('message'[\s\S]*?<\/script>/
  .exec(docs)?.[0]
  .replaceAll('https://widgets.example', site)

const frame = (query = '') =>
  `<iframe src="${site}/embed/demo-form/${query}" title="Request a demo" width="600" height="200" style="border:0"></iframe>`

test('The iframe’s page is the form alone, prefilled from its address, and a request arrives', async () => {
  const { page, complaints } = await visit(
    '/embed/demo-form/?company-name=Huber+Gears&theme=dark&source=letter',
  )
  expect(await page.title()).toBe('Request a demo – MRP Agent')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
  await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('Huber Gears')
  await page.locator('mrp-demo-form [data-root][data-theme=dark]').waitFor()
  await sendRequest(page, 'Ways Page')
  expect((await lettersFrom(page, 'Ways Page'))[0]).toMatchObject({ source: 'letter' })
  expect(complaints).toEqual([])
})

test('The iframe’s page leads to the form without script, and is in neither menu nor sitemap', async () => {
  const { page } = await withoutScript('/embed/demo-form')
  expect(await sendButton(page).isVisible()).toBe(false)
  expect(await page.getByRole('link', { name: 'Request a demo' }).getAttribute('href')).toBe('/demo')
  expect(await (await fetch(`${site}/sitemap.xml`)).text()).not.toContain('/embed/')
  expect(await (await fetch(site)).text()).not.toContain('/embed/demo-form')
})

test.for([
  ['with the script', scriptTag],
  ['with the three lines of docs/partners.md', ownLines],
] as const)('%s, an iframe is as high as the form in it, and a request arrives', async ([, script]) => {
  const { page } = await visit(script + frame('?source=frame'))
  const height = () => page.locator('iframe').evaluate(element => element.getBoundingClientRect().height)
  await expect.poll(height).toBeGreaterThan(800)
  await sendRequest(page.frameLocator('iframe'), 'Ways Frame')
  await expect.poll(height).toBeLessThan(700)
  expect((await lettersFrom(page, 'Ways Frame'))[0]).toMatchObject({ source: 'frame' })
})

test('The three lines of docs/partners.md believe no other origin, and no height that breaks the page', async () => {
  const stranger = 'https://evil.example/embed/demo-form/'
  const { page } = await visit(`${ownLines}<iframe src="${stranger}"></iframe>${frame()}`, opened =>
    opened.route(stranger, route => route.fulfill({ contentType: 'text/html', body: '' })),
  )
  const heights = () => page.locator('iframe').evaluateAll(all => all.map(({ style }) => style.height))
  const tell = (address: string, data: unknown) =>
    page.frame({ url: address })?.evaluate(message => parent.postMessage(message, '*'), data)
  await expect.poll(heights).toEqual(['', expect.stringMatching(/^\d{3,4}px$/)])
  await tell(stranger, { mrp: 'height', height: 999 })
  await tell(stranger, null)
  await tell(`${site}/embed/demo-form/`, { mrp: 'height', height: -1 })
  await tell(`${site}/embed/demo-form/`, { mrp: 'height', height: 30_000_000 })
  await expect.poll(heights).toEqual(['', '10000px'])
})

test('What became of a request is an event on the iframe, without what was typed', async () => {
  const { page } = await visit(`${frame('?source=frame')}${scriptTag}`)
  await page.evaluate(() =>
    document.addEventListener('mrp-sent', event => {
      document.title = `${(event.target as Element).localName} ${JSON.stringify((event as CustomEvent).detail)}`
    }),
  )
  await sendRequest(page.frameLocator('iframe'), 'Ways Event')
  await expect.poll(() => page.title()).toBe('iframe {"form":"demo","source":"frame","outcome":"sent"}')
})

test('The iframe takes a colour, a font and hidden fields from its address, and says whose inbox it fills', async () => {
  const query = '?accent=%23a03000&font=Georgia&hide=phone&company-name=Acme&utm_source=news'
  const { page, complaints } = await visit(`/embed/demo-form/${query}`)
  await page.getByText('Your request goes to MRP Agent, hello@mrp-agent.example.').waitFor()
  const look = () =>
    sendButton(page).evaluate(button => {
      const { backgroundColor, fontFamily } = getComputedStyle(button)
      return [backgroundColor, fontFamily]
    })
  await expect.poll(look).toEqual(['rgb(160, 48, 0)', expect.stringContaining('Georgia')])
  await page.getByLabel('Full name').focus()
  await expect.poll(() => page.getByLabel('Phone').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('The iframe names once what it ignores: settings, wrong values and misspelt names', async () => {
  const query =
    '?endpoint=https://evil.example&thanks-url=/x&accent=url(x)&acent=red&company-name=Acme&consent-text='
  const { page, complaints } = await visit(`/embed/demo-form/${query}`)
  await page.getByLabel('Full name').waitFor()
  await expect.poll(() => complaints.length).toBe(1)
  expect(complaints[0]).toMatch(/^The iframe ignores endpoint, thanks-url, accent, acent in its address\./)
  const form = page.locator('mrp-demo-form')
  expect([await form.getAttribute('endpoint'), await form.getAttribute('thanks-url')]).toEqual([null, null])
})

test.for([
  ['before', (html: string) => `<html lang="de-AT">${scriptTag}${html}`],
  ['after', (html: string) => `<html lang="de-AT">${html}${scriptTag}`],
] as const)('With the script %s it, an iframe speaks the language of the page', async ([, write]) => {
  const { page } = await visit(write(frame()))
  const inside = page.frameLocator('iframe')
  await inside.getByRole('button', { name: 'Demo anfragen' }).waitFor()
  await inside.getByText('Ihre Anfrage geht an MRP Agent, hello@mrp-agent.example.').waitFor()
})

test('The language in an iframe’s address comes before that of the page', async () => {
  const { page } = await visit(`<html lang="de">${scriptTag}${frame('?lang=fr')}`)
  const inside = page.frameLocator('iframe')
  await inside.getByText('Votre demande est envoyée à').waitFor()
  await rested(page)
  expect(await inside.locator('html').getAttribute('lang')).toBe('en')
})
