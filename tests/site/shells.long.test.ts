import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { saveData, scriptTag } from '../support/form-page.ts'

// On a page that nobody prerendered the script tag paints at once, and React comes when somebody touches what is there.

const visit = openInTurn()
/** A page of somebody else's with the script, whose visitor saves data: what is loaded is what was touched. */
async function open(body: string) {
  const { page, complaints } = await visit(`${scriptTag}${body}`, opened => saveData(opened))
  return { page, complaints }
}

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
