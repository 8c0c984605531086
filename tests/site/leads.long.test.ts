import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkStandIns } from '../../demo-host/live/settings.ts'
import { openSite } from '../../demo-host/live/site.ts'
import { openChromium } from '../support/chromium.ts'
import { builtPage, type Consumer, install } from '../support/consumer.ts'
import { typeRequest } from '../support/form-page.ts'
import { buildWith, type RealBuild, servePartner, serveServices } from '../support/real-build.ts'
import type { Served } from '../support/served.ts'

// A partner pastes a snippet without any settings. The request has to arrive where the operator's `site.config.json` says.

/** A build, and an app of a partner. In ms. */
const patience = 600_000

const visit = openChromium()

/** The operator's services, for all builds, and those of the partner. */
let services: Served
let partners: Served
beforeAll(async () => {
  services = await serveServices()
  partners = await serveServices()
})
afterAll(() => {
  services.close()
  partners.close()
})

interface Letter {
  readonly service: string
  readonly template?: string
  readonly fields: Readonly<Record<string, string>>
}

/** Returns the letters that name a sender. */
async function lettersOf(sender: string, place = services): Promise<readonly Letter[]> {
  const answer = await fetch(`${place.origin}/__inbox`, { headers: { accept: 'application/json' } })
  const letters: Letter[] = await answer.json()
  return letters.filter(letter => JSON.stringify(letter).includes(sender))
}

const script = (site: string) => `<script type="module" src="${site}/mrp-widgets.js"></script>`

/** What partners paste, by the name of the way. */
const snippets: Readonly<Record<string, (site: string) => string>> = {
  'the script tag and <mrp-demo-form>': site => `${script(site)}<mrp-demo-form></mrp-demo-form>`,
  'the file of the element alone': site =>
    `<script type="module" src="${site}/elements/mrp-demo-form.js"></script><mrp-demo-form></mrp-demo-form>`,
  'a div': site => `${script(site)}<div data-mrp="demo-form"></div>`,
  'an iframe': site =>
    `<iframe src="${site}/embed/demo-form/" title="Demo" width="600" height="1400"></iframe>`,
}

const ways = Object.keys(snippets)

const contactPath = '/contact'
/** A page that names its address, and no service. */
const addressPath = '/address?mrp-doctor'

/** Snippets that name a service of the page's own, `{own}`, which comes before the build's. */
const ownSnippets: Readonly<Record<string, string>> = {
  'an endpoint of its <mrp-config>':
    '{script}<mrp-config endpoint="{own}/__request"></mrp-config><mrp-demo-form></mrp-demo-form>',
  'an endpoint of its script tag':
    '<script type="module" src="{site}/mrp-widgets.js" data-endpoint="{own}/__request"></script><mrp-demo-form></mrp-demo-form>',
  'an email service':
    '{script}<mrp-config email-service-id="s" email-demo-template-id="t" email-public-key="k" email-origin="{own}"></mrp-config><mrp-demo-form></mrp-demo-form>',
}

/** The page with the script tag, as a campaign leads to it. */
const campaignPath = '/?utm_source=fair'

/** An app of a partner, built with the npm package. */
const app = {
  'index.html':
    '<!doctype html><title>An app</title><script type="module" src="/main.js"></script><mrp-demo-form></mrp-demo-form>',
  'main.js': "import 'mrp-widgets/elements/mrp-demo-form'\n",
}

/** Types a request into the form on a page, wherever it is, and sends it. */
async function send(page: Page, sender: string): Promise<Page | FrameLocator> {
  const place = (await page.locator('iframe').count()) > 0 ? page.frameLocator('iframe') : page
  if ((await page.locator('mrp-contact-form').count()) > 0) {
    await place.getByLabel('Name').fill(sender)
    await place.getByLabel('Email').fill('lea@acme.test')
    await place.getByLabel('Subject').fill('A question')
    await place.getByLabel('Message').fill('When can we start?')
    await place.getByRole('button', { name: 'Send Message' }).click()
    return place
  }
  await typeRequest(place, sender)
  await place.getByRole('button', { name: 'Request a Demo' }).click()
  return place
}

/** What each kind of operator sets, and how to see that a request came there. */
const operators = [
  {
    where: 'the endpoint',
    settings: () => ({
      endpoint: `${services.origin}/__request`,
      analytics: 'dataLayer',
      attribution: 'on',
    }),
    arrived: async (sender: string, form: string) => {
      const [letter, ...others] = await lettersOf(sender)
      expect(others).toEqual([])
      expect(letter?.service).toBe('endpoint')
      expect(letter?.fields.fields).toContain(`"${form === 'contact' ? 'name' : 'fullName'}":"${sender}"`)
    },
  },
  {
    where: 'the email service',
    settings: () => ({
      emailService: {
        serviceId: 's1',
        demoTemplateId: 'd1',
        contactTemplateId: 'c1',
        publicKey: 'k1',
        origin: services.origin,
      },
    }),
    arrived: async (sender: string, form: string) => {
      const [letter, ...others] = await lettersOf(sender)
      expect(others).toEqual([])
      expect(letter).toMatchObject({
        service: 'email',
        template: form === 'contact' ? 'c1' : 'd1',
        fields: { from_name: sender, to_email: 'sales@acme.test' },
      })
    },
  },
  { where: 'the business address, by mail', settings: () => ({}), arrived: undefined },
]

describe.each(operators)('With a build whose requests go to $where', ({ settings, arrived }) => {
  let site: RealBuild
  let partner: Served
  let consumer: Consumer
  beforeAll(async () => {
    site = await buildWith({
      brandName: 'Acme Planning',
      contactEmail: 'sales@acme.test',
      founders: [{ name: 'Ann Acme', role: 'Plans', url: 'https://profiles.test/ann' }],
      ...settings(),
    })
    const own = Object.entries(ownSnippets).map(([name, snippet]) => {
      const html = snippet.replace('{script}', script(site.origin)).replace('{site}', site.origin)
      return [`/own?${encodeURI(name)}`, html.replace('{own}', partners.origin)] as const
    })
    const pasted = ways.map((way, index) => [`/${index}`, snippets[way]?.(site.origin)] as const)
    partner = await servePartner(
      new Map(
        [
          ...pasted,
          ...own,
          [campaignPath, pasted[0]?.[1]] as const,
          [
            addressPath,
            `${script(site.origin)}<mrp-config contact-email="me@partner.test"></mrp-config><mrp-demo-form></mrp-demo-form>`,
          ] as const,
          [contactPath, `${script(site.origin)}<mrp-contact-form></mrp-contact-form>`] as const,
        ].map(([path, html]) => [path, `<!doctype html>\n${html}`]),
      ),
    )
    consumer = await install('19', app, site.origin)
  }, patience)
  afterAll(async () => {
    partner?.close()
    await site?.remove()
    if (consumer) await rm(consumer.folder, { recursive: true, force: true })
  })

  async function checkDelivery(
    url: string,
    sender: string,
    form: 'demo' | 'contact' = 'demo',
  ): Promise<void> {
    const { page, mails } = await visit(url)
    const place = await send(page, sender)
    if (arrived) {
      await place.getByRole('heading', { name: `Thank you, ${sender}.` }).waitFor()
      await arrived(sender, form)
      expect(mails).toEqual([])
    } else {
      await place.getByText('Please send the email that your mail app now shows').waitFor()
      expect(mails).toHaveLength(1)
      expect(mails[0]).toMatch(
        form === 'demo'
          ? /^mailto:sales@acme\.test\?subject=Demo%20Request%20from%20/
          : /^mailto:sales@acme\.test\?subject=A%20question/,
      )
      expect(await lettersOf(sender)).toEqual([])
    }
  }

  test.for(ways.map((way, index) => [way, index] as const))(
    'a request arrives there from a page of another origin, with nothing but %s',
    async ([, index], { task }) => {
      await checkDelivery(`${partner.origin}/${index}`, `Lea ${task.id.slice(-6)}`)
    },
  )

  test('the doctor says whether a page that names no more than an address gets its requests', async () => {
    const { page } = await visit(`${partner.origin}${addressPath}`)
    const elsewhere = page.getByText(/^Requests go to .*: me@partner\.test gets only what a mail app sends/)
    if (arrived) await elsewhere.waitFor()
    else {
      await page.getByText(/^The email service is not configured/).waitFor()
      expect(await elsewhere.count()).toBe(0)
    }
  })

  test('a message of the contact form arrives there', async ({ task }) => {
    await checkDelivery(`${partner.origin}${contactPath}`, `Lea ${task.id.slice(-6)}`, 'contact')
  })

  test('a request arrives there from an app that was built with the npm package', async ({ task }) => {
    await checkDelivery(await builtPage(consumer), `Lea ${task.id.slice(-6)}`)
  })

  test.for(Object.keys(ownSnippets))('a page with %s gets its requests itself', async (name, { task }) => {
    const sender = `Lea ${task.id.slice(-6)}`
    const { page, mails } = await visit(`${partner.origin}/own?${encodeURI(name)}`)
    await send(page, sender)
    await page.getByRole('heading', { name: `Thank you, ${sender}.` }).waitFor()
    expect(await lettersOf(sender, partners)).toHaveLength(1)
    expect(await lettersOf(sender)).toEqual([])
    expect(mails).toEqual([])
  })

  test('analytics and attribution are as the build says', async ({ task }) => {
    const sender = `Lea ${task.id.slice(-6)}`
    const { page } = await visit(`${partner.origin}${campaignPath}`)
    await send(page, sender)
    await (arrived
      ? page.getByRole('heading', { name: `Thank you, ${sender}.` })
      : page.getByText('Please send the email that your mail app now shows')
    ).waitFor()
    const isOn = 'attribution' in settings()
    const told = () => page.evaluate(() => Reflect.get(window, 'dataLayer')?.length ?? 0)
    await expect.poll(told).toBe(isOn ? 1 : 0)
    const [letter] = await lettersOf(sender)
    expect(letter?.fields.campaign ?? '').toBe(isOn ? '{"utm_source":"fair"}' : '')
  })

  test('the typings of the package say nothing of the settings', async () => {
    const folder = join(consumer.folder, 'node_modules/mrp-widgets/dist-types')
    const files = await readdir(folder)
    const texts = await Promise.all(files.map(file => readFile(join(folder, file), 'utf8')))
    expect(texts.length).toBeGreaterThan(5)
    expect(texts.filter(text => /acme\.test|Acme Planning/.test(text))).toEqual([])
  })

  test('links in the elements lead to the operator’s site, and its name is shown', async () => {
    const { page } = await visit(`${partner.origin}/0`)
    await page.evaluate(() => document.body.append(document.createElement('mrp-site-footer')))
    const link = page.locator('mrp-site-footer').getByRole('link', { name: 'Pricing' })
    await expect.poll(() => link.getAttribute('href')).toBe(`${site.origin}/pricing`)
    await page.locator('mrp-site-footer').getByText('Acme Planning').first().waitFor()
  })

  test('the bundle has no stand-in, and the check of a live site says so', async () => {
    const live = await openSite(site.origin)
    expect(await checkStandIns(live)).toEqual({ good: 'No stand-in is live.', faults: [] })
  })
})
