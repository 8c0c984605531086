import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'

// The questions on /contact, each with a link into the form.

const visit = openInTurn()

test.for([
  ['/contact', 'Which plan fits us?', 'Ask us about it', 'Message'],
  ['/de/contact', 'Welcher Tarif passt zu uns?', 'Dazu fragen', 'Nachricht'],
] as const)(
  'On %s, asking about an answer fills in the subject on the spot: the answer stays open, and the message has the focus',
  async ([route, question, ask, label]) => {
    const { page, complaints } = await visit(route)
    await page.getByText(question).click()
    await page.getByRole('link', { name: ask }).click()
    await expect.poll(() => page.locator('[name=subject]').inputValue()).toBe(question)
    await expect.poll(() => page.getByLabel(label).evaluate(field => field.matches(':focus'))).toBe(true)
    expect(new URL(page.url()).search).toBe('')
    expect(await page.locator('.asked [open] summary').innerText()).toContain(question)
    expect(complaints).toEqual([])
  },
)
