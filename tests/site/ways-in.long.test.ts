import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { formLink, lettersFrom, localInbox, scriptTag, sendRequest, servePage } from '../support/form-page.ts'
import { loaded } from '../support/in-page.ts'
import { rested } from '../support/rested.ts'

// The ways into a page that takes no tags: a div or a link, in whose place the element comes.

const visit = openInTurn()
const withoutScript = openInTurn({ javaScriptEnabled: false })

const open = (html: string) => visit('/try.html', servePage(html))
const sendButton = (page: Page) => page.getByRole('button', { name: 'Request a Demo' })

test('A div with `data-mrp` becomes the element, with its `data-` attributes, and a request arrives', async () => {
  const { page, complaints } = await open(
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
  expect(complaints[0]).toContain('"demo" is not an mrp-widgets element')
  expect(await page.getByText('Ask us').isVisible()).toBe(true)
})

test('A link with `#mrp=` becomes the form in its place, and a request arrives', async () => {
  const { page, complaints } = await open(`${scriptTag}${localInbox}${formLink('&amp;source=link')}`)
  await sendButton(page).waitFor()
  expect(await page.locator('mrp-demo-form [data-root]').getAttribute('data-theme')).toBe('dark')
  expect(await page.getByLabel('Job title').inputValue()).toBe('Head of Planning')
  expect(await page.locator('mrp-demo-form > a').isVisible()).toBe(false)
  await sendRequest(page, 'Ways Link')
  expect((await lettersFrom(page, 'Ways Link'))[0]).toMatchObject({ source: 'link' })
  expect(complaints).toEqual([])
})

test('A link to the planner becomes the planner in its place, and plans what is pasted', async () => {
  const { page, complaints } = await open(
    `${scriptTag}<p><a href="/plan#mrp=planner&from=2026-03-02&heading=Your+parts">Plan them</a></p>`,
  )
  await page.getByRole('heading', { name: 'Your parts' }).waitFor()
  await page.getByText('Use your own list').click()
  await page.getByLabel('Your list').fill('item;on_hand;lead time (weeks);demand;week\nA;5;1;10;4\n')
  await page.getByRole('heading', { name: '1 order to place' }).waitFor()
  await page.getByRole('columnheader', { name: 'Week 2, from 9 Mar' }).waitFor()
  expect(await page.getByRole('link', { name: 'Plan them' }).isVisible()).toBe(false)
  expect(complaints).toEqual([])
})

test('Without script, the link is a link to the form', async () => {
  const { page } = await withoutScript('/try.html', servePage(formLink()))
  await page.getByRole('link', { name: 'ask for a demo' }).click()
  expect(new URL(page.url()).pathname).toBe('/demo')
})

test.for([
  ['whose hash begins otherwise', '/demo#a&mrp=demo-form#mrp=demo-form'],
  ['that names none of our elements', '/demo#mrp=nonsense'],
  ['that names the page’s settings', '/demo#mrp=config&contact-email=thief@robots.example'],
] as const)('A link %s stays a link', async ([, href]) => {
  const { page } = await open(`${scriptTag}<a href="${href}">Demo</a>`)
  await rested(page)
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
  expect(await page.locator('mrp-demo-form').count()).toBe(1)
})

test('A page with tags alone, and links inside them, does not load what takes in other markup', async () => {
  const { page } = await open(
    `${scriptTag}<mrp-demo-form job-title="Planner"><a href="/demo#mrp=demo-form&job-title=Planner">Ask</a></mrp-demo-form>`,
  )
  await sendButton(page).waitFor()
  expect(await loaded(page, /ways-in|demo-dialog/)).toEqual([])
  expect(await page.locator('mrp-demo-form').count()).toBe(1)
})
