import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { lettersFrom, localInbox, scriptTag, sendRequest, servePage } from '../support/form-page.ts'

// Where a request comes from, with attribution on: what of addresses is stored and sent, and when.

const visit = openInTurn()

const settings = (consent = '') =>
  localInbox.replace('<mrp-config', `<mrp-config attribution="on" ${consent}`)
const page = (consent = '') =>
  servePage(`${settings(consent)}<mrp-demo-form source="spring-fair"></mrp-demo-form>${scriptTag}`)
const campaign = '?utm_source=fair&utm_campaign=spring&gclid=abc123'

const stored = (tab: Page): Promise<string | null> =>
  tab.evaluate(() => sessionStorage.getItem('mrp:first-touch'))

/** It is noted a tenth of a second later, so that the first paint need not wait for it. */
const untilStored = (tab: Page) => expect.poll(() => stored(tab)).toContain('fair')

const answer = (tab: Page, given: 'granted' | 'denied') => tab.evaluate(`mrp.consent('${given}')`)

/** What was sent with the newest request of a sender, of all that no field of the form is for. */
async function originOf(tab: Page, name: string) {
  const [letter] = await lettersFrom(tab, name)
  const { utm_source, utm_campaign, gclid, referrer, landing_page, page, source, ...rest } = letter ?? {}
  expect(Object.keys(rest).filter(key => /^utm_|token|clid/.test(key))).toEqual([])
  return { utm_source, utm_campaign, gclid, referrer, landing_page, page, source }
}

/** All of it, for a visitor who came to this path. */
const whole = (tab: Page, path = '/try.html') => ({
  utm_source: 'fair',
  utm_campaign: 'spring',
  gclid: 'abc123',
  referrer: undefined,
  landing_page: new URL(path, tab.url()).href,
  page: new URL('/try.html', tab.url()).href,
  source: 'spring-fair',
})

const nothing = {
  utm_source: undefined,
  utm_campaign: undefined,
  gclid: undefined,
  referrer: undefined,
  landing_page: undefined,
  page: undefined,
  source: 'spring-fair',
}

/** A script tag with a setting. */
const withSetting = (setting: string) => scriptTag.replace('src=', `${setting} src=`)
const form = '<mrp-demo-form source="spring-fair"></mrp-demo-form>'

test('`data-attribution="on"` of the script tag stores and sends it', async () => {
  const html = localInbox + form + withSetting('data-attribution="on"')
  const { page: tab } = await visit(`/try.html${campaign}`, servePage(html))
  await untilStored(tab)
  expect(await tab.evaluate(() => Object.keys(localStorage))).toEqual([])
  await sendRequest(tab, 'Origin Script')
  expect(await originOf(tab, 'Origin Script')).toEqual(whole(tab))
})

test('Of an address, origin, path and the campaign are stored and sent, and no secret in the rest of it', async () => {
  const bodies: string[] = []
  const { page: tab } = await visit('/robots.txt', async opened => {
    await page()(opened)
    opened.on('request', request => bodies.push(request.postData() ?? ''))
  })
  await tab.goto(`/first/try.html${campaign}&reset_token=s3cret&utm_secret=s3cret#access_token=s3cret`, {
    referer: 'https://search.example/results?q=s3cret',
  })
  await untilStored(tab)
  expect(await tab.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('s3cret')
  await tab.goto('/try.html?reset_token=s3cret#access_token=s3cret')
  await sendRequest(tab, 'Origin Secret')
  expect(await originOf(tab, 'Origin Secret')).toEqual({
    ...whole(tab, '/first/try.html'),
    referrer: 'https://search.example/results',
  })
  expect(bodies.join()).toContain('Origin Secret')
  expect(bodies.join()).not.toContain('s3cret')
  expect(await tab.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('s3cret')
})

test('Before consent nothing of where a visitor comes from is stored or sent; given later on the page, it stores that', async () => {
  const { page: tab } = await visit(`/try.html${campaign}`, page('data-consent=" Required "'))
  await sendRequest(tab, 'Origin Before')
  expect(await originOf(tab, 'Origin Before')).toEqual(nothing)
  expect(await stored(tab)).toBeNull()
  // As apps do that have read their parameters.
  await tab.evaluate(() => history.replaceState(null, '', '/try.html'))
  await answer(tab, 'granted')
  await untilStored(tab)
  await tab.getByRole('button', { name: 'Request Another Demo' }).click()
  await sendRequest(tab, 'Origin After')
  expect(await originOf(tab, 'Origin After')).toEqual(whole(tab))
})

test('Consent denied removes what was stored and keeps all of it from being sent, whatever the setting', async () => {
  const { page: tab } = await visit(`/try.html${campaign}`, page())
  await untilStored(tab)
  await answer(tab, 'denied')
  expect(await stored(tab)).toBeNull()
  await sendRequest(tab, 'Origin Denied')
  expect(await originOf(tab, 'Origin Denied')).toEqual(nothing)
  expect(await stored(tab)).toBeNull()
})

test('A tag that asks for consent later, on a page whose code nobody needed, lets no other page know', async () => {
  const { page: tab } = await visit(
    `/try.html${campaign}`,
    servePage(`${settings()}<mrp-site-footer></mrp-site-footer>${scriptTag}`),
  )
  await untilStored(tab)
  await tab.evaluate(() => {
    const tag = document.createElement('mrp-config')
    tag.setAttribute('consent', 'required')
    document.body.append(tag)
  })
  await tab.goto('/robots.txt')
  expect(await stored(tab)).toBeNull()
})

/** Waits until the loader's timer of 99 ms has fired: it was set before `mrp` was there, and this one after. */
async function loaderHasLooked(tab: Page) {
  await tab.waitForFunction('window.mrp', undefined, { polling: 10 })
  await tab.evaluate(() => new Promise(resolve => setTimeout(resolve, 99)))
}

test('A page that is still being parsed may yet ask for consent', async () => {
  const { page: tab } = await visit('/robots.txt', page())
  await tab.route('**/slow.js', async route => {
    await loaderHasLooked(tab)
    await route.fulfill({ contentType: 'text/javascript', body: 'globalThis.found = sessionStorage.length' })
  })
  await servePage(
    `${scriptTag.replace('type', 'async type')}<p>Parsed first</p><script src="/slow.js"></script>${settings('consent="required"')}`,
  )(tab)
  await tab.goto(`/try.html${campaign}`)
  expect(await tab.evaluate('found')).toBe(0)
})
