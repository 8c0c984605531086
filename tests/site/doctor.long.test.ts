import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { denyStorage, localInbox, scriptTag, servePage } from '../support/form-page.ts'
import { rested } from '../support/rested.ts'

// `<mrp-doctor>` lists what is wrong with the embedding and what to change.

const open = openInTurn()

/** Runs in the page. The doctor waits three seconds for code: here, as long as a busy machine takes. */
function waitForCode(): void {
  const { setTimeout } = globalThis
  Object.assign(globalThis, {
    setTimeout: (run: () => void, ms = 0) => (ms >= 1000 ? 0 : setTimeout(run, ms)),
  })
}

const visit: typeof open = (path, prepare) =>
  open(path, async page => {
    await page.addInitScript(waitForCode)
    await prepare?.(page)
  })
/** Settings without a stand-in. */
const settings = localInbox.replace('<mrp-config', '<mrp-config contact-email="sales@acme.test"')
const sound = `${settings}<mrp-demo-form><a href="/demo">Request a demo</a></mrp-demo-form>`

/** Opens a page with the doctor on it. Returns a function that reads what the doctor says by then. */
async function examine(
  html: string,
  headers: Readonly<Record<string, string>> = {},
  prepare?: (page: Page) => Promise<unknown>,
) {
  const { page } = await visit('/try.html', async opened => {
    await servePage(`<body><mrp-doctor></mrp-doctor>${html}${scriptTag}</body>`, headers)(opened)
    await prepare?.(opened)
  })
  const doctor = page.locator('mrp-doctor')
  await doctor.getByRole('button', { name: 'Check again' }).waitFor()
  const said = async () => (await doctor.getByRole('status').innerText()).replace(/\s+/g, ' ')
  await expect.poll(said).not.toBe('Checking …')
  return said
}

const examined = async (...visited: Parameters<typeof examine>) => (await examine(...visited))()

test.for<[string, string]>([
  [
    'an endpoint',
    sound.replace(
      settings,
      '<mrp-config contact-email="sales@acme.test" endpoint="/__request"></mrp-config>',
    ),
  ],
  ['an open dialog', sound.replace('<mrp-demo-form', '<mrp-demo-form mode="dialog" open')],
  ['data of the page’s own on a tag', sound.replace('<mrp-demo-form', '<mrp-demo-form data-kind="lead"')],
  ['what the page does not show', `${sound}<div hidden><mrp-account></mrp-account></div>`],
])('Where nothing is wrong, with %s, it says so', async ([, html]) => {
  expect(await examined(html)).toBe('No problems found.')
})

/** Each on the same page, beside a form that is sound. */
const faults = [
  ['<mrp-demo-form compny-name="Acme">', /no attribute “compny-name”\. Use a name from the reference/],
  ['<mrp-demo-form theme="drak">', /theme>: “drak” is not one of "light", "dark", "auto"/],
  [
    '<mrp-benefits items="[object Object],[object Object]">',
    /<mrp-benefits items>: “\[object Object\],\[object Object\]” is an object that a framework wrote as text: pass it through JSON\.stringify\(…\)\./,
  ],
  [
    '<mrp-demo-form id="other"><a href="mailto:other@acme.test?subject=Demo">Ask</a>',
    /link inside <mrp-demo-form.*?> writes to other@acme\.test, and the form to sales@acme\.test\. Use one address/,
  ],
  ['<mrp-demo-from>', /no <mrp-demo-from>\. Use a tag from the reference/],
  ['<p>&lt;mrp-demo-form&gt;', /shows “<mrp-demo-form” as text/],
  ['<mrp-contact-form>', /<mrp-contact-form> has no fallback content\. Put a link inside/],
  ['<script type="module" src="/mrp-widgets.js?other">', /loaded 2 times.*Load it once/s],
] as const

test('It finds each fault of a page that has many: names, values, lists, links, tags and scripts', async () => {
  const closed = faults.map(([html]) => `${html}</${/\w[\w-]*/.exec(html)?.[0]}>`)
  const said = await examined(sound + closed.join(''))
  for (const [, wanted] of faults) expect.soft(said).toMatch(wanted)
})

test.for([
  [
    'missing configuration',
    '<mrp-config email-service-id="s"></mrp-config><mrp-demo-form><a href="/">Demo</a></mrp-demo-form>',
    /email service is not configured: email-public-key, email-demo-template-id\. Set them on <mrp-config>/,
  ],
  [
    'a business address that is a stand-in',
    sound.replace(settings, localInbox),
    /business address is hello@mrp-agent\.example, a stand-in: mail to it reaches nobody\. Set contactEmail in site\.config\.json/,
  ],
  [
    'embed.js beside the script',
    `${sound}<script src="/embed.js"></script>`,
    /loaded 2 times: \S+\/embed\.js, \S+\. Load it once\. The settings of all count/,
  ],
  [
    'stripped tag',
    localInbox.replaceAll('mrp-config', 'div'),
    /the page has no mrp-\* element\. Your editor probably removed it/,
  ],
] as const)('It finds: %s', async ([, html, wanted]) => {
  expect(await examined(html)).toMatch(wanted)
})

test.for([
  ['other elements', '<mrp-demo-form/><p>Prices</p><mrp-faq></mrp-faq>', 'mrp-demo-form'],
  ['the end of the page', '<mrp-faq /><footer>Imprint</footer>', 'mrp-faq'],
] as const)('It finds: a tag closed by itself that has swallowed %s', async ([, html, tag]) => {
  const { page } = await visit('/try.html?mrp-doctor', servePage(`<body>${scriptTag}${html}</body>`))
  const doctor = page.locator('mrp-doctor')
  await doctor
    .getByText(`<${tag}> is not closed, so the rest of the page is inside it and not shown.`)
    .waitFor()
  await doctor.getByText(`Write </${tag}> after it: HTML reads <${tag}/> as an open tag.`).waitFor()
})

test('An element far below the window is examined like any other, whether anything can paint it or not', async () => {
  const far = `<mrp-account provider="lokal"></mrp-account><mrp-faq items='[{"question":"Why?","answer":7}]'></mrp-faq>`
  const said = await examined(`${sound}<p style="height:9000px"></p>${far}`)
  for (const named of ['<mrp-account provider>', '<mrp-faq items>']) expect(said).toContain(named)
  expect(said).not.toContain('could not be loaded')
})

test('It finds: code that is not served, also of what is far below the window', async () => {
  const unserved = (page: Page) => page.route('**/chunks/mrp-faq-*', route => route.abort())
  const html = `${sound}<p style="height:9000px"></p><mrp-faq items="[]"></mrp-faq>`
  expect(await examined(html, {}, unserved)).toContain('<mrp-faq> could not be loaded.')
})

test('It leaves the style of what it looks at as it was', async () => {
  const far = '<p style="height:9000px"></p>'
  const { page } = await visit(
    '/try.html?mrp-doctor',
    servePage(
      `<body>${scriptTag}${sound}${far}<mrp-faq items="[]"></mrp-faq><mrp-account style="color: red"></mrp-account></body>`,
    ),
  )
  await page.locator('mrp-doctor').getByText('No problems found.').waitFor()
  expect(await page.locator('mrp-faq').getAttribute('style')).toBeNull()
  expect(await page.locator('mrp-account').getAttribute('style')).toBe('color: red')
})

test('Fallback of several blocks at the end of a page is none of its findings', async () => {
  const { page } = await visit(
    '/try.html?mrp-doctor',
    servePage(
      `<body>${scriptTag}${settings}<mrp-demo-form><h2>A demo</h2><p>Or <a href="/demo">ask for it there</a>.</p><ul><li>By mail</li></ul></mrp-demo-form></body>`,
    ),
  )
  await page.locator('mrp-doctor').getByText('No problems found.').waitFor()
})

test('It finds: email service refused', async () => {
  const refused = (page: Page) =>
    page.route('**/api/v1.0/email/send', route =>
      route.fulfill({ status: 403, body: 'API calls are disabled for this origin' }),
    )
  expect(await examined(sound, {}, refused)).toMatch(/refuses this configuration: 403 API calls are disabled/)
})

test('It finds: blocked by a Content Security Policy', async () => {
  const away = sound.replace('email-origin="/"', 'email-origin="https://api.emailjs.example"')
  const policy = "connect-src 'self'; script-src 'self' 'unsafe-inline'"
  const said = await examine(away, { 'content-security-policy': policy })
  expect(await said()).toMatch(
    /cannot be reached from this page\. Allow https:\/\/api\.emailjs\.example in connect-src/,
  )
  // The browser reports what it has blocked a moment after the request has failed.
  await expect.poll(said).toContain('blocks https://api.emailjs.example/api/v1.0/email/send (connect-src).')
})

test('It finds: storage blocked', async () => {
  const blocked = (page: Page) => page.addInitScript(denyStorage)
  expect(await examined(sound, {}, blocked)).toMatch(/cannot use browser storage/)
})

test('`?mrp-doctor` brings it to any page, and it is loaded only then', async () => {
  const heard: string[] = []
  const { page } = await visit('/pricing', async opened => {
    opened.on('request', request => heard.push(request.url()))
  })
  await rested(page)
  expect(heard.join()).not.toContain('mrp-doctor')
  await page.goto('/pricing?mrp-doctor')
  await page.locator('mrp-doctor').getByText('No problems found.').waitFor()
})
