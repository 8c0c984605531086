import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { elementFacts } from '../../demo-host/embed/facts.ts'
import { hasShell, isSpeaking } from '../../src/loader/elements.ts'
import { openInTurn } from '../support/chromium.ts'
import { saveData, scriptTag } from '../support/form-page.ts'

// On a page that nobody prerendered the script tag paints at once, and React comes when somebody touches what is there.

const visit = openInTurn()
/** A page of somebody else's with the script, whose visitor saves data: what is loaded is what was touched. */
async function open(body: string) {
  const { page, complaints } = await visit(`${scriptTag}${body}`, opened => saveData(opened))
  return { page, complaints }
}

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
