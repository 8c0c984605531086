import { expect, test } from 'vitest'
import { openInTurn } from '../../support/chromium.ts'
import { snippetUnder } from '../../support/docs-snippet.ts'
import { servePage } from '../../support/form-page.ts'

// What the docs of the planner have partners paste, on a page with the built bundle.

const visit = openInTurn()
const docs = 'docs/planner.md'

const markup = snippetUnder('Put it on your page', docs, 'html').replaceAll('https://widgets.example', '')

test('The tag shows the sample, plans the list that the page has, and its text can be taken by the page', async () => {
  const field = '<textarea id="message" aria-label="Message"></textarea>'
  const { page, complaints } = await visit('/try.html', servePage(markup + field))
  await page.evaluate(snippetUnder('Events', docs))
  await page.getByRole('heading', { name: '3 orders: 1 to place, 2 to start' }).waitFor()
  await page.locator('mrp-planner').evaluate(planner => planner.setAttribute('from', '2026-03-02'))
  await page.getByText('Paste a list').click()
  await page
    .getByLabel('Your list')
    .fill(snippetUnder('The list that it takes', 'docs/how-the-planner-works.md', ''))
  await page.getByText('Order 100 BRG6204 today').waitFor()
  await page.getByRole('button', { name: /^Attach to/ }).click()
  await page.getByRole('button', { name: 'Continue to the request' }).click()
  await expect.poll(() => page.getByLabel('Message').inputValue()).toMatch(/^My plan: 5 items, 3 orders\n/)
  expect(await page.locator('mrp-demo-form').count()).toBe(0)
  expect(complaints).toEqual([])
})
