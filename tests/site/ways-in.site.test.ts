import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { prerender } from '../../src/ssr.ts'
import { openChromium } from '../support/chromium.ts'
import { lettersFrom, localInbox, scriptTag, sendRequest, servePage } from '../support/form-page.ts'
import { loaded } from '../support/in-page.ts'

// The ways into a page that takes no tags: a div, a link, an iframe. Each ends with a request in the inbox.

const visit = openChromium()
const withoutScript = openChromium({ javaScriptEnabled: false })
const site = inject('site')

const open = (html: string) => visit('/try.html', servePage(html))
const sendButton = (page: Page) => page.getByRole('button', { name: 'Request a Demo' })

/** Sends a request, and gives what arrived. */
async function request(page: Page, name: string): Promise<Readonly<Record<string, string>> | undefined> {
  await sendRequest(page, name)
  return (await lettersFrom(page, name))[0]
}

test('A div with `data-mrp` becomes the element, with its `data-` attributes, and a request arrives', async () => {
  const { page, complaints } = await open(
    `${scriptTag}${localInbox}<div data-mrp="demo-form" data-erp-system="Odoo" data-source="div" data-job-title="Planner"><a href="/demo">Ask</a></div>`,
  )
  await sendButton(page).waitFor()
  expect(await page.getByRole('link', { name: 'Ask' }).isVisible()).toBe(false)
  expect(await page.getByLabel('Job title').inputValue()).toBe('Planner')
  expect(await request(page, 'Ways Div')).toMatchObject({ erp_system: 'Odoo', source: 'div' })
  expect(complaints).toEqual([])
})

test.for([
  ['curly quotes and white space', '<div data-mrp=”demo-form” data-job-title="  “Planner”  ">x</div>'],
  ['a div that an editor emptied', '<div data-mrp="demo-form" data-job-title="Planner">&nbsp;</div>'],
  ['the whole tag and capitals', '<p data-mrp=" MRP-Demo-Form " data-job-title="Planner"></p>'],
] as const)('In a div’s markup, %s does no harm', async ([, html]) => {
  const { page, complaints } = await open(scriptTag + html)
  await sendButton(page).waitFor()
  expect(await page.getByLabel('Job title').inputValue()).toBe('Planner')
  expect(complaints).toEqual([])
})

test('Any element comes in by a div, and follows its attributes', async () => {
  const { page } = await open(`${scriptTag}<div data-mrp="faq" data-heading="Questions"></div>`)
  await page.getByRole('heading', { name: 'Questions' }).waitFor()
  await page.locator('[data-mrp]').evaluate(div => div.setAttribute('data-heading', 'Answers'))
  await page.getByRole('heading', { name: 'Answers' }).waitFor()
})

test('A name that is no element’s leaves the div alone, and one line says so', async () => {
  const { page, complaints } = await open(`${scriptTag}<div data-mrp="demo">Ask us</div>`)
  await expect.poll(() => complaints).toHaveLength(1)
  expect(complaints[0]).toContain('"demo" is none of our elements')
  expect(await page.getByText('Ask us').isVisible()).toBe(true)
})

const link = (more = '', attributes = '') =>
  `<p>Or <a ${attributes} href="${site}/demo#mrp=demo-form&theme=dark&job-title=Head+of+Planning${more}">ask for a demo</a>.</p>`

test('A link with `#mrp=` becomes the form in its place, and a request arrives', async () => {
  const { page, complaints } = await open(`${scriptTag}${localInbox}${link('&amp;source=link')}`)
  await sendButton(page).waitFor()
  expect(await page.locator('mrp-demo-form [data-root]').getAttribute('data-theme')).toBe('dark')
  expect(await page.getByLabel('Job title').inputValue()).toBe('Head of Planning')
  expect(await page.locator('mrp-demo-form > a').isVisible()).toBe(false)
  expect(await request(page, 'Ways Link')).toMatchObject({ source: 'link' })
  expect(complaints).toEqual([])
})

test('Without script, the link is a link to the form', async () => {
  const { page } = await withoutScript('/try.html', servePage(link()))
  await page.getByRole('link', { name: 'ask for a demo' }).click()
  expect(new URL(page.url()).pathname).toBe('/demo')
})

test.for([
  ['whose hash begins otherwise', '/demo#a&mrp=demo-form#mrp=demo-form'],
  ['that names none of our elements', '/demo#mrp=nonsense'],
  ['that names the page’s settings', '/demo#mrp=config&contact-email=thief@robots.example'],
] as const)('A link %s stays a link', async ([, href]) => {
  const { page } = await open(`${scriptTag}<a href="${href}">Demo</a>`)
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('link', { name: 'Demo' }).isVisible()).toBe(true)
  expect(await page.locator('mrp-demo-form, mrp-config').count()).toBe(0)
})

test('An address cannot bring a handler into the page', async () => {
  const { page } = await open(
    `${scriptTag}<a href="/demo#mrp=demo-form&onclick=document.title=1&onfocusin=document.title=1&style=color:red">Demo</a>`,
  )
  await sendButton(page).click()
  const names = await page.locator('mrp-demo-form').evaluate(element => element.getAttributeNames())
  expect(names.filter(name => !name.startsWith('data-'))).toEqual([])
  expect(await page.title()).toBe('')
})

test.for([
  ['with `data-mrp-open`', link('', 'data-mrp-open')],
  ['with `&open` in its hash', link('&amp;open')],
  ['as a drawer', link('&amp;open&amp;mode=drawer')],
] as const)('A link %s opens the form over the page, and a request arrives', async ([way, html]) => {
  const { page, complaints } = await open(scriptTag + localInbox + html)
  const opener = page.getByRole('link', { name: 'ask for a demo' })
  await opener.click()
  await page.getByRole('dialog').waitFor()
  expect(await page.getByLabel('Job title').inputValue()).toBe('Head of Planning')
  expect((await request(page, `Ways ${way.slice(-4)}`))?.job_title).toBe('Head of Planning')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await opener.evaluate(element => element === document.activeElement)).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/try.html')
  expect(complaints).toEqual([])
})

test('A click that asks for a new tab gets one', async () => {
  const { page } = await open(scriptTag + link('&amp;open'))
  const tab = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'ask for a demo' }).click({ modifiers: ['ControlOrMeta'] })
  expect(new URL((await tab).url()).pathname).toBe('/demo')
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test.for([
  ['the page’s own drawer', '<mrp-demo-form mode="drawer" job-title="Owner"></mrp-demo-form>', 'Owner'],
  ['a dialog where the page has none', '', ''],
  ['a dialog where the page has a form in place', '<mrp-demo-form job-title="X"></mrp-demo-form>', ''],
] as const)('`data-mrp-open` on a button opens %s', async ([, form, title]) => {
  const { page } = await open(
    `${scriptTag}<button data-mrp-open="demo-form">Ask</button><div style="height:3000px"></div>${form}`,
  )
  const opener = page.getByRole('button', { name: 'Ask' })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  expect(await dialog.getByLabel('Job title').inputValue()).toBe(title)
  await dialog.getByLabel('Full name').fill('Anna Huber')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await opener.click()
  expect(await dialog.getByLabel('Full name').inputValue()).toBe('Anna Huber')
  expect(await page.getByRole('dialog').count()).toBe(1)
})

const asking = '<a href="/demo" data-mrp-open="demo-form">Request a Demo</a>'

test.for([
  ['a link', asking],
  [
    'a link to a prerendered dialog',
    `${asking}${await prerender('<mrp-demo-form mode="dialog"></mrp-demo-form>')}`,
  ],
  ['the button of a prerendered form', await prerender('<mrp-demo-form mode="button"></mrp-demo-form>')],
] as const)('The first click on %s is held until the code has come, and opens once', async ([, html]) => {
  let deliver = () => {}
  const delivered = new Promise<void>(resolve => {
    deliver = resolve
  })
  const { page } = await visit('/robots.txt', async opened => {
    await servePage(scriptTag + html)(opened)
    await opened.route('**/chunks/*.js', async route => {
      await delivered
      await route.continue()
    })
  })
  await page.goto('/try.html', { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => Symbol.for('mrp-widgets') in globalThis)
  expect(await page.getByRole('textbox').count()).toBe(0)
  await page.getByText('Request a Demo').click()
  await page.getByText('Request a Demo').click()
  deliver()
  await page.getByRole('dialog').waitFor()
  expect(await page.locator('mrp-demo-form').count()).toBe(1)
  expect(new URL(page.url()).pathname).toBe('/try.html')
})

test('Where the code cannot be loaded, an opening link leads where it leads', async () => {
  const { page } = await visit('/robots.txt', async opened => {
    await servePage(`${scriptTag}<a href="/demo" data-mrp-open="demo-form">Ask</a>`)(opened)
    await opened.route('**/chunks/mrp-demo-form-*', route => route.abort())
  })
  await page.goto('/try.html')
  await page.getByRole('link', { name: 'Ask' }).click()
  await page.waitForURL('**/demo')
})

test.for(['/demo#mrp=nonsense&open', '/demo#mrp=faq&open', '/demo#part#mrp=demo-form&open'])(
  'The link %s opens nothing and leads where it leads',
  async href => {
    const { page } = await open(`${scriptTag}<a href="${href}">Demo</a>`)
    await page.getByRole('link', { name: 'Demo' }).click()
    await page.waitForURL('**/demo#*')
  },
)

test('Where the dialog cannot be loaded, the form stands in the page, and one line says so', async () => {
  const { page, complaints } = await visit('/robots.txt', async opened => {
    await servePage(`${scriptTag}<mrp-demo-form mode="dialog"></mrp-demo-form>`)(opened)
    await opened.route('**/chunks/demo-dialog-*', route => route.abort())
  })
  await page.goto('/try.html')
  await sendButton(page).waitFor()
  expect(complaints.filter(line => line.startsWith('The dialog could not be loaded'))).toHaveLength(1)
})

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
  expect(await page.locator('mrp-demo-form [data-root]').getAttribute('data-theme')).toBe('dark')
  expect(await request(page, 'Ways Page')).toMatchObject({ source: 'letter' })
  expect(complaints).toEqual([])
})

test('The iframe’s page is whole without script, and in neither menu nor sitemap', async () => {
  const { page } = await withoutScript('/embed/demo-form')
  expect(await sendButton(page).isVisible()).toBe(true)
  expect(await (await fetch(`${site}/sitemap.xml`)).text()).not.toContain('embed')
  expect(await (await fetch(site)).text()).not.toContain('/embed/')
})

test.for([
  ['with the script', scriptTag],
  [
    'with three lines of the page’s own',
    `<script>addEventListener('message', event => { for (const frame of document.querySelectorAll('iframe')) if (event.source === frame.contentWindow && event.data.mrp === 'height') frame.style.height = event.data.height + 'px' })</script>`,
  ],
] as const)('%s, an iframe is as high as the form in it, and a request arrives', async ([, script]) => {
  const { page } = await open(script + frame('?source=frame'))
  const height = () => page.locator('iframe').evaluate(element => element.getBoundingClientRect().height)
  await expect.poll(height).toBeGreaterThan(600)
  await sendRequest(page.frameLocator('iframe'), 'Ways Frame')
  await expect.poll(height).toBeLessThan(500)
  expect((await lettersFrom(page, 'Ways Frame'))[0]).toMatchObject({ source: 'frame' })
})

test('What became of a request is an event on the iframe, without what was typed', async () => {
  const { page } = await open(`${frame('?source=frame')}${scriptTag}`)
  await page.evaluate(() =>
    document.addEventListener('mrp-sent', event => {
      document.title = `${(event.target as Element).localName} ${JSON.stringify((event as CustomEvent).detail)}`
    }),
  )
  await sendRequest(page.frameLocator('iframe'), 'Ways Event')
  await expect.poll(() => page.title()).toBe('iframe {"form":"demo","source":"frame","outcome":"sent"}')
})

test('A message from elsewhere neither resizes an iframe nor raises an event', async () => {
  const { page } = await open(`${scriptTag}${frame()}`)
  const box = () => page.locator('iframe').evaluate(element => element.style.height)
  await expect.poll(box).toMatch(/^\d{3,4}px$/)
  const before = await box()
  await page.evaluate(() => {
    document.addEventListener('mrp-sent', () => {
      document.title = 'fooled'
    })
    postMessage({ mrp: 'height', height: 9 })
    postMessage({ mrp: 'event', type: 'mrp-sent', detail: {} })
    postMessage(null)
  })
  await page.waitForTimeout(100)
  expect(await box()).toBe(before)
  expect(await page.title()).toBe('')
})

const markups = `${localInbox}<div data-mrp="demo-form"></div>`

test.for([
  ['before the markup', `${scriptTag}${markups}`],
  ['after the markup', `${markups}${scriptTag}`],
  ['async', `${scriptTag.replace('<script', '<script async')}${markups}`],
  [
    'deferred by an optimiser',
    `${scriptTag.replace('<script', '<script defer data-cfasync="false"')}${markups}`,
  ],
  [
    'inserted by a tag manager, late',
    `${markups}<script>addEventListener('load', () => setTimeout(() => document.head.append(Object.assign(document.createElement('script'), { type: 'module', async: true, src: '/mrp-widgets.js' })), 200))</script>`,
  ],
] as const)('The script may come %s', async ([, html]) => {
  const { page, complaints } = await open(html)
  await sendButton(page).waitFor()
  expect(complaints).toEqual([])
})

test('The script twice makes one form of each markup', async () => {
  const { page } = await open(`${scriptTag}${markups}${scriptTag.replace('.js', '.js?again')}`)
  await sendButton(page).waitFor()
  expect(await page.locator('mrp-demo-form').count()).toBe(1)
})

test('Markup that a page’s router puts in later is found, and a copy of it is not doubled', async () => {
  const { page } = await open(`${scriptTag}<main></main>`)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const main = document.querySelector('main')
    if (main) main.innerHTML = '<section><div data-mrp="demo-form"></div></section>'
  })
  await sendButton(page).waitFor()
  await page.evaluate(() => {
    const section = document.querySelector('section')
    if (section) section.replaceWith(section.cloneNode(true))
  })
  await sendButton(page).waitFor()
  expect(await page.locator('mrp-demo-form').count()).toBe(1)
})

test('A page with tags alone does not load what takes in other markup', async () => {
  const { page } = await open(`${scriptTag}<mrp-demo-form></mrp-demo-form>`)
  await sendButton(page).waitFor()
  expect(await loaded(page, /ways-in|demo-dialog/)).toEqual([])
})
