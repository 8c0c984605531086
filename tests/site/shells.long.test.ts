import { readdir } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { elementFacts } from '../../demo-host/embed/facts.ts'
import { hasShell, isSpeaking } from '../../src/loader/elements.ts'
import { countAwake, untilAwake } from '../support/awake.ts'
import { openInTurn } from '../support/chromium.ts'
import { localInbox, saveData, scriptTag } from '../support/form-page.ts'
import { loaded } from '../support/in-page.ts'
import { rested } from '../support/rested.ts'

// On a page that nobody prerendered the script tag paints at once, and React comes when somebody touches what is there.

const visit = openInTurn()
/** A page of somebody else's with the script, whose visitor saves data: what is loaded is what was touched. */
async function open(body: string) {
  const { page, complaints } = await visit(`${scriptTag}${body}`, opened => saveData(opened))
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
] as const)('What a shell cannot show, like %s, brings the code at once', async ([, html, text]) => {
  const { page, complaints } = await open(html)
  await page.getByText(text).first().waitFor()
  expect(await chunks(page)).not.toEqual([])
  expect(complaints).toEqual([])
})

test('A property that a script sets brings the code and counts', async () => {
  const { page } = await open('<mrp-contact-form></mrp-contact-form>')
  await page.getByLabel('Name').waitFor()
  await page.evaluate(() =>
    Object.assign(document.querySelector('mrp-contact-form') ?? {}, { subject: 'Co-products' }),
  )
  await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Co-products')
})

test('Where the shell cannot be loaded, the element is loaded as it was before there were shells', async () => {
  const { page } = await visit(`${scriptTag}<mrp-demo-form></mrp-demo-form>`, opened =>
    opened.route('**/shells/*.js', route => route.abort()),
  )
  await page.getByLabel('Full name').waitFor()
})
