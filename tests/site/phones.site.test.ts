import { expect, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'

// The ten steps, the features and what they are compared with, without any script: the browser itself follows and chooses.

const phoneWithScript = openInTurn({ viewport: { width: 390, height: 844 } })
const phone = openInTurn({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

test('On a phone every example of the ten steps is seen without a press, and fits its step', async () => {
  const { page } = await phone('/solution-overview')
  const examples = page.locator('mrp-solutions [part~=picture]')
  expect(await examples.filter({ visible: true }).count()).toBe(9)
  const tooWide = await examples.evaluateAll(all =>
    all
      .filter(one =>
        [...one.querySelectorAll('*')].some(part => part.getBoundingClientRect().right > innerWidth - 20),
      )
      .map(one => one.textContent),
  )
  expect(tooWide).toEqual([])
})

test.for([
  ['/solution-overview', '#step-1 h3'],
  ['/partner.html', 'input[name=fullName]'],
] as const)('On a phone what %s is for begins in the first window', async ([path, first]) => {
  const { page } = await phoneWithScript(path)
  const box = await page.locator(first).boundingBox()
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(844)
})

test.for([
  {
    path: '/product',
    table: '.compare table',
    choices: [
      ['A consultant', 'Day rates', 'Your planner’s hours'],
      ['A spreadsheet', 'Your planner’s hours', 'Day rates'],
    ],
  },
  {
    path: '/pricing',
    table: 'mrp-plan-comparison table >> nth=0',
    choices: [
      ['Enterprise', 'real-time', 'hourly'],
      ['Basic', 'daily', 'real-time'],
    ],
  },
] as const)('On a phone $path compares with one choice at a time', async ({ path, table, choices }) => {
  const { page } = await phone(path)
  for (const [name, shown, hidden] of choices) {
    await page.getByRole('radio', { name, exact: true }).check()
    const cells = page.locator(table).getByRole('cell')
    expect(await cells.filter({ hasText: shown, visible: true }).count()).toBe(1)
    expect(await cells.filter({ hasText: hidden, visible: true }).count()).toBe(0)
  }
})

// What narrow screens have room for.

test('The menu ends with the demo request, so that it does not part the pages, and its button says that it closes it', async () => {
  const { page } = await phoneWithScript('/')
  const button = page.getByRole('banner').getByRole('button')
  await page.getByRole('button', { name: 'Menu' }).click()
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link')
  expect(await links.last().innerText()).toBe('Request a Demo')
  await expect.poll(() => button.filter({ visible: true }).innerText()).toMatch(/^Close/)
  await button.filter({ visible: true }).click()
  await expect.poll(() => button.filter({ visible: true }).innerText()).toMatch(/^Menu/)
})

test('A toast about missing fields covers neither the first of them nor its message', async () => {
  const { page } = await phoneWithScript('/demo')
  await page.getByRole('button', { name: 'Request a Demo' }).click()
  const toast = page.locator('mrp-toaster [data-variant=destructive]')
  await toast.waitFor()
  const notice = await toast.boundingBox()
  const message = await page.getByText('Please enter your full name.').boundingBox()
  const field = await page.getByLabel('Full name').boundingBox()
  for (const box of [message, field]) {
    const isAbove = (box?.y ?? 0) + (box?.height ?? 0) <= (notice?.y ?? 0)
    expect(isAbove || (box?.y ?? 0) >= (notice?.y ?? 0) + (notice?.height ?? 0)).toBe(true)
  }
})
