import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import hero from '../../src/elements/mrp-hero.tsx'
import { press, typeInto } from '../support/hands.ts'
import { mountOnClient, waysWithoutReact } from '../support/mount.tsx'

// The home page's record, as somebody uses it who changes its numbers.

const number = (name: string) => page.getByLabelText(name, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
/** The name, or the text, of what has the focus. */
const focused = () => {
  const element = document.querySelector('mrp-hero')?.shadowRoot?.activeElement
  return element?.getAttribute('name') ?? element?.textContent
}
const sentence = page.getByRole('status')

/** The figures of a row. */
const row = (name: string) =>
  [
    ...page
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .element()
      .querySelectorAll('td'),
  ].map(cell => cell.querySelector('input')?.value ?? cell.textContent)

const projected = () => row('Left in stock').join(' ')
const released = () => row('Place an order').join(' ')

test.for(waysWithoutReact)('Smaller lots are more orders and less stock ($name)', async ({ mount }) => {
  await mount(hero)
  await expect.element(sentence).toHaveTextContent('Order 100 today. Without it, you run out in week 3.')
  expect(released()).toBe('100 · 100 · 100 · · ·')
  await typeInto(number('Lot size pcs'), '50')
  expect(projected()).toBe('80 50 40 70 50 50 60 50')
  expect(released()).toBe('50 50 50 50 50 50 · ·')
  await expect
    .element(sentence)
    .toHaveTextContent('6 orders instead of 3. Average stock falls from 75 to 56. Order 50 today.')
})

test('What is too late is said, and stands in the stock', async () => {
  await mountOnClient(hero)
  await typeInto(number('Lead time weeks'), '4')
  expect(projected()).toBe('80 50 −10 −30 100 50 110 50')
  expect(released()).toBe('200 · 100 · · · · ·')
  await expect
    .element(sentence)
    .toHaveTextContent(
      'Order 200 today, 2 weeks late. It arrives in week 5. You are up to 30 short until then.',
    )
})

test('A stock of nothing is a 0, and an order of nothing a dot', async () => {
  await mountOnClient(hero)
  await typeInto(number('On hand pcs'), '370')
  await typeInto(number('Safety stock pcs'), '0')
  expect(projected()).toBe('330 300 240 220 150 100 60 0')
  expect(released()).toBe('· · · · · · · ·')
  await expect
    .element(sentence)
    .toHaveTextContent('Nothing to order. Stock lasts for all 8 weeks. Average stock rises from 75 to 175.')
  await expect.element(button('Approve')).toBeDisabled()
})

test('Each week’s demand is a field', async () => {
  await mountOnClient(hero)
  await typeInto(number('Needed, week 8'), '10')
  expect(projected()).toBe('80 50 90 70 100 50 110 100')
  await expect.element(sentence).toHaveTextContent('3 orders, as before.')
})

test('Arrow keys change a number by a step, and stop where it makes no sense', async () => {
  await mountOnClient(hero)
  await press(number('Lot size pcs'))
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(number('Lot size pcs')).toHaveValue(110)
  await press(number('Lead time weeks'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(number('Lead time weeks')).toHaveValue(0)
})

test('What has changed is marked for a second', async () => {
  await mountOnClient(hero)
  const cells = () => [...page.getByRole('table').element().querySelectorAll('tr:nth-child(2) td')]
  const paint = () => cells().map(cell => getComputedStyle(cell).backgroundColor)
  const before = paint()
  await typeInto(number('Safety stock pcs'), '50')
  await typeInto(number('Lot size pcs'), '50')
  const after = paint()
  // The third week's stock is another, the second week's is not.
  expect(after[1]).toBe(before[1])
  expect(after[3]).toBe(before[3])
  expect(after[4]).not.toBe(before[4])
  await expect.poll(paint).toEqual(before)
})

test('The sentence is busy while numbers change, and read out once they rest', async () => {
  await mountOnClient(hero)
  expect(sentence.element().ariaBusy).toBeNull()
  await typeInto(number('Lot size pcs'), '50')
  expect(sentence.element().ariaBusy).toBe('true')
  await expect.poll(() => sentence.element().ariaBusy).toBeNull()
})

test.for(['', '2.5'])('“%s” is no lot: a sentence says what is, and the plan stays', async text => {
  await mountOnClient(hero)
  await typeInto(number('Lot size pcs'), text)
  await expect
    .element(sentence)
    .toHaveTextContent(
      'Check “Lot size” Please enter a whole number from 1 to 9999. The plan still uses 100.',
    )
  await expect.element(number('Lot size pcs')).toBeInvalid()
  expect(number('Lot size pcs').element().getAttribute('aria-describedby')).toBe(sentence.element().id)
  expect((number('Lot size pcs').element() as HTMLInputElement).value).toBe(text)
  expect(projected()).toBe('80 50 90 70 100 50 110 50')
  await expect.element(button('Approve')).toBeDisabled()
  await typeInto(number('Lot size pcs'), '200')
  await expect.element(number('Lot size pcs')).toBeValid()
  await expect.element(button('Approve')).toBeEnabled()
  expect(released()).toBe('200 · · · 200 · · ·')
})

test('Letters that a browser keeps to itself are no number', async () => {
  await mountOnClient(hero)
  await press(number('On hand pcs'))
  await userEvent.keyboard('e')
  await expect
    .element(sentence)
    .toHaveTextContent('Check “On hand” Please enter a whole number from 0 to 9999. The plan still uses 120.')
})

test('Approve makes the suggestion a firm order, and Undo a suggestion again', async () => {
  await mountOnClient(hero)
  await press(button('Approve'))
  await expect
    .element(sentence)
    .toHaveTextContent(
      'Approved: 100. Arriving in week 3. In the product, this order would now go to your ERP, if write-back is on.',
    )
  await expect.poll(focused).toBe('Undo')
  expect(released()).toBe('100 · 100 · 100 · · ·')
  await press(button('Undo'))
  await expect.element(sentence).toHaveTextContent('Order 100 today')
  await expect.poll(focused).toBe('Approve')
})

test('What is too late can be approved all the same, and stays too late', async () => {
  await mountOnClient(hero)
  await typeInto(number('Lead time weeks'), '4')
  await press(button('Approve'))
  await expect.element(sentence).toHaveTextContent('Approved: 200. Arriving in week 5.')
  expect(projected()).toBe('80 50 −10 −30 100 50 110 50')
  expect(released()).toBe('200 · 100 · · · · ·')
  await typeInto(number('Lot size pcs'), '90')
  await expect.element(sentence).toHaveTextContent('2 weeks late. It arrives in week 5.')
})

test('An approval is for so many: if more are to be ordered at once, it is asked anew', async () => {
  await mountOnClient(hero)
  await press(button('Approve'))
  await expect.element(sentence).toHaveTextContent('Approved: 100.')
  await typeInto(number('On hand pcs'), '20')
  expect(released()).toMatch(/^200 /)
  await expect.element(sentence).toHaveTextContent(/^Order 200 today, /)
  await press(button('Approve'))
  await expect.element(sentence).toHaveTextContent('Approved: 200.')
})

test('Where the stock would only fall below the safety stock, nothing is said of running out', async () => {
  await mountOnClient(hero)
  await press(button('Approve'))
  await typeInto(number('Lot size pcs'), '50')
  await typeInto(number('Lot size pcs'), '100')
  await expect
    .element(sentence)
    .toHaveTextContent('Order 100 in week 3. Without it, stock falls below the safety stock in week 5.')
})

test('Reset puts every number back, and leaves what was approved', async () => {
  await mountOnClient(hero)
  await expect.element(button('Reset')).not.toBeInTheDocument()
  await typeInto(number('Lot size pcs'), '50')
  await typeInto(number('Needed, week 2'), '')
  await press(button('Reset'))
  await expect.element(number('Lot size pcs')).toHaveValue(100)
  await expect.element(number('Needed, week 2')).toHaveValue(30)
  await expect.element(sentence).toHaveTextContent('Order 100 today')
  await expect.element(button('Reset')).not.toBeInTheDocument()
  await expect.poll(focused).toBe('Approve')
})

test('A language that changes keeps the numbers', async () => {
  const { element } = await mountOnClient(hero)
  await typeInto(number('Lot size pcs'), '50')
  element.lang = 'de'
  await expect
    .element(sentence)
    .toHaveTextContent(
      '6 Bestellungen statt 3. Der mittlere Bestand sinkt von 75 auf 56. Heute 50 bestellen.',
    )
  await expect.element(number('Losgröße Stück')).toHaveValue(50)
})

test('The line of the stock without more orders leaves the chart with an arrow, and its name fits a small phone', async () => {
  await page.viewport(320, 700)
  await mountOnClient(hero)
  const chart = document.querySelector('mrp-hero')?.shadowRoot?.querySelector('svg[aria-hidden]:has(circle)')
  const name = [...(chart?.querySelectorAll('text') ?? [])].find(
    text => text.textContent === 'without orders',
  )
  const sheet = chart?.parentElement?.getBoundingClientRect()
  expect(name?.getBoundingClientRect().right).toBeLessThanOrEqual(sheet?.right ?? 0)
  expect(chart?.querySelector('path.alarm:not(.dots)')?.getAttribute('d')).toMatch(/m-.1-6 .1 6 .1-6$/)
})

test.for(['as found', 'approved'])(
  'On a small phone no label of the plan %s crosses another or the line',
  async state => {
    await page.viewport(390, 844)
    await mountOnClient(hero)
    if (state === 'approved') {
      await press(button('Approve'))
      await expect.element(sentence).toHaveTextContent('Approved: 100.')
    }
    const lineName = state === 'approved' ? 'without more orders' : 'without orders'
    await expect.element(page.getByText(lineName, { exact: true })).toBeInTheDocument()
    const chart = document
      .querySelector('mrp-hero')
      ?.shadowRoot?.querySelector('svg[aria-hidden]:has(circle)')
    const sheet = chart?.parentElement?.getBoundingClientRect()
    const lines = [...(chart?.querySelectorAll('path.alarm:not(.dots)') ?? [])]
    const labels = [...(chart?.querySelectorAll('text') ?? [])]
    const boxes = [...labels, ...lines]
      .map(element => element.getBoundingClientRect())
      .filter(({ right }) => right > (sheet?.left ?? 0))
    expect(boxes.length).toBeGreaterThan(4)
    const crossings = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ left, right, top, bottom }) =>
            left < one.right && one.left < right && top < one.bottom && one.top < bottom,
        ),
    )
    expect(crossings).toEqual([])
  },
)
