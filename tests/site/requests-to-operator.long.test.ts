import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findStandIns } from '../../demo-host/live/checks.ts'
import { openChromium } from '../support/chromium.ts'
import { tarball } from '../support/consumer.ts'
import { inboxAt, type Letter, submitRequest } from '../support/form-page.ts'
import { buildWith, type RealBuild, servePartner, serveServices } from '../support/real-build.ts'
import type { Served } from '../support/served.ts'

// A partner pastes a snippet without any settings. The request has to arrive where the operator's `site.config.json` says.

/** A build, and an app of a partner. In ms. */
const patience = 600_000

const visit = openChromium()

/** The operator's services, and those of the partner. */
let services: Served
let partners: Served
/** The operator's site, whose requests go to an endpoint. */
let site: RealBuild
/** The partner's pages, which load from it. */
let partner: Served
beforeAll(async () => {
  services = await serveServices()
  partners = await serveServices()
  site = await buildWith({
    brandName: 'Acme Planning',
    contactEmail: 'sales@acme.test',
    founders: [{ name: 'Ann Acme', role: 'Plans', url: 'https://profiles.test/ann' }],
    endpoint: `${services.origin}/__request`,
    analytics: 'dataLayer',
    attribution: 'on',
  })
  partner = await servePartner(pagesOf(site.origin))
}, patience)
afterAll(async () => {
  services.close()
  partners.close()
  partner?.close()
  await site?.remove()
})

/** Returns the letters that name a sender. */
async function lettersOf(sender: string, place = services): Promise<readonly Letter[]> {
  return (await inboxAt(place.origin)).filter(letter => JSON.stringify(letter).includes(sender))
}

const script = (site: string) => `<script type="module" src="${site}/mrp-widgets.js"></script>`

/** What partners paste, by the name of the way. */
const snippets: Readonly<Record<string, (site: string) => string>> = {
  'the script tag and <mrp-demo-form>': site => `${script(site)}<mrp-demo-form></mrp-demo-form>`,
  'the file of the element alone': site =>
    `<script type="module" src="${site}/elements/mrp-demo-form.js"></script><mrp-demo-form></mrp-demo-form>`,
  'an iframe': site =>
    `<iframe src="${site}/embed/demo-form/" title="Demo" width="600" height="1400"></iframe>`,
}

const pathOf = (way: string) => `/way?${encodeURI(way)}`
const ownPath = (name: string) => `/own?${encodeURI(name)}`

/** A page that names its address, and no service. */
const addressPath = '/address?mrp-doctor'

/** Snippets that name a service of the page's own, `{own}`, which comes before the build's. */
const ownSnippets: Readonly<Record<string, string>> = {
  'an endpoint of its <mrp-config>':
    '{script}<mrp-config endpoint="{own}/__request"></mrp-config><mrp-demo-form></mrp-demo-form>',
  'an email service':
    '{script}<mrp-config email-service-id="s" email-demo-template-id="t" email-public-key="k" email-origin="{own}"></mrp-config><mrp-demo-form></mrp-demo-form>',
}

/** The page with the script tag, as a campaign leads to it. */
const campaignPath = '/?utm_source=fair'

/** Types a request into the form on a page, wherever it is, and sends it. */
async function send(page: Page, sender: string): Promise<Page | FrameLocator> {
  const place = (await page.locator('iframe').count()) > 0 ? page.frameLocator('iframe') : page
  await submitRequest(place, sender)
  return place
}

/** What the partner's page has at each path. */
function pagesOf(site: string): ReadonlyMap<string, string> {
  const own = Object.entries(ownSnippets).map(([name, snippet]) => {
    const html = snippet.replace('{script}', script(site))
    return [ownPath(name), html.replace('{own}', partners.origin)] as const
  })
  const form = `${script(site)}<mrp-demo-form></mrp-demo-form>`
  return new Map(
    [
      ...Object.entries(snippets).map(([way, snippet]) => [pathOf(way), snippet(site)] as const),
      ...own,
      [campaignPath, form] as const,
      [addressPath, `<mrp-config contact-email="me@partner.test"></mrp-config>${form}`] as const,
    ].map(([path, html]) => [path, `<!doctype html>\n${html}`]),
  )
}

/** Sends a request on a page, and waits for the thanks. Returns its letters, of which the visitor's mail app has none. */
async function sendOn(url: string, sender: string, inbox = services): Promise<readonly Letter[]> {
  const { page, mails } = await visit(url)
  const place = await send(page, sender)
  await place.getByRole('heading', { name: `Thank you, ${sender}.` }).waitFor()
  expect(mails).toEqual([])
  return lettersOf(sender, inbox)
}

async function checkDelivery(url: string, sender: string): Promise<void> {
  const letters = await sendOn(url, sender)
  expect(letters.map(({ service }) => service)).toEqual(['endpoint'])
  expect(letters[0]?.fields.fields).toContain(`"fullName":"${sender}"`)
}

test.for(Object.keys(snippets))(
  'A request arrives there from a page of another origin, with nothing but %s',
  way => checkDelivery(partner.origin + pathOf(way), `Lea of ${way}`.replace(/[<>]/g, '')),
)

test('The npm package sends requests there too', () => {
  const archive = join(site.folder, 'dist', tarball)
  const code = execFileSync('tar', ['-xzOf', archive, 'package/dist/npm'], {
    encoding: 'utf8',
    maxBuffer: 50e6,
  })
  expect(code).toContain(`"endpoint": "${services.origin}/__request"`)
})

test('The doctor says that a page that names no more than an address does not get its requests', async () => {
  const { page } = await visit(partner.origin + addressPath)
  await page.getByText(/^Requests go to .*: me@partner\.test gets only what a mail app sends/).waitFor()
})

test.for(Object.keys(ownSnippets))('A page with %s gets its requests itself', async name => {
  const sender = `Lea with ${name}`.replace(/[<>]/g, '')
  expect(await sendOn(partner.origin + ownPath(name), sender, partners)).toHaveLength(1)
  expect(await lettersOf(sender)).toEqual([])
})

test('Analytics and attribution are as the build says', async () => {
  const { page } = await visit(partner.origin + campaignPath)
  await send(page, 'Lea Fair')
  await page.getByRole('heading', { name: 'Thank you, Lea Fair.' }).waitFor()
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'dataLayer')?.length)).toBe(1)
  const [letter] = await lettersOf('Lea Fair')
  expect(letter?.fields.campaign).toBe('{"utm_source":"fair"}')
})

test('Links in the elements lead to the operator’s site, and its name is shown', async () => {
  const { page } = await visit(partner.origin + pathOf('the script tag and <mrp-demo-form>'))
  await page.evaluate(() => document.body.append(document.createElement('mrp-site-footer')))
  const footer = page.locator('mrp-site-footer')
  const link = footer.getByRole('link', { name: 'Pricing' })
  await expect.poll(() => link.getAttribute('href')).toBe(`${site.origin}/pricing`)
  await footer.getByText('Acme Planning').first().waitFor()
})

test('The bundle has no stand-in, and the check of a live site says so', async () => {
  expect(await findStandIns({ address: site.origin })).toEqual([])
})
