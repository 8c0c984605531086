import { readdir } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { elementFacts } from '../../demo-host/embed/facts.ts'
import { hasShell, isSpeaking } from '../../src/loader/elements.ts'
import type { Shell } from '../../src/loader/shell-types.ts'
import { countAwake, untilAwake } from '../support/awake.ts'
import { openChromium } from '../support/chromium.ts'
import { lettersFrom, localInbox, saveData, scriptTag, servePage } from '../support/form-page.ts'
import { loaded } from '../support/in-page.ts'
import { rested } from '../support/rested.ts'

// On a page that nobody prerendered the script tag paints at once, and React comes when somebody touches what is there.

const visit = openChromium()
/** A page of somebody else's with the script, whose visitor saves data: what is loaded is what was touched. */
async function open(body: string) {
  const { page, complaints } = await visit('/try.html', async opened => {
    await saveData(opened)
    await servePage(`${scriptTag}${body}`)(opened)
  })
  return { page, complaints }
}

const chunks = (page: Page) => loaded(page, /\/chunks\/(?!asleep-)/)

test('Every element that a page may have has a shell, but for those that show nothing or wake by themselves', async () => {
  const shells = await readdir('demo-host/dist/shells')
  const tags = elementFacts.map(({ tag }) => tag).filter(hasShell)
  expect(tags.length).toBeGreaterThan(20)
  for (const tag of tags) expect(shells).toContain(`${tag}.js`)
})

test('What speaks has a shell in every language, and the first file asks for it', async () => {
  const shells = await readdir('demo-host/dist/shells')
  const tags = elementFacts.map(({ tag }) => tag).filter(tag => isSpeaking(tag) && hasShell(tag))
  for (const language of ['de', 'es', 'fr'])
    expect(shells.filter(file => file.endsWith(`.${language}.js`))).toEqual(
      tags.map(tag => `${tag}.${language}.js`),
    )
})

test('Two hundred forms are painted at once, and whoever presses a key while they wake is heard in between', async () => {
  const { page, complaints } = await open('<main></main>')
  const forms = page.locator('mrp-demo-form')
  await page.evaluate(() => {
    const main = document.querySelector('main')
    main?.setHTMLUnsafe('<mrp-demo-form></mrp-demo-form>'.repeat(200))
  })
  await forms.last().getByLabel('Full name').waitFor()
  expect(await countAwake(page, 'mrp-demo-form')).toBe(0)

  const atTheKey = page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let awake = 0
        addEventListener('mrp-ready', () => {
          awake += 1
        })
        addEventListener('keydown', () => awake > 0 && resolve(awake))
      }),
  )
  await forms.first().getByLabel('Full name').hover()
  let isHeard = false
  void atTheKey.then(() => {
    isHeard = true
  })
  while (!isHeard) await page.keyboard.press('Shift')
  expect(await atTheKey).toBeLessThan(200)
  expect(complaints).toEqual([])
})

test('A form is there to type in before any of its code, which comes with the first touch and keeps text and caret', async () => {
  const { page, complaints } = await open(
    `${localInbox}<mrp-demo-form><a href="/demo">Demo</a></mrp-demo-form>`,
  )
  const name = page.getByLabel('Full name')
  await name.waitFor()
  await rested(page)
  expect(await chunks(page)).toEqual([])

  await name.pressSequentially('Anna Huber')
  await page.keyboard.press('ArrowLeft')
  await untilAwake(page, 'mrp-demo-form')
  await page.keyboard.type('!')
  expect(await name.inputValue()).toBe('Anna Hube!r')
  expect(complaints).toEqual([])
})

/** An element with a text in every attribute that its shell takes one for. */
async function dressed(tag: string): Promise<string> {
  const { default: shell }: { default: Shell } = await import(
    pathToFileURL(`demo-host/dist/shells/${tag}.js`).href
  )
  const texts = Object.entries(shell.attributes).filter(([, values]) => values !== 0 && values['*'])
  return `<${tag} theme="dark" ${texts.map(([name]) => `${name}="A &lt;b&gt; ${name}"`).join(' ')}></${tag}>`
}

test('What a shell shows is what its code would: each element hydrates without complaint', async () => {
  const { page, complaints } = await visit('/robots.txt', saveData)
  for (const tag of elementFacts.map(({ tag }) => tag).filter(hasShell)) {
    await servePage(scriptTag + (await dressed(tag)))(page)
    await page.goto('/try.html')
    await page.locator(`${tag} [data-root] > *`).first().waitFor()
    expect(await chunks(page), tag).toEqual([])
    const painted = await page.locator(`${tag} [data-root]`).innerHTML()
    await page.addScriptTag({ content: "addEventListener('mrp-ready', () => { document.title = 'Ready' })" })
    await page.locator(tag).evaluate(element => element.setAttribute('theme', 'light'))
    await expect.poll(() => page.title()).toBe('Ready')
    // What only the code may say: that it checks the form by itself.
    const awake = (await page.locator(`${tag} [data-root]`).innerHTML()).replace(' novalidate=""', '')
    expect(awake, tag).toBe(painted)
    expect(complaints, tag).toEqual([])
  }
})

test('Theme, prefills and texts are applied without the code', async () => {
  const { page } = await open(
    `<mrp-demo-form theme="dark" data-company-name="Bolt &amp; Sons" erp-system="Odoo" source="fair"></mrp-demo-form>
    <mrp-faq heading="Asked overnight"></mrp-faq>`,
  )
  await page.getByRole('heading', { name: 'Asked overnight' }).waitFor()
  const form = page.locator('mrp-demo-form')
  expect(await form.getByLabel('Company name').inputValue()).toBe('Bolt & Sons')
  expect(await form.getByLabel('ERP system').inputValue()).toBe('Odoo')
  expect(await form.getByLabel('Email').evaluate(field => getComputedStyle(field).colorScheme)).toBe('dark')
  expect(await chunks(page)).toEqual([])
})

test.for([
  [
    'the brand’s name',
    '<mrp-config brand-name="Pumps"></mrp-config><mrp-site-footer></mrp-site-footer>',
    'Pumps',
  ],
  [
    'words of the page',
    '<mrp-config messages=\'{"demo.submit":"See it"}\'></mrp-config><mrp-demo-form></mrp-demo-form>',
    'See it',
  ],
  ['a mode', '<mrp-demo-form mode="button"></mrp-demo-form>', 'Request a Demo'],
] as const)('What a shell cannot show, like %s, brings the code at once', async ([, html, text]) => {
  const { page, complaints } = await open(html)
  await page.getByText(text).first().waitFor()
  expect(await chunks(page)).not.toEqual([])
  expect(complaints).toEqual([])
})

test('A list in an attribute is painted without the code of its section', async () => {
  const { page, complaints } = await open(
    `<mrp-benefits items='[{"title":"Less stock","text":"Now."}]'></mrp-benefits>`,
  )
  await page.getByRole('heading', { name: 'Less stock' }).waitFor()
  expect(await chunks(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('A property that a script sets, early or late, brings the code and counts', async () => {
  const { page } = await open(
    '<mrp-demo-form id="early"></mrp-demo-form><mrp-contact-form id="late"></mrp-contact-form>',
  )
  await page.locator('#late').getByLabel('Name').waitFor()
  await page.evaluate(() => Object.assign(document.querySelector('#late') ?? {}, { subject: 'Co-products' }))
  await expect.poll(() => page.locator('#late').getByLabel('Subject').inputValue()).toBe('Co-products')
})

test('A request that is sent right after it was painted is sent once', async () => {
  const { page } = await open(
    `${localInbox}<mrp-demo-form full-name="Shell Early" company-name="Acme" email="a@acme.example"></mrp-demo-form>`,
  )
  await page.getByRole('button', { name: 'Request a Demo' }).click()
  await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
  expect(await lettersFrom(page, 'Shell Early')).toHaveLength(1)
})

test('A strict policy with Trusted Types has nothing to object to', async () => {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types"
  const { page, complaints } = await open(
    `<meta http-equiv="Content-Security-Policy" content="${policy}"><mrp-demo-form></mrp-demo-form>`,
  )
  await page.getByLabel('Full name').fill('Anna')
  await untilAwake(page, 'mrp-demo-form')
  expect(complaints).toEqual([])
})

test('Where the shell cannot be loaded, the element is loaded as it was before there were shells', async () => {
  const { page } = await visit('/try.html', async opened => {
    await opened.route('**/shells/*.js', route => route.abort())
    await servePage(`${scriptTag}<mrp-demo-form></mrp-demo-form>`)(opened)
  })
  await page.getByLabel('Full name').waitFor()
})
