import { expect, onTestFinished, test } from 'vitest'
import { joinPage } from '../../src/loader/join-page.ts'
import { plainAddress, readAttribution } from '../../src/services/attribution.ts'
import { configure } from '../../src/services/config.ts'
import { offerPageApi } from '../../src/services/page-api.ts'
import { campaignParameters } from '../support/campaign.ts'
import { blockStorage } from '../support/storage.ts'

// What is known of a visitor's way to a page: little of each address, and nothing of what may be a secret.

const key = 'mrp:first-touch'
const from = (first: string, referrer = '') => {
  sessionStorage.setItem(key, `${first}\n${referrer}`)
  return readAttribution()
}

test('These parameters are the campaign', () => {
  const query = new URLSearchParams(campaignParameters.map(name => [name, `of ${name}`]))
  expect(from(`https://site.example/?${query}`).campaign).toEqual(
    Object.fromEntries(campaignParameters.map(name => [name, `of ${name}`])),
  )
})

test.for(['utm_secret', 'UTM_SOURCE', 'gclid2', 'reset_token', '__proto__'])(
  '“%s” is no parameter of a campaign',
  name => {
    expect(from(`https://site.example/?${name}=s3cret`)).toEqual({
      campaign: {},
      referrer: '',
      landingPage: 'https://site.example/',
    })
  },
)

test('A value has at most 200 characters, an address at most 300', () => {
  const long = 'x'.repeat(1000)
  const attribution = from(`https://site.example/${long}?gclid=${long}`, `https://search.example/${long}`)
  expect(attribution.campaign.gclid).toHaveLength(200)
  expect([attribution.landingPage, attribution.referrer].map(address => address.length)).toEqual([300, 300])
})

test.for([
  ['https://site.example/reset?token=s3cret#access_token=s3cret', 'https://site.example/reset'],
  ['https://anna:s3cret@site.example:8443/a/b;c', 'https://site.example:8443/a/b;c'],
  ['http://127.0.0.1:4173/demo', 'http://127.0.0.1:4173/demo'],
  ['android-app://com.example.search/', 'android-app://com.example.search/'],
  ['about:srcdoc', ''],
  ['javascript:s3cret', ''],
  ['no address', ''],
  ['', ''],
] as const)('Of %s there is “%s” to tell', ([address, plain]) => {
  expect(plainAddress(address)).toBe(plain)
})

test('A page of the site itself is no referrer', () => {
  expect(from('https://site.example/demo', 'https://site.example/pricing').referrer).toBe('')
  expect(from('https://site.example/demo', 'https://site.example.org/a?b').referrer).toBe(
    'https://site.example.org/a',
  )
})

test.for([
  '',
  'rubbish',
  '{"landingPage":"https://thief.example/"}',
  '\nhttps://search.example/',
  'about:blank',
])('Where %j is stored, this page’s own address counts', stored => {
  history.replaceState(null, '', '?utm_source=fair&token=s3cret')
  sessionStorage.setItem(key, stored)
  expect(readAttribution()).toMatchObject({
    campaign: { utm_source: 'fair' },
    landingPage: location.origin + location.pathname,
  })
})

test('Where storage is blocked, this page’s own address counts', () => {
  history.replaceState(null, '', '?utm_source=fair')
  blockStorage('sessionStorage')
  expect(readAttribution().campaign).toEqual({ utm_source: 'fair' })
})

/** The page's consent banner, whose answer is forgotten when the test ends. */
function banner(): PageApi {
  offerPageApi()
  const { mrpWidgets } = window as never as { mrpWidgets: PageApi }
  onTestFinished(() => {
    delete mrpWidgets.answer
  })
  return mrpWidgets
}

interface PageApi {
  consent(answer: 'granted' | 'denied'): void
  answer?: string
}

test('A page from npm notes where its visitor came from, if it wants to and its visitor agrees', async () => {
  const { consent } = banner()
  history.replaceState(null, '', '?utm_source=npm')
  configure({ attribution: 'on', consent: 'required' })
  joinPage()
  expect(sessionStorage.getItem(key)).toBeNull()
  consent('granted')
  await expect.poll(() => sessionStorage.getItem(key)).toContain('utm_source=npm')
})

test('A setting that asks for consent removes what was stored, until somebody has said yes', async () => {
  const { consent } = banner()
  joinPage()
  configure({ attribution: 'on' })
  from('https://site.example/')
  configure({ contactEmail: 'sales@factory.example' })
  expect(sessionStorage.getItem(key)).not.toBeNull()
  configure({ consent: 'required' })
  expect(sessionStorage.getItem(key)).toBeNull()
  consent('granted')
  from('https://site.example/')
  configure({ consent: 'required' })
  expect(sessionStorage.getItem(key)).not.toBeNull()
  consent('denied')
  await expect.poll(() => sessionStorage.getItem(key)).toBeNull()
})

test('Attribution that is turned off removes what was stored', () => {
  banner()
  configure({ attribution: 'on' })
  from('https://site.example/')
  configure({ attribution: undefined })
  expect(sessionStorage.getItem(key)).toBeNull()
})
