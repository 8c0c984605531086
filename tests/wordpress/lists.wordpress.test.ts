import type { FrameLocator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { insert, openWordPress, publish, storedBlocks } from './support/editor.ts'

// Lists, such as plans and questions: their texts are clicked in the canvas and typed in the sidebar.

const { edit, visit } = openWordPress()

interface Plan {
  readonly name: string
  readonly price: string
}

/** Clicks a text of the canvas, as an author does who wants to change it. */
const clickOn = (canvas: FrameLocator, tag: string, text: string, nth = 0) =>
  canvas.locator(tag).getByText(text).filter({ visible: true }).nth(nth).click({ force: true })

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const entry = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const plansIn = async (page: Page) =>
  ((await storedBlocks(page))[0]?.attributes.plans as readonly Plan[] | undefined)?.map(
    ({ name, price }) => `${name} ${price}`,
  )

/** Waits until the text of a field is marked, and what is typed takes its place. */
const isMarked = (page: Page, name: string, text: string) =>
  expect
    .poll(() =>
      field(page, name).evaluate(
        (one: HTMLInputElement) =>
          document.activeElement === one && one.value.slice(one.selectionStart ?? 0, one.selectionEnd ?? 0),
      ),
    )
    .toBe(text)

test('A text that is clicked in the canvas is typed anew at once', async () => {
  const { page, canvas } = await edit('author')
  await insert(page, [['mrp/pricing-plans'], ['mrp/faq']])
  await clickOn(canvas, 'mrp-pricing-plans', '$299')
  await isMarked(page, 'Price', '$299')
  await page.keyboard.type('159 €')
  await expect.poll(() => plansIn(page)).toEqual(['Basic $99', 'Professional 159 €', 'Enterprise $999'])
  await canvas.locator('mrp-pricing-plans').getByText('159 €').waitFor()
  // Of several lines, the one that was clicked.
  await clickOn(canvas, 'mrp-pricing-plans', 'Daily MRP runs')
  await isMarked(page, 'Features', 'Daily MRP runs')
  await page.keyboard.type('Weekly runs')
  await canvas.locator('mrp-pricing-plans').getByText('Weekly runs').waitFor()
  await canvas.locator('mrp-pricing-plans').getByText('Up to 50 SKUs').waitFor()
  // What several plans have is that of the one that was clicked.
  await clickOn(canvas, 'mrp-pricing-plans', 'Select Plan', 1)
  await isMarked(page, 'Button text', 'Select Plan')
  expect(await field(page, 'Name').inputValue()).toBe('Professional')
  // Another block, while the sidebar shows the page.
  await page.getByRole('tab', { name: 'Post' }).click()
  await clickOn(canvas, 'mrp-faq', 'Is there a setup fee?')
  await isMarked(page, 'Question', 'Is there a setup fee?')
  // However long its words are, nothing of the sidebar is out of sight.
  for (const button of await page.getByRole('button', { name: /^Remove entry/ }).all())
    expect((await button.boundingBox())?.x).toBeLessThan(1400 - 36)
  await page.keyboard.press('Tab')
  expect(await field(page, 'Answer').evaluate(one => document.activeElement === one)).toBe(true)
})

test('A list with an empty entry and with numbers is shown all the same', async () => {
  const { page, canvas, complaints } = await edit('author')
  await insert(page, [
    ['mrp/pricing-plans', { plans: [null, { name: 'Small', price: 5, features: ['a', null, 3] }] }],
  ])
  await entry(page, 'Small').click()
  await expect.poll(() => field(page, 'Price').inputValue()).toBe('5')
  // What is missing shows where it will stand.
  const plans = await canvas.locator('mrp-pricing-plans').getAttribute('plans')
  expect(JSON.parse(plans ?? '')).toEqual([
    { name: 'Small', price: '5', period: 'Period', features: ['a', '', '3'], buttonText: 'Button text' },
  ])
  expect(complaints).toEqual([])
})

test('An author changes a price, moves, removes and adds plans', async () => {
  const { page } = await edit('author')
  await insert(page, [['mrp/pricing-plans']])
  await entry(page, 'Basic').click()
  await isMarked(page, 'Name', 'Basic')
  await field(page, 'Price').fill('$49')
  await page.getByRole('button', { name: 'Move entry 1 down' }).click()
  // It is open where it is now.
  expect(await field(page, 'Price').inputValue()).toBe('$49')
  await entry(page, 'Enterprise').click()
  await page.getByRole('button', { name: 'Remove entry 3' }).click()
  await page.getByRole('button', { name: 'Add entry' }).click()
  await isMarked(page, 'Name', '')
  await page.keyboard.type('Own')
  expect(await plansIn(page)).toEqual(['Professional $299', 'Basic $49', 'Own undefined'])
  const post = await publish(page, 'Own prices')
  await page.close()

  const visitor = await visit(`/?p=${post}`)
  // Its words stay in the tag, out of sight.
  await visitor.getByText('$49').filter({ visible: true }).waitFor()
  const withoutScript = await visit(`/?p=${post}`, false)
  await expect.poll(() => withoutScript.getByText('$49').first().isVisible()).toBe(true)
})

test('An author begins with an empty question, and comes back to the default', async () => {
  const { page, canvas } = await edit('author')
  await insert(page, [['mrp/faq']])
  await page.getByRole('button', { name: 'Start with an empty entry' }).click()
  await isMarked(page, 'Question', '')
  await page.keyboard.type('Do you help?')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Yes.')
  await canvas.locator('mrp-faq').getByText('Do you help?').waitFor()
  expect((await storedBlocks(page))[0]?.attributes.items).toEqual([
    { question: 'Do you help?', answer: 'Yes.' },
  ])
  await page.getByRole('button', { name: 'Back to the default' }).click()
  await canvas.locator('mrp-faq').getByText('Is there a setup fee?').waitFor()
  expect((await storedBlocks(page))[0]?.attributes.items).toBeUndefined()
})

test('A double click on a closed plan opens it, and does nothing to it', async () => {
  const { page } = await edit('author')
  await insert(page, [['mrp/pricing-plans']])
  for (const name of ['Basic', 'Professional', 'Enterprise']) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await entry(page, name).boundingBox()) ?? {}
    for (const part of [0.1, 0.5, 0.95]) await page.mouse.dblclick(x + width * part, y + height / 2)
  }
  expect(await plansIn(page)).toBeUndefined()
})

test('Questions are removed one after the other without moving the pointer', async () => {
  const { page, canvas } = await edit('author')
  await insert(page, [['mrp/faq']])
  await clickOn(canvas, 'mrp-faq', 'Is there a setup fee?')
  await isMarked(page, 'Question', 'Is there a setup fee?')
  const { x = 0, y = 0 } = (await page.getByRole('button', { name: 'Remove entry 3' }).boundingBox()) ?? {}
  for (let left = 5; left > 1; left -= 1) {
    // Two presses at once are one.
    await page.mouse.click(x + 10, y + 10, { delay: 600 })
    await expect.poll(async () => (await storedBlocks(page))[0]?.attributes.items).toHaveLength(left)
  }
  expect(await field(page, 'Question').inputValue()).toBe('Is there a setup fee?')
  expect(await page.getByTestId('snackbar').count()).toBe(1)
})

test('A removed plan comes back with one press', async () => {
  const { page } = await edit('author')
  await insert(page, [['mrp/pricing-plans']])
  await entry(page, 'Basic').click()
  await page.getByRole('button', { name: 'Remove entry 1' }).click()
  await page.getByTestId('snackbar').getByText('Basic was removed.').waitFor()
  expect(await plansIn(page)).toEqual(['Professional $299', 'Enterprise $999'])
  await page.getByTestId('snackbar').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => entry(page, 'Basic').count()).toBe(1)
})

test('Undo takes back one field, one move or one removal of a list', async () => {
  const { page } = await edit('author')
  await insert(page, [['mrp/pricing-plans']])
  const undo = page.getByRole('button', { name: 'Undo', exact: true }).first()
  await entry(page, 'Basic').click()
  await field(page, 'Name').fill('Small')
  await field(page, 'Price').fill('$49')
  const others = ['Professional $299', 'Enterprise $999']
  const states = [undefined, ['Small $99', ...others], ['Small $49', ...others]]
  await page.getByRole('button', { name: 'Move entry 1 down' }).click()
  states.push(await plansIn(page))
  await page.getByRole('button', { name: 'Remove entry 2' }).click()
  expect(await plansIn(page)).toEqual(others)
  for (const state of states.toReversed()) {
    await undo.click()
    await expect.poll(() => plansIn(page)).toEqual(state)
  }
})

test('The intro offers the theme’s template without a title', async () => {
  const { page } = await edit('editor', 'page')
  await insert(page, [['mrp/page-intro', { heading: 'What planning costs' }]])
  await page.getByRole('button', { name: 'Leave the title out' }).click()
  await page.getByRole('button', { name: 'Leave the title out' }).waitFor({ state: 'detached' })
  const post = await publish(page, 'A title that nobody sees')
  await page.close()
  const visitor = await visit(`/?page_id=${post}`)
  expect(await visitor.getByRole('heading', { level: 1, name: 'What planning costs' }).count()).toBe(1)
  expect(await visitor.getByRole('heading', { level: 1 }).count()).toBe(1)
})

test('A text of a block that is in no list is typed anew too, and a closed sidebar stays closed', async () => {
  const { page, canvas } = await edit('author')
  await insert(page, [['mrp/pricing-plans']])
  await clickOn(canvas, 'mrp-pricing-plans', 'Recommended')
  await isMarked(page, 'Recommended text', 'Recommended')
  const closer = page.getByRole('button', { name: 'Settings', exact: true })
  const tab = page.getByRole('tab', { name: 'Post' })
  await closer.click()
  await tab.waitFor({ state: 'detached' })
  await clickOn(canvas, 'mrp-pricing-plans', '$99')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
  expect(await tab.count()).toBe(0)
  expect(await plansIn(page)).toBeUndefined()
  // WordPress keeps it closed for this author.
  await closer.click()
})
