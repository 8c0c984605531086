import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press, typeInto } from '../../../support/hands.ts'
import {
  button,
  choose,
  field,
  focused,
  heading,
  inPlanner,
  openPlanner,
  openWith,
  paste,
  tasks,
} from '../open-planner.ts'

// Which days a plan counts. Today is Monday, 2 March 2026.

const list = 'item;on_hand;lead time (working days);demand;date\nA;5;3;10;2026-04-08\n'

async function openDays() {
  await openWith(list)
  await expect.element(page.getByText('Monday to Friday, no holidays')).toBeVisible()
  // 8 April is a Wednesday: back over Tuesday and Monday to Friday.
  expect(tasks()).toEqual(['Order 5 A on Fri 3 April'])
  await press(button('Choose days off'))
}

const days = (text: string) => page.getByText(text, { exact: true })

test('A plan over Christmas without holidays says on which days work is planned, until a country is chosen', async () => {
  await openWith('item;on_hand;lead time (working days);demand;date\nA;5;3;10;2026-12-30\n')
  await expect.element(days('also on 25 Dec')).toBeVisible()
  await press(button('Choose days off'))
  await typeInto(field('Holidays of a country'), 'Germany')
  await press(button('Plan with these days'))
  await expect.element(days('also on 25 Dec')).not.toBeInTheDocument()
})

test.for([
  ['de', 'auch am 25. Dez. und 1. Jan. '],
  ['fr', 'aussi le 25 déc. et 1 janv. '],
] as const)(
  'An abbreviated month that ends what is counted as worked has one full stop: %s',
  async ([language, text]) => {
    await openPlanner({ attributes: { lang: language } })
    const list = 'item;on_hand;lead time (working days);demand;date\nA;5;30;10;2027-01-20\n'
    choose(new File([list], 'list.csv'))
    await expect
      .poll(() =>
        [...(document.querySelector('mrp-planner')?.shadowRoot?.querySelectorAll('p > b') ?? [])].map(
          ({ textContent }) => textContent,
        ),
      )
      .toContain(text)
  },
)

test('A shutdown that begins after its end or nowhere, is too long or in a year of five digits is not taken, and stays to be corrected', async () => {
  await openDays()
  for (const [from, to, wrong] of [
    ['', '2026-04-01', 'From'],
    ['2026-04-03', '2026-04-01', 'To (optional)'],
    ['2026-04-01', '2028-04-01', 'To (optional)'],
    ['20266-01-02', '', 'From'],
  ] as const) {
    await typeInto(field('From'), from)
    await typeInto(field('To (optional)'), to)
    for (const name of ['Add', 'Plan with these days']) {
      await press(button(name))
      await expect.poll(focused).toBe(field(wrong).element())
      expect((focused() as HTMLInputElement).validationMessage).not.toBe('')
    }
    await expect.element(field('To (optional)')).toHaveValue(to)
  }
})

test('“Cancel” and Escape lead back to “Choose days off”, and so do the same days', async () => {
  await openDays()
  await expect.element(field('From')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(focused).toBe(button('Choose days off').element())
  await expect.element(field('From')).not.toBeInTheDocument()
  await press(button('Choose days off'))
  for (const name of ['Cancel', 'Plan with these days']) {
    await press(button(name))
    await expect.poll(focused).toBe(button('Choose days off').element())
    await press(button('Choose days off'))
  }
})

test('“Choose days off” takes no press on the sentence before it, and “Add” is as high as the fields', async () => {
  await openDays()
  await expect.element(field('From')).toBeVisible()
  const opener = button('Choose days off').element()
  const before = [...(opener.previousElementSibling?.getClientRects() ?? [])].at(-1)
  expect(opener.getBoundingClientRect().left).toBeGreaterThanOrEqual(before?.right ?? Number.NaN)
  const heightOf = (name: string) => button(name).element().getBoundingClientRect().height
  expect(field('From').element().getBoundingClientRect().height - heightOf('Add')).toBeLessThanOrEqual(2)
})

test('One panel is open at a time, and on a phone the bar with the tools gives way to it', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1280, 900))
  await openDays()
  const cancel = button('Cancel')
  await expect.element(field('From')).toBeVisible()
  const attach = button('Attach to demo request')
  const isBelow = () =>
    attach.element().getBoundingClientRect().top > cancel.element().getBoundingClientRect().bottom
  cancel.element().scrollIntoView({ block: 'end' })
  expect(isBelow()).toBe(true)
  await press(attach)
  await expect.element(field('What is attached')).toBeVisible()
  await expect.element(field('From')).not.toBeInTheDocument()
  expect(isBelow()).toBe(true)
  await press(button('Choose days off'))
  await expect.element(field('From')).toBeVisible()
  await expect.element(field('What is attached')).not.toBeInTheDocument()
})

test('Of two panels that are asked for while their code is loading, the last one alone opens', async () => {
  await openWith(list)
  await expect.element(button('Choose days off')).toBeVisible()
  for (const name of ['Choose days off', 'Attach to demo request'])
    (button(name).element() as HTMLElement).click()
  await expect.poll(() => inPlanner()?.querySelector('[data-panel] textarea')).toBeTruthy()
  expect(inPlanner()?.querySelectorAll('[data-panel]')).toHaveLength(1)
})

test('What is typed stays when “Choose days off” is pressed again', async () => {
  await openDays()
  await typeInto(field('From'), '2026-04-01')
  await press(button('Choose days off'))
  await expect.element(field('From')).toHaveValue('2026-04-01')
})

test('A panel in which something was typed stays open beside another one', async () => {
  await openDays()
  await typeInto(field('From'), '2026-04-01')
  await press(button('Attach to demo request'))
  await expect.element(field('What is attached')).toBeVisible()
  await expect.element(field('From')).toHaveValue('2026-04-01')
})

test('Numbers that were tried stay when other days are chosen, and can be taken back', async () => {
  await openDays()
  await typeInto(field('On hand'), '2')
  await typeInto(field('Demand'), '20')
  await expect.poll(tasks).toEqual(['Order 18 A on Fri 3 April'])
  await typeInto(field('Holidays of a country'), 'Germany')
  await press(button('Plan with these days'))
  await expect.poll(tasks).toEqual(['Order 18 A on Wed 1 April'])
  await expect.element(heading('Before and after')).toBeVisible()
  await press(button('Undo'))
  await expect.poll(tasks).toEqual(['Order 5 A on Wed 1 April'])
})

test('A year of which no holidays are known is said', async () => {
  await openPlanner({ attributes: { from: '2028-12-01' } })
  await paste('item;on_hand;lead time (working days);demand;date\nA;5;3;10;2029-01-10\n')
  await expect.element(heading('1 order to place')).toBeVisible()
  await press(button('Choose days off'))
  await typeInto(field('Holidays of a country'), 'Germany')
  await expect.element(page.getByText(/Holidays of 2029 are not known/)).toBeVisible()
})

test('A holiday that falls on a day without work is no day off', async () => {
  await openPlanner({ attributes: { holidays: '2026-04-04 2026-04-06' } })
  await paste(list)
  await expect.element(page.getByText('Monday to Friday, 1 day off')).toBeVisible()
})

test('A holiday that the page names stays when a country that has it too is chosen and taken back', async () => {
  await openPlanner({ attributes: { holidays: '2026-04-03' } })
  await paste(list)
  for (const [country, days] of [
    ['Germany', '5 days'],
    ['', '1 day'],
  ] as const) {
    await press(button('Choose days off'))
    await expect.element(page.getByText(/^Holidays of the whole country, 2026 to 2028/)).toBeVisible()
    await typeInto(field('Holidays of a country'), country)
    await press(button('Plan with these days'))
    await expect.element(page.getByText(`Monday to Friday, ${days} off`)).toBeVisible()
  }
})

test('The weeks of a plan are those of the calendar: a shutdown makes them more', async () => {
  await openDays()
  await expect.element(page.getByText('12 weeks from Mon, 2 March 2026')).toBeVisible()
  await typeInto(field('From'), '2026-03-09')
  await typeInto(field('To (optional)'), '2026-03-20')
  await press(button('Plan with these days'))
  await expect.element(page.getByText('14 weeks from Mon, 2 March 2026')).toBeVisible()
})
