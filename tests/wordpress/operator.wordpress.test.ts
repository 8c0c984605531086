import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { inboxAt, submitRequest } from '../support/form-page.ts'
import { buildWith, type RealBuild } from '../support/real-build.ts'
import { phpIn } from './support/php.ts'
import { startWordPress, type WordPress } from './support/wordpress.ts'

// The plugin of an operator with a `site.config.json`. The site's owner has entered no settings.

const inbox = inject('inbox')

const operators = [
  {
    where: 'an endpoint',
    settings: { endpoint: `${inbox}/__request` },
    action: `${inbox}/__request`,
  },
  {
    where: 'the email service',
    settings: {
      emailService: {
        serviceId: 's1',
        demoTemplateId: 'd1',
        contactTemplateId: 'c1',
        publicKey: 'k1',
        origin: inbox,
      },
    },
    action: 'mailto:sales@acme.test?subject=Demo%20Request',
  },
  { where: 'mail', settings: {}, action: 'mailto:sales@acme.test?subject=Demo%20Request' },
]

describe.each(operators)('A plugin built with $where', ({ where, settings, action }) => {
  let browser: Browser
  let build: RealBuild
  let site: WordPress
  let url: string
  beforeAll(async () => {
    browser = await chromium.connect(inject('chromium'))
    build = await buildWith({ contactEmail: 'sales@acme.test', ...settings })
    site = await startWordPress(join(build.folder, 'dist/wordpress/mrp-widgets'))
    const post = phpIn(
      site,
      "return wp_insert_post(['post_title' => 'A post', 'post_status' => 'publish', 'comment_status' => 'closed', 'post_content' => '<!-- wp:mrp/demo-form /-->']);",
    )
    url = `${site.url}/?p=${post}`
  }, 300_000)
  afterAll(async () => {
    await Promise.all([browser?.close(), site?.stop(), build?.remove()])
  })

  test('paints a form whose own action leads there', async () => {
    expect(await (await fetch(url)).text()).toContain(` action="${action}"`)
  })

  test('delivers a request there', async () => {
    const sender = `Wanda ${where}`
    const page = await (await browser.newContext()).newPage()
    const mails: string[] = []
    page.on('request', request => {
      if (request.url().startsWith('mailto:')) mails.push(request.url())
    })
    await page.goto(url)
    await submitRequest(page, sender)
    if (where === 'mail') {
      await page.getByText('Please send the email that your mail app now shows').waitFor()
      expect(mails.join()).toMatch(/^mailto:sales@acme\.test\?/)
      return
    }
    await page.getByRole('heading', { name: `Thank you, ${sender}.` }).waitFor()
    expect(JSON.stringify(await inboxAt(inbox))).toContain(sender)
    expect(mails).toEqual([])
  })
})
