import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { prerender } from '../../src/entries/ssr.ts'
import { countAwake, untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { scriptTag, servePage } from '../support/form-page.ts'
import { holdBack } from '../support/hold-back.ts'
import { rested } from '../support/rested.ts'

// A page's hotkeys, and its protection against copying, are for whoever does not type. It looks at the event's target to know,
// and sees our element there.

const visit = openInTurn()

/** “/” goes to the search field unless somebody types, heard where pages do; and every key that the page hears of. */
const hotkeys = `<input type="search" aria-label="Search" autocomplete="off"><output></output><script>
  const heard = event => document.querySelector('output').append(event.type + ' ' + event.key + ' ')
  for (const type of ['keydown', 'keypress', 'keyup']) document.body.addEventListener(type, heard)
  for (const place of [document, window]) place.addEventListener('keydown', event => {
    if (event.key !== '/' || event.target.matches('input, textarea, select')) return
    event.preventDefault()
    document.querySelector('[type=search]').focus()
  })
</script>`

const form = '<mrp-contact-form></mrp-contact-form>'
const inShadow = `<div><template shadowrootmode="open">${form}</template></div>`

/** A page with hotkeys, where the code of elements, or another file, comes when it is let. */
async function open(html: string, tag = scriptTag, late = 'chunks/*.js') {
  const { page } = await visit('/robots.txt', servePage(hotkeys + html + tag))
  const deliver = await holdBack(page, `**/${late}`)
  await page.goto('/try.html', { waitUntil: 'commit' })
  return { page, deliver }
}

/** Waits until a painted form is looked after: then its code is fetched ahead. */
const looksAfter = (page: Page) =>
  page.locator('link[rel=modulepreload][href*=contact-form]').first().waitFor({ state: 'attached' })

const heardBy = (page: Page) => page.locator('body > output').textContent()
const woken = (page: Page) => untilAwake(page, 'mrp-contact-form')

test('A painted form keeps “a/b” before its code has come, and afterwards', async () => {
  const { page, deliver } = await open(form)
  await looksAfter(page)
  const message = page.getByLabel('Message')
  await message.pressSequentially('a/b')
  expect(await message.inputValue()).toBe('a/b')
  deliver()
  await woken(page)
  await message.pressSequentially('/c')
  expect(await message.inputValue()).toBe('a/b/c')
  await page.getByLabel('Name').pressSequentially('a/b')
  expect(await page.getByLabel('Name').inputValue()).toBe('a/b')
  expect(await heardBy(page)).toBe('')
})

test('A form in the open shadow root of another element, defined by a file of its own, keeps “a/b” too', async () => {
  const { page, deliver } = await open(
    inShadow,
    '<script type="module" src="/elements/mrp-contact-form.js"></script>',
  )
  deliver()
  await woken(page)
  const message = page.getByLabel('Message')
  await message.pressSequentially('a/b')
  expect(await message.inputValue()).toBe('a/b')
  expect(await heardBy(page)).toBe('')
})

test('A prerendered form with the focus in it before the script has come wakes at the first key', async () => {
  const { page, deliver } = await open(await prerender(form), scriptTag, 'mrp-widgets.js')
  await page.getByLabel('Name').focus()
  deliver()
  await page.waitForFunction(() => Symbol.for('mrp-scripts') in globalThis)
  await rested(page)
  expect(await countAwake(page, 'mrp-contact-form')).toBe(0)
  await page.keyboard.press('a')
  await woken(page)
  expect(await page.getByLabel('Name').inputValue()).toBe('a')
})

test('Keys that edit or move in a field, choose in a list or tick a box stay in the form', async () => {
  const { page, deliver } = await open('<mrp-demo-form></mrp-demo-form>')
  deliver()
  await page.getByLabel('Comments').focus()
  for (const key of ['Enter', 'Backspace', 'Delete', 'ArrowLeft', 'Home', 'PageDown', 'Shift+A', 'Alt+q'])
    await page.keyboard.press(key)
  await page.getByLabel('ERP system').focus()
  for (const key of ['ArrowDown', 's', ' ']) await page.keyboard.press(key)
  expect((await heardBy(page))?.replace(/key(down|up) (Shift|Alt) /g, '')).toBe('')
})

test('What may be meant for the page goes on to it, and every key that it saw go down comes up', async () => {
  const { page, deliver } = await open(form)
  deliver()
  await page.getByLabel('Message').focus()
  for (const key of ['Escape', 'F2', 'Control+k', 'Meta+j', 'Tab']) await page.keyboard.press(key)
  const heard = (await heardBy(page))?.split(' key').map(entry => entry.replace(/^key/, '').trim())
  for (const key of ['Escape', 'F2', 'k', 'j', 'Control', 'Meta', 'Tab']) {
    expect(heard).toContain(`down ${key}`)
    expect(heard).toContain(`up ${key}`)
  }
})

/** As widespread plugins do it. */
const protection = `<script>
  const isField = ({ target }) => /^(INPUT|TEXTAREA|SELECT|OPTION)$/.test(target.tagName)
  const handlers = ['onmousedown', 'onselectstart', 'ondragstart', 'oncontextmenu', 'oncopy', 'oncut', 'onpaste']
  for (const handler of handlers) document[handler] = event => isField(event)
  document.onkeydown = event => isField(event) || !(event.ctrlKey && /[acuvx]/i.test(event.key))
  document.addEventListener('touchstart', event => isField(event) || event.preventDefault(), { passive: false })
</script>`

test('On a page that protects its texts against copying, a field takes a click, and what is copied and pasted', async () => {
  const { page, deliver } = await open(protection + form)
  await looksAfter(page)
  await page.getByLabel('Name').click()
  await page.keyboard.type('Anna')
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Control+C')
  deliver()
  await woken(page)
  await page.getByLabel('Message').click()
  await page.keyboard.press('Control+V')
  await page.keyboard.press('Control+V')
  expect(await page.getByLabel('Message').inputValue()).toBe('AnnaAnna')
})

test('A menu that closes at a press outside of it closes at one in a field', async () => {
  const { page, deliver } = await open(
    `${form}<script>document.addEventListener('mousedown', ({ target }) => document.querySelector('output').append(target.localName))</script>`,
  )
  deliver()
  await page.getByLabel('Message').click()
  expect(await heardBy(page)).toBe('mrp-contact-form')
})

test('A key that goes down on the page and comes up in a field is seen to come up', async () => {
  const { page, deliver } = await open(form)
  deliver()
  await page.getByLabel('Message').waitFor()
  await page.keyboard.down('m')
  await page.getByLabel('Message').focus()
  await page.keyboard.up('m')
  expect(await heardBy(page)).toBe('keydown m keypress m keyup m ')
})

test('Keys pressed on a button of ours, and in a field that the page put in a slot, are the page’s', async () => {
  const { page, deliver } = await open(
    `${form}<mrp-hero><span slot="lead"><input aria-label="Theirs"></span></mrp-hero>`,
    `${scriptTag}<script type="module" src="/elements/mrp-hero.js"></script>`,
  )
  deliver()
  await page.getByRole('button', { name: 'Send Message' }).focus()
  await page.keyboard.press('x')
  await page.getByLabel('Theirs').press('y')
  expect(await heardBy(page)).toBe('keydown x keypress x keyup x keydown y keypress y keyup y ')
})
