import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { countAwake, untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { saveData, scriptTag } from '../support/form-page.ts'
import { rested } from '../support/rested.ts'

// Pages that treat elements as public guides, routers, optimisers and translators do.

const visit = openInTurn()
const { prerender }: typeof import('../../src/entries/ssr.ts') = await import(
  pathToFileURL('dist/ssr.js').href
)

const form = '<mrp-contact-form><a href="mailto:a@b.example">Ask</a></mrp-contact-form>'

const open = (html: string, before: (page: Page) => Promise<unknown> = async () => {}) =>
  visit(`<html lang="en"><body>${html}`, async page => {
    await saveData(page)
    await before(page)
  })

const touch = (page: Page, tag: string) => page.locator(tag).dispatchEvent('pointerover')

test('A page that hides what is not defined shows the form, and nobody has touched it', async () => {
  const { page } = await open(`<style>:not(:defined) { visibility: hidden }</style>${form}${scriptTag}`)
  await page.getByLabel('Message').waitFor()
  await rested(page)
  expect(await countAwake(page, 'mrp-contact-form')).toBe(0)
  expect(
    await page.evaluate(async () => {
      await customElements.whenDefined('mrp-contact-form')
      const Form = customElements.get('mrp-contact-form')
      return Form ? new Form().localName : ''
    }),
  ).toBe('mrp-contact-form')
})

test('An element that nobody has touched never says that it is ready; a touched one says so once', async () => {
  const { page } = await open(
    `<script>ready = []; addEventListener('mrp-ready', ({ target }) => ready.push(target.localName))</script>${form}<mrp-faq></mrp-faq>${scriptTag}`,
  )
  await page.getByLabel('Message').waitFor()
  await page.getByRole('heading', { name: 'questions' }).waitFor()
  expect(await page.evaluate('ready')).toEqual([])
  await touch(page, 'mrp-contact-form')
  await expect.poll(() => page.evaluate('ready')).toEqual(['mrp-contact-form'])
})

test('An element without a box of its own shows its list', async () => {
  const { page } = await open(
    `<mrp-faq style="display: contents" items='[{"question":"Why?","answer":"So."}]'></mrp-faq>${scriptTag}`,
  )
  await page.getByText('Why?').waitFor()
})

test('Settings of the script tag hold after a router has replaced head and body, and a removed tag’s do not', async () => {
  const script = scriptTag.replace(' src', ' data-contact-email="sales@acme.example" src')
  const { page } = await open(`${script}<mrp-config endpoint="/brand-a"></mrp-config>${form}`)
  await page.getByLabel('Message').waitFor()
  await page.evaluate(html => {
    document.head.replaceChildren()
    const body = document.createElement('body')
    body.innerHTML = html
    document.body.replaceWith(body)
  }, form)
  const action = page.locator('mrp-contact-form form')
  await expect.poll(() => action.getAttribute('action')).toMatch(/^mailto:sales@acme\.example/)
  await touch(page, 'mrp-contact-form')
  await untilAwake(page, 'mrp-contact-form')
  expect(await action.getAttribute('action')).toMatch(/^mailto:sales@acme\.example/)
})

test('The page’s own global `mrp` stays, and `mrpWidgets` configures and takes consent', async () => {
  const { page } = await open(
    `<script>var mrp = 499; globalThis.mrpWidgets ??= { consent(answer) { this.answer = answer } }; mrpWidgets.consent('granted')</script>${form}${scriptTag}`,
  )
  await page.getByLabel('Message').waitFor()
  expect(await page.evaluate('[mrp, mrpWidgets.answer]')).toEqual([499, 'granted'])
  await page.evaluate("mrpWidgets.configure({ contactEmail: 'own@acme.example' })")
  await expect
    .poll(() => page.locator('mrp-contact-form form').getAttribute('action'))
    .toMatch(/^mailto:own@acme\.example/)
})

test('A router that swaps the attributes of <html> signs nobody out of the header', async () => {
  const { page } = await open(`<mrp-site-header></mrp-site-header>${scriptTag}`, opened =>
    opened.addInitScript(() =>
      localStorage.setItem('mrp:current-user', '{"id":"1","email":"a@b.example","fullName":"A"}'),
    ),
  )
  const mark = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--mrp-signed-in'))
  await expect.poll(mark).toBe('block')
  await page.evaluate(() => document.documentElement.removeAttribute('style'))
  await expect.poll(mark).toBe('block')
})

test('Anchors stop below the fixed header, and a page’s own scroll-padding wins', async () => {
  const html = `<mrp-site-header></mrp-site-header><p style="height:900px">x</p><h2 id="prices">Prices</h2><p style="height:2000px">y</p>${scriptTag}`
  const { page } = await open(html)
  const padding = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBlockStart)
  await expect.poll(padding).toBe('80px')
  await page.addStyleTag({ content: 'html { scroll-padding-block-start: 120px }' })
  expect(await padding()).toBe('120px')
})

test('What the page does not let take clicks, such as a closed modal, takes none inside us', async () => {
  const { page } = await open(
    `<button style="position:fixed;left:50%;top:300px">Buy</button><div style="position:fixed;inset:0;opacity:0;pointer-events:none">${form}</div>${scriptTag}`,
  )
  await page.getByLabel('Message').waitFor()
  expect(await page.evaluate(() => document.elementFromPoint(innerWidth / 2 + 5, 305)?.localName)).toBe(
    'button',
  )
})

test('A prerendered account that comes by innerHTML is seen, and stays when its markup is morphed', async () => {
  const account = await prerender('<mrp-account><a href="/login">Log in</a></mrp-account>')
  const { page } = await open(`<main></main>${scriptTag}`)
  await page.evaluate(html => {
    const main = document.querySelector('main')
    if (main) main.innerHTML = html
  }, account)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('typed')
  await untilAwake(page, 'mrp-account')
  await page.locator('mrp-account').evaluate(element => {
    for (const child of [...element.children]) if (child.localName !== 'a') child.remove()
  })
  await expect.poll(() => password.inputValue()).toBe('typed')
})

test('A prerendered section gets its styles back where an optimiser took them out', async () => {
  const faq = await prerender('<mrp-faq></mrp-faq>')
  const { page } = await open(`${faq.replace(/<style>.*?<\/style>/s, '')}${scriptTag}`)
  const font = () =>
    page
      .locator('mrp-faq h2')
      .first()
      .evaluate(heading => getComputedStyle(heading).fontFamily)
  await expect.poll(font).not.toMatch(/Times/)
})

test('An address that a proxy replaced in a prerendered element is ours again', async () => {
  const details = await prerender('<mrp-contact-details></mrp-contact-details>')
  const { page } = await open(
    `${details.replaceAll(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#5a"')}${scriptTag}`,
  )
  await expect
    .poll(() => page.locator('mrp-contact-details a').first().getAttribute('href'))
    .toMatch(/^mailto:/)
})

test('Curly quotes around values are taken off, also before the first touch', async () => {
  const { page } = await open(
    `<mrp-config contact-email=”sales@acme.example”></mrp-config><mrp-contact-form theme=“dark” name=”Ann”></mrp-contact-form>${scriptTag}`,
  )
  const action = page.locator('mrp-contact-form form')
  await expect.poll(() => action.getAttribute('action')).toMatch(/^mailto:sales@acme\.example\?/)
  expect(await page.getByLabel('Name').inputValue()).toBe('Ann')
})

test('A frame whose address comes later is as high as its form', async () => {
  const { page } = await open(`<iframe title="Demo" width="600" height="300"></iframe>${scriptTag}`)
  await page.waitForFunction(() => 'mrpWidgets' in window)
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    frame.src = '/embed/demo-form/'
  })
  await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).toBeGreaterThan(400)
})

test('A document that is written anew keeps its triggers', async () => {
  const { page } = await open(`${form}${scriptTag}`)
  await page.getByLabel('Message').waitFor()
  await page.evaluate(() => {
    document.open()
    document.write('<!doctype html><title>2</title><a data-mrp-open href="#nowhere">Open</a>')
    document.close()
  })
  await page.getByText('Open').click()
  await page.getByRole('dialog').waitFor()
  expect(new URL(page.url()).hash).toBe('')
})

const parents: Readonly<Record<string, string>> = {
  'a flex row': 'display:flex',
  'a float': 'float:left',
  'an inline block': 'display:inline-block',
  'a fitted box': 'inline-size:fit-content',
  'an absolute box': 'position:absolute',
  'a grid column that fits': 'display:grid;grid-template-columns:auto 1fr',
}

/** One of each kind: with a list, with a shell, without one, fixed, a form. */
const tags = ['faq', 'hero', 'account', 'site-header', 'contact-form']

test('In boxes that are as wide as what is in them, every element has a width to be read in', async () => {
  const inEach = Object.entries(parents).flatMap(([parent, style]) =>
    tags.map(tag => ({
      where: `${tag} in ${parent}`,
      html: `<div style="${style}"><mrp-${tag}></mrp-${tag}></div>`,
    })),
  )
  const { page } = await open(
    `${inEach.map(({ html }) => `<div data-case style="overflow:auto">${html}</div>`).join('')}${scriptTag}`,
  )
  const elements = page.locator('[data-case] > div > *')
  const narrow = () =>
    elements.evaluateAll(async all => {
      const widths: number[] = []
      for (const element of all) {
        // One without a shell waits for the window, from which those above push it away.
        element.parentElement?.scrollIntoView()
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
        widths.push(element.getBoundingClientRect().width)
      }
      return widths.flatMap((width, index) => (width > 300 ? [] : [index]))
    })
  await expect.poll(async () => (await narrow()).map(index => inEach[index]?.where)).toEqual([])
})

test('Before any touch, an element is a block: a page’s width for it counts, and it shrinks beside others', async () => {
  const { page } = await open(
    `<style>.narrow { max-width: 400px; margin-inline: auto } .row { display: flex; width: 900px } .row > * { flex: 1 }</style>
    <mrp-demo-form class="narrow"></mrp-demo-form><div class="row"><mrp-demo-form></mrp-demo-form><p>Words</p></div>${scriptTag}`,
  )
  await page.getByLabel('Full name').last().waitFor()
  const seen = await page
    .locator('mrp-demo-form')
    .evaluateAll(forms =>
      forms.map(form => [getComputedStyle(form).display, form.getBoundingClientRect().width]),
    )
  expect(seen).toEqual([
    ['block', 400],
    ['block', 450],
  ])
})
