import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { lettersFrom, localInbox, saveData, scriptTag, sendRequest } from '../support/form-page.ts'
import { loaded } from '../support/in-page.ts'
import { rested } from '../support/rested.ts'

// The way into a page that takes no tags: a div, in which the element stands.

const visit = openInTurn()
const sendButton = (page: Page) => page.getByRole('button', { name: 'Request a Demo' })

test('A div with `data-mrp` becomes the element, with its `data-` attributes, and a request arrives', async () => {
  const { page, complaints } = await visit(
    `${scriptTag}${localInbox}<div data-mrp="demo-form" data-erp-system="Odoo" data-source="div" data-job-title="Planner"><a href="/demo#mrp=demo-form">Ask</a></div>`,
  )
  await sendButton(page).waitFor()
  expect(await page.getByRole('link', { name: 'Ask' }).isVisible()).toBe(false)
  expect(await page.locator('mrp-demo-form').count()).toBe(1)
  expect(await page.getByLabel('Job title').inputValue()).toBe('Planner')
  await sendRequest(page, 'Ways Div')
  expect((await lettersFrom(page, 'Ways Div'))[0]).toMatchObject({ erp_system: 'Odoo', source: 'div' })
  expect(complaints).toEqual([])
})

test('In a div’s markup, curly quotes, white space, an empty place, the whole tag and capitals do no harm', async () => {
  const places = [
    '<div data-mrp=”demo-form” data-job-title="  “Planner”  ">x</div>',
    '<div data-mrp="demo-form" data-job-title="Planner">&nbsp;</div>',
    '<p data-mrp=" MRP-Demo-Form " data-job-title="Planner"></p>',
  ]
  const { page, complaints } = await visit(scriptTag + places.join(''))
  const titles = () =>
    page.getByLabel('Job title').evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value))
  await expect.poll(titles).toEqual(places.map(() => 'Planner'))
  expect(complaints).toEqual([])
})

test('Any element comes in by a div, and follows its attributes', async () => {
  const { page } = await visit(`${scriptTag}<div data-mrp="faq" data-heading="Questions"></div>`)
  await page.getByRole('heading', { name: 'Questions' }).waitFor()
  await page.locator('[data-mrp]').evaluate(div => div.setAttribute('data-heading', 'Answers'))
  await page.getByRole('heading', { name: 'Answers' }).waitFor()
})

test('A name that is no element’s leaves the div alone, and one line says so', async () => {
  const { page, complaints } = await visit(`${scriptTag}<div data-mrp="demo">Ask us</div>`)
  await expect.poll(() => complaints).toHaveLength(1)
  expect(complaints[0]).toContain('"demo" is not an mrp-widgets element')
  expect(await page.getByText('Ask us').isVisible()).toBe(true)
})

test('The div and the page’s children of it stay as they are, and come into view where the element’s code is missing', async () => {
  const { page } = await visit(
    `${scriptTag}<div data-mrp="faq"><a href="/faq">Questions</a></div>`,
    async opened => {
      await opened.route('**/shells/mrp-faq.js', route => route.abort())
      await opened.route('**/chunks/mrp-faq-*', route => route.abort())
    },
  )
  await page.getByRole('link', { name: 'Questions' }).waitFor()
  await rested(page)
  expect(await page.locator('[data-mrp]').innerHTML()).toBe('<a href="/faq">Questions</a>')
  expect(await page.getByRole('link', { name: 'Questions' }).isVisible()).toBe(true)
})

test('A framework may render again, or remove, what it owns in a div', async () => {
  const { page, complaints } = await visit(
    `${scriptTag}<main><div data-mrp="contact-form"><a href="mailto:a@b.example">Mail us</a></div></main>`,
  )
  const markup = await page.locator('main').innerHTML()
  const field = page.getByLabel('Name')
  await field.fill('Anna Huber')
  expect(await page.locator('main').innerHTML()).toBe(markup)
  await page.locator('[data-mrp]').evaluate(place => {
    place.innerHTML = '<a href="mailto:a@b.example">Mail us (updated)</a>'
  })
  expect(await field.inputValue()).toBe('Anna Huber')
  await page.locator('[data-mrp] a').evaluate(link => link.remove())
  await page.locator('[data-mrp]').evaluate(place => place.remove())
  await expect.poll(() => field.count()).toBe(0)
  expect(complaints).toEqual([])
})

test('`data-mrp` that is written later, changed or taken off counts', async () => {
  const { page } = await visit(`${scriptTag}<div id="place"><p>Here</p></div>`)
  const place = page.locator('#place')
  await rested(page)
  await place.evaluate(div => div.setAttribute('data-mrp', 'page-intro'))
  await page.locator('mrp-page-intro').waitFor()
  await place.evaluate(div => div.setAttribute('data-mrp', 'contact-form'))
  await page.getByLabel('Message').waitFor()
  await place.evaluate(div => div.removeAttribute('data-mrp'))
  await page.getByText('Here').waitFor()
  expect(await page.locator('mrp-contact-form').count()).toBe(0)
})

/** Both ways to write an element. */
const markups = `${localInbox}<div data-mrp="demo-form"></div><mrp-demo-form></mrp-demo-form>`

test.for([
  ['in the head', `<head>${scriptTag}</head><body>${markups}`],
  ['async', `${scriptTag.replace('<script', '<script async')}${markups}`],
  [
    'inserted by a tag manager, late',
    `${markups}<script>addEventListener('load', () => setTimeout(() => document.head.append(Object.assign(document.createElement('script'), { type: 'module', async: true, src: '/mrp-widgets.js' })), 200))</script>`,
  ],
] as const)('The script may come %s', async ([, html]) => {
  const { page, complaints } = await visit(html)
  await expect.poll(() => sendButton(page).count()).toBe(2)
  expect(complaints).toEqual([])
})

test('The script twice makes one form of each markup, and warns once', async () => {
  const { page, complaints } = await visit(`${scriptTag}${markups}${scriptTag.replace('.js', '.js?again')}`)
  // The second may come long after the first has painted both.
  await expect
    .poll(() => complaints)
    .toEqual([expect.stringMatching(/mrp-widgets is here already\. Load the script once\./)])
  await expect.poll(() => sendButton(page).count()).toBe(2)
  await rested(page)
  expect(await page.locator('mrp-demo-form').count()).toBe(2)
})

test('Markup that a page’s router puts in later is found, and a copy of it is not doubled', async () => {
  const { page } = await visit(`${scriptTag}<main></main>`)
  await rested(page)
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
  await rested(page)
  expect(await page.locator('mrp-demo-form').count()).toBe(1)
})

test('A page with tags alone, and links inside them, does not load what takes in other markup', async () => {
  const { page } = await visit(
    `${scriptTag}<mrp-demo-form job-title="Planner"><a href="/demo#mrp=demo-form&job-title=Planner">Ask</a></mrp-demo-form>`,
  )
  await sendButton(page).waitFor()
  await rested(page)
  expect(await loaded(page, /embed-methods|demo-dialog/)).toEqual([])
  expect(await page.locator('mrp-demo-form').count()).toBe(1)
})

// Our tags in shadow roots of other components.

const form = '<mrp-demo-form></mrp-demo-form>'
const button = { name: 'Request a Demo' } as const

/** A component of somebody else, whose open shadow root has a form. */
const define = `class PartnerCard extends HTMLElement {
  connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<p>Ours</p><mrp-demo-form></mrp-demo-form>' }
}
customElements.define('partner-card', PartnerCard)`

test.for([
  [
    'is defined after the script ran',
    `${scriptTag}<partner-card></partner-card><script>addEventListener('load', () => setTimeout(() => { ${define} }, 300))</script>`,
  ],
  [
    'is declarative',
    `${scriptTag}<partner-card><template shadowrootmode="open"><p>${form}</template></partner-card>`,
  ],
  [
    'stands in another one',
    `${scriptTag}<script>${define}</script><div><template shadowrootmode="open"><section><partner-card></partner-card></section></template></div>`,
  ],
  [
    'is filled later',
    `${scriptTag}<div id="d"></div><script>const root = d.attachShadow({ mode: 'open' }); addEventListener('load', () => setTimeout(() => { root.innerHTML = '<p>${form}' }, 300))</script>`,
  ],
] as const)(
  'A form in the open shadow root of a component that %s is found and sends',
  async ([how, html]) => {
    const { page, complaints } = await visit(`<body>${localInbox}${html}`)
    await page.getByRole('button', button).waitFor()
    await sendRequest(page, `Roots ${how}`)
    expect(await lettersFrom(page, `Roots ${how}`)).toHaveLength(1)
    expect(complaints).toEqual([])
  },
)

test('A form in a closed root, and one in a root that comes later, are found', async () => {
  const html = `${localInbox}${scriptTag}<div id="d"></div><script type="module">
    await new Promise(resolve => setTimeout(resolve, 500))
    const root = d.attachShadow({ mode: 'closed' })
    root.innerHTML = '${form}'
    globalThis.isPainted = () => root.querySelector('mrp-demo-form').shadowRoot !== null
  </script>`
  const { page } = await visit(`<body>${html}`)
  await page.waitForFunction('globalThis.isPainted?.()')
})

const declared = `<partner-card><template shadowrootmode="open"><p>${form}</template></partner-card>`

test.for([
  ['the language of the page', () => document.documentElement.setAttribute('lang', 'de'), 'Demo anfragen'],
  [
    'settings that come later',
    () => {
      const settings = document.createElement('mrp-config')
      settings.setAttribute('messages', '{"demo.submit":"See it"}')
      document.body.append(settings)
    },
    'See it',
  ],
] as const)('A sleeping form in the root of a component follows %s', async ([, change, name]) => {
  const { page } = await visit(`<html lang="en"><body>${scriptTag}${declared}`, opened => saveData(opened))
  await page.getByRole('button', button).waitFor()
  await page.evaluate(change)
  await page.getByRole('button', { name }).waitFor()
})
