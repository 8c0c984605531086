import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { lettersFrom, localInbox, scriptTag, sendRequest } from '../support/form-page.ts'

// A page's `document` gives what is called so in place of its own members: `<img name="createElement">` hides the method.
// No such name keeps a request from being sent. Filters let some of them through.

const visit = openInTurn()

const form = (name: string) =>
  `<mrp-demo-form full-name="${name}" company-name="Huber Gears" email="anna@huber.example"></mrp-demo-form>`

const hiding = (names: readonly string[]) =>
  `<div hidden>${names.map(name => `<img name="${name}" alt="">`).join('')}</div>`

/** Opens a page with the form at its top. What waits for an element would itself ask the document, so keys and the mouse go where it is. */
async function send(html: string, settings = localInbox, script = scriptTag) {
  let asked = 0
  const { page, complaints } = await visit(
    `<body style="margin:0">${settings}${html}${script}`,
    async tab => {
      await tab.route('**/api/v1.0/email/send', route => {
        asked += 1
        return route.fulfill({ body: 'OK' })
      })
    },
  )
  await expect.poll(() => isPainted(page)).toBe(true)
  await page.mouse.click(200, 150)
  await page.keyboard.press('Enter')
  await expect.poll(() => asked).toBe(1)
  return { page, complaints }
}

const isPainted = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'body') ?? {}
    return Boolean(get?.call(document).querySelector('mrp-demo-form')?.shadowRoot?.querySelector('form'))
  })

test('Pictures called like all that a document has do not keep a request from being sent', async () => {
  const { page: plain } = await visit('/robots.txt')
  const names = await plain.evaluate(() => {
    const found = new Set<string>()
    for (let at = Document.prototype; at !== Object.prototype; at = Object.getPrototypeOf(at))
      for (const name of Object.getOwnPropertyNames(at)) found.add(name)
    return [...found]
  })
  expect(names.length).toBeGreaterThan(250)
  const { complaints } = await send(form('Anna Huber') + hiding(names.filter(name => name !== 'nodeName')))
  expect(complaints).toEqual([])
})

// For an event that is none of its elements', such as a selection's, React asks the window what it is, and may complain
// that it is a picture. A page sees that in its console; the form does its work.
test('A picture called nodeName does not keep a request from being sent', async () => {
  const { complaints } = await send(form('Anna Huber') + hiding(['nodeName']))
  expect(complaints.filter(complaint => !complaint.includes('nodeName.toLowerCase'))).toEqual([])
})

// Names in the scope of scripts, names of the window, and what it has by itself.
test.for([
  "class CustomEvent {} class Document {} class Node {} class Text {} const URL = '/api'",
  "function Node() {} function Text() {} function Comment() {} function Document() {} function URLSearchParams() {} var URL = '/api'",
  'for (const { prototype } of [HTMLElement, Element, Node, EventTarget, Event, Object, Array, Function, Promise, Error, Map]) Object.freeze(prototype)',
])('A request is sent on a page whose script says `%s`', async declaration => {
  const { page } = await visit(
    `<script>${declaration}</script>${localInbox}${scriptTag}<mrp-demo-form></mrp-demo-form>`,
  )
  await sendRequest(page, 'Anna Huber')
})

test('What a page adds to all objects is no attribute of ours', async () => {
  const { page, complaints } = await visit(
    `<script>Object.prototype.source = () => {}</script>${localInbox}${scriptTag}<mrp-demo-form></mrp-demo-form>`,
  )
  await page.locator('mrp-demo-form').evaluate(form => Object.assign(form, { source: 'fair' }))
  await sendRequest(page, 'Added to all objects')
  expect(await lettersFrom(page, 'Added to all objects')).toMatchObject([{ source: 'fair' }])
  expect(complaints).toEqual([])
})

test('Anchors with the ids dataLayer and mrp neither stop a request nor what a tag manager is told', async () => {
  const anchors = ['dataLayer', 'mrp'].map(id => `<a id="${id}"></a>`).join('')
  const { page, complaints } = await send(
    form('Anna Huber') + anchors + anchors,
    localInbox.replace('>', ' analytics="dataLayer">'),
  )
  await page.getByRole('heading', { name: 'Thank you, Anna Huber.' }).waitFor()
  // An element that is called so is no entry.
  const told = () =>
    page.evaluate(() =>
      Array.from((window as { dataLayer?: ArrayLike<object> }).dataLayer ?? [], entry => ({ ...entry })),
    )
  await expect.poll(told).toMatchObject([{ event: 'mrp_sent' }])
  expect(complaints).toEqual([])
})

test('An anchor called requestIdleCallback does not keep an element that wakes when the page is idle asleep', async () => {
  const lines: string[] = []
  await visit('/nothere', tab => {
    tab.on('console', line => lines.push(line.text()))
    return tab.addInitScript(() => {
      Reflect.deleteProperty(window, 'requestIdleCallback')
      addEventListener('DOMContentLoaded', () =>
        document.body.append(Object.assign(document.createElement('a'), { id: 'requestIdleCallback' })),
      )
    })
  })
  // Its code says so. To look into the page, the driver itself would trip over that anchor.
  await expect.poll(() => lines).toContain('404: no page at /nothere')
})

test('A picture called parentNode does not keep a dialog from opening', async () => {
  const { page } = await visit(
    `${hiding(['parentNode'])}<mrp-demo-form mode="button"></mrp-demo-form>${scriptTag}`,
  )
  await page.getByRole('button', { name: 'Request a Demo' }).click()
  await page.getByLabel('Full name').fill('Anna Huber')
  expect(await page.getByLabel('Full name').inputValue()).toBe('Anna Huber')
})

test('A page’s AMD loader is handed nothing of what reads a list', async () => {
  const { page, complaints } = await visit(
    `<script>function define() { throw new Error('Mismatched anonymous define()') } define.amd = {}</script><mrp-planner></mrp-planner>${scriptTag}`,
  )
  await page.getByText('Paste a list').click()
  await page
    .getByLabel('Your list, with its headings')
    .fill('item;on_hand;lead time (weeks);lot;demand;week\nSECRET-7;310;1;100;400;40\n')
  await page.getByRole('heading', { name: 'Why 100 SECRET-7?' }).waitFor()
  expect(complaints).toEqual([])
})
