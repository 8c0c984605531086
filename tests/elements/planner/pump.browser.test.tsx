import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { press, typeInto } from '../../support/hands.ts'
import {
  button,
  field,
  focused,
  heading,
  openPlanner,
  paste,
  region,
  row,
  seeOrdersAround,
  tasks,
} from './open-planner.ts'
import { pumpList } from './pump-list.ts'

// What a planner reads of the pump, whose dates and quantities are calculated here with a pencil.

async function planPump() {
  await openPlanner({ attributes: { from: '2026-11-24' } })
  await paste(pumpList)
  const asked = button('No, pieces')
  await expect.element(heading(/customer order will be late/).or(asked)).toBeInTheDocument()
}

const late = 'SO-3311: 16 of 20 P-100 come 17 working days late, on Tue 12 January'

test('The customer’s order that comes late stands first, with its cause, then what to place this week', async () => {
  await planPump()
  await expect.element(heading(/^1 customer order will be late/)).toBeVisible()
  expect(tasks().slice(0, 3)).toEqual([late, 'Order 25 P-110 today', 'Order 23 P-150 today'])
  const lines = region(/to place/).getByRole('listitem')
  await expect
    .element(lines.first())
    .toHaveTextContent(
      'P-110 Housing, cast takes 30 working days: ordered today, it arrives on Tue 5 January; it is needed on Fri 11 December. Also late: P-150 Seal kit.',
    )
  await expect
    .element(lines.nth(1))
    .toHaveTextContent(
      'For SO-3311, SO-3340 and safety stock. Arrives on Tue 5 January, 17 working days late.',
    )
  await expect.element(heading('This week')).toBeVisible()
  await expect
    .element(region('Bill of materials').getByRole('row', { name: /^P-100/ }))
    .toHaveTextContent(/late$/)
  // Of 15 seal kits, SO-3352 takes 12 on 4 December: 3 of the 10 in reserve are left. The pumps wait for housings until
  // 5 January: 23 more are there by then, and nobody waits for them. They were needed on 11 December all the same.
  await expect
    .element(lines.nth(2))
    .toHaveTextContent('For SO-3311 and safety stock. Arrives on Tue 22 December, too late for SO-3311.')
  // Stock meets the order for seal kits: the safety stock makes no customer wait.
  await expect.element(region(/to place/)).not.toHaveTextContent('SO-3352: ')
})

test('Of the problems, the worst stands first', async () => {
  await openPlanner({ attributes: { from: '2026-11-24' } })
  await paste(
    'item;on_hand;lead time (working days);demand;date\nA;0;15;10;2026-12-04\nB;0;30;10;2026-12-04\n',
  )
  const items = () => region('Bill of materials').getByRole('rowheader').elements()
  await expect.poll(() => items().map(({ textContent }) => textContent)).toEqual(['A', 'B'])
  await press(field('Problems only'))
  await expect.poll(() => items().map(({ textContent }) => textContent)).toEqual(['B', 'A'])
})

test('What would help is opened before it is found, and says so', async () => {
  await planPump()
  // Nothing that follows a paint comes.
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
  onTestFinished(() => frames.mockRestore())
  await press(button('See what would help'))
  await expect.element(page.getByText('See what would help …')).toBeVisible()
  await expect.element(button('Hide')).toHaveAttribute('aria-expanded', 'true')
})

test('“Problems only” is checked before its items are found', async () => {
  await planPump()
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
  onTestFinished(() => frames.mockRestore())
  const items = () => region('Bill of materials').getByRole('rowheader').elements().length
  const all = items()
  await press(field('Problems only'))
  await expect.element(field('Problems only')).toBeChecked()
  expect(items()).toBe(all)
})

test('The calculation of an order is one press away, with the sum of what is ordered together', async () => {
  await planPump()
  await press(button('Why 25 P-110?').first())
  const housing = region(/to place/)
    .getByRole('listitem')
    .nth(1)
  await expect
    .element(housing)
    .toHaveTextContent('Short: 16 + 10 safety stock − 12 = 14. The smallest order is 25.')
  const why = button('Why 23 P-150?')
  await expect.element(why).toHaveTextContent(/^Why\?$/)
  expect(why.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await press(why)
  const kits = region(/to place/)
    .getByRole('listitem')
    .filter({ hasText: '10 + 13 = 23.' })
    .first()
  await expect
    .element(kits)
    .toHaveTextContent('Short: 12 + 10 safety stock − 15 = 7. The smallest order is 10.')
  await expect.element(kits).toHaveTextContent('Short: 16 + 10 safety stock − 13 = 13.')
  await press(why)
  await expect.element(page.getByText('10 + 13 = 23.')).not.toBeInTheDocument()
})

test('The record is short until the late order arrives, the bar is as long as the lead time, and lines have their names above them', async () => {
  await planPump()
  await expect.element(heading('P-110 Housing, cast')).toBeVisible()
  expect(row('Left in stock')).toMatch(/^12 12 −4 −4 −4 −4 21/)
  expect(row('New orders arrive')).toMatch(/^· · · · · · 25/)
  await seeOrdersAround('P-110')
  await expect
    .element(page.getByText('P-110: 25, released today, received on Tue 5 January'))
    .toBeInTheDocument()
  const lines = () => {
    const chart = page.getByRole('img', { name: /^P-110: 12 on hand/ }).element()
    return [...(chart.previousElementSibling?.querySelectorAll('li') ?? [])].map(
      ({ textContent }) => textContent,
    )
  }
  const others = ['Needed', 'Without orders', 'Safety stock', 'Lead time']
  expect(lines()).toEqual(['Left in stock', 'Below zero', ...others])
  // What is drawn as before a change has its name, too.
  await typeInto(field('Lead time'), '5')
  await expect.poll(lines).toEqual(['Left in stock', 'Before the changes', ...others])
  await press(button('Undo'))
  await press(button('Textbook view'))
  expect(row('New orders arrive')).toMatch(/^ · · 25/)
})

test('An open order that is needed sooner comes before the orders to place, and one that can wait after this week', async () => {
  await openPlanner({ attributes: { from: '2026-11-24' } })
  await paste(
    `${pumpList}\nPO\tPart No\tOpen qty\tPromised\nPO-1\tP-140\t100\t2026-12-01\nPO-2\tP-110\t10\t2027-02-10\n`,
  )
  const place = region(/to place/)
  await expect.element(place.getByText('Also check')).toBeVisible()
  const names = place.getByRole('heading', { level: 3 }).elements()
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Check now',
    'This week',
    'Also check',
    'Next week',
    'Later',
  ])
  expect(tasks().find(task => /^Bring|^Order|^Postpone/.test(task ?? ''))).toBe('Bring 10 P-110 forward')
  await expect
    .element(place.getByRole('listitem').nth(1))
    .toHaveTextContent('Open order PO-2: due on Wed 10 February, needed on Fri 11 December. For SO-3311.')
})

test('What would help comes with the drawing of the orders that are late', async () => {
  await planPump()
  await press(button('See what would help'))
  const drawing = page.getByRole('list', { name: 'Orders around P-100' })
  await expect.element(drawing.getByText('Order SO-3311')).toBeInTheDocument()
  await press(button('Hide'))
  await expect.element(drawing).not.toBeInTheDocument()
})

test('A try shows the item that it changes, with its numbers before and after', async () => {
  await planPump()
  await press(button('P-150').first())
  await press(button('See what would help'))
  await press(page.getByRole('button', { name: /^Try it: Speed up P-110 and P-150/ }))
  await expect.element(heading('P-110 Housing, cast')).toBeVisible()
  await expect.element(field('Lead time')).toHaveValue('13')
  await expect.element(field('Lead time')).toHaveAccessibleDescription('working days · 30')
})

test('What is left of an order that was split has one tone in all of its line', async () => {
  await planPump()
  await press(button('See what would help'))
  await press(page.getByRole('button', { name: /^Try it: Ship 7 of 20/ }))
  await expect.element(page.getByText(/^SO-3311: 13 of 20/)).toBeVisible()
  await expect.element(heading(/15 orders: /)).toBeVisible()
  const [pill] = region(/to place/)
    .getByText('Late', { exact: true })
    .elements()
  expect(pill?.getAttribute('data-tone')).toBe('bad')
})

test('The two parts of an order that was split can both be changed, and are wanted when the list says so', async () => {
  await planPump()
  await press(button('See what would help'))
  await press(page.getByRole('button', { name: /^Try it: Ship 7 of 20/ }))
  const options = () => [...(field('Which demand').element() as HTMLSelectElement).options]
  await expect
    .poll(() => options().map(({ text }) => text))
    .toEqual([
      'SO-3311 7 on Fri 18 December',
      'SO-3340 35 on Fri 22 January',
      'SO-3311 13 on Fri 18 December',
    ])
})

test('What if: of several demands, the one that comes latest is asked for first, and stays when it comes in time', async () => {
  await openPlanner({ attributes: { from: '2026-11-24' } })
  await paste(pumpList.replace('20\t2026-12-18', '4\t2026-12-18').replace('2027-01-22', '2026-12-22'))
  await expect.element(heading(/^1 customer order will be late/)).toBeVisible()
  await expect.element(field('Order SO-3340')).toHaveValue('35')
  await typeInto(field('Order SO-3340'), '1')
  await expect.element(heading(/customer order will be late/)).not.toBeInTheDocument()
  await expect.element(field('Order SO-3340')).toHaveValue('1')
})

test('What was tried stands below the headline, and its own Undo takes it back', async () => {
  await planPump()
  await press(button('See what would help'))
  await expect.element(button('Hide')).toHaveAttribute('aria-expanded', 'true')
  await press(page.getByRole('button', { name: /^Try it: Ship 7 of 20/ }))
  const tried = page.getByText('You tried: “Ship 7 of 20 on Fri 18 December, 13 on Tue 12 January”')
  await expect.element(tried).toBeVisible()
  await press(button('Undo: Ship 7 of 20 on Fri 18 December, 13 on Tue 12 January'))
  await expect.poll(() => tasks()[0]).toBe(late)
  await expect.element(tried).not.toBeInTheDocument()
})

test('What would help was planned, and trying it does help; Undo takes it back', async () => {
  await planPump()
  await press(button('See what would help'))
  // Why more can be shipped in time than the plan says: 15 seal kits are there, 12 go to SO-3352, 3 are left.
  const split = 'Ship 7 of 20 on Fri 18 December, 13 on Tue 12 January'
  await expect.element(page.getByText(split, { exact: true })).toBeVisible()
  await expect.element(page.getByText('Make 3 first.', { exact: true })).toBeVisible()
  await expect.element(page.getByText('15 orders instead of 12.')).toBeVisible()
  await expect
    .element(page.getByText('P-110: below its safety stock on Fri 11 December, by up to 1.'))
    .toBeVisible()
  const folded = page.getByText('P-150: below its safety stock on Fri 4 December, by up to 10.')
  await expect.element(folded).not.toBeVisible()
  const line = page.getByRole('listitem').filter({ hasText: split }).last()
  await press(line.getByText(/^Show \d more$/))
  await expect.element(folded).toBeVisible()
  const way =
    'On time if every order of P-110 takes 13 working days instead of 30 and every order of P-150 takes 13 working days instead of 20.'
  await expect.element(page.getByText(way)).toBeVisible()
  // Seven in time is one way, told once.
  await expect.element(page.getByText(/^On time with 7/)).not.toBeInTheDocument()
  await press(page.getByRole('button', { name: /^Try it: Speed up P-110 and P-150/ }))
  await expect.element(heading(/customer order will be late/)).not.toBeInTheDocument()
  expect(focused()).toBe(heading(/to place/).element())
  await expect.element(page.getByText('SO-3311 comes 17 working days earlier than before.')).toBeVisible()
  await press(button('Undo'))
  await expect.poll(() => tasks()[0]).toBe(late)
  await press(button('See what would help'))
  await press(page.getByRole('button', { name: /^Try it: Ship 7 of 20/ }))
  // Thirteen of the twenty are late still, for the date that the customer was told.
  await expect
    .poll(() => tasks()[0])
    .toBe('SO-3311: 13 of 20 P-100 come 17 working days late, on Tue 12 January')
  const customers = region('Before and after').getByRole('row', { name: /^Customer orders/ })
  await expect.element(customers.getByRole('cell').nth(2)).toHaveTextContent(/^1$/)
  await expect.element(heading(/^1 customer order will be late/)).toBeVisible()
  const rest = region(/to place/)
    .getByRole('listitem')
    .first()
  await expect
    .element(rest)
    .toHaveTextContent(
      'P-110 Housing, cast takes 30 working days: ordered today, it arrives on Tue 5 January; it is needed on Fri 11 December. Also late: P-150 Seal kit. On time: 7, on Fri 18 December.',
    )
  // Its parts are late wherever they stand.
  await expect
    .element(region(/to place/))
    .toHaveTextContent('Arrives on Tue 5 January, 17 working days late.')
  const housing = region('Bill of materials').getByRole('row', { name: /P-110/ })
  await expect.element(housing).toHaveTextContent(/late$/)
  await expect.element(page.getByText(/^SO-3311: 13 of 20/)).toBeVisible()
  // They are drawn as late, too.
  await seeOrdersAround('P-100')
  await expect
    .element(page.getByText('P-100: 13 wanted on Fri 18 December, complete on Tue 12 January'))
    .toBeInTheDocument()
  await press(button('Undo'))
  await expect.poll(() => tasks()[0]).toBe(late)
})

/** The working day so many after Tuesday, 24 November 2026. */
function workingDay(after: number): string {
  const day = new Date('2026-11-24')
  for (let left = after; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1)
    if (day.getUTCDay() % 6 !== 0) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

/** The items that are needed, counted in working days from today: 18 for SO-3311, 43 for SO-3340, 8 for SO-3352. */
const byHand: readonly (readonly [
  item: string,
  quantity: number,
  release: number,
  due: number,
  arrives: number,
])[] = [
  // 12 − 16 pumps on day 13 = −4, 14 below the reserve of 10, smallest order 25. Needs 30 days: 17 late.
  ['P-110', 25, 0, 13, 30],
  // 15 − 12 on day 8 = 3, 7 below the reserve: 10. Then 3 + 10 − 16 = −3: 13 more. Both today, there after 20 days.
  ['P-150', 23, 0, 8, 20],
  // 6 − 16 = −10, 15 below the reserve of 5; 10 days.
  ['P-130', 15, 3, 13, 13],
  // 12 + 25 − 16 − 35 = −14, 24 below the reserve, smallest order 25.
  ['P-110', 25, 8, 38, 38],
  // 10 − 35 = −25, 35 below the reserve.
  ['P-150', 35, 18, 38, 38],
  // 0.4 of 15 and of 35 shafts: 8 − 6 − 14 = −12, 14 below the reserve of 2.
  ['P-170', 14, 18, 28, 28],
  // 40 − 16 − 35 = −11, 16 below the reserve of 5, smallest order 20.
  ['P-120', 20, 23, 38, 38],
  // 5 − 35 = −30, 35 below the reserve.
  ['P-130', 35, 28, 38, 38],
  // 20 − 4 pumps, wanted on day 18. They wait for the housings, and take 5 days from there.
  ['P-100', 16, 30, 18, 35],
  // Two each: 90 − 32 − 70 = −12, 32 below the reserve of 20, smallest order 50.
  ['P-140', 50, 33, 38, 38],
  // Eight each: 400 − 128 − 280 = −8, 208 below the reserve of 200, smallest order 500.
  ['P-160', 500, 35, 38, 38],
  ['P-100', 35, 38, 43, 43],
]

test('What to place stands by the week, and the file for the buyer has every quantity and date of a calculation by hand', async () => {
  await planPump()
  await expect.element(heading(/12 orders: 8 to place, 4 to start$/)).toBeVisible()
  const said = tasks()
  expect(said.indexOf('Order 25 P-110 on Fri 4 December')).toBeGreaterThan(
    said.indexOf('Start 15 P-130 on Fri 27 November'),
  )
  await expect.element(heading('Next week')).toBeVisible()
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    if (file instanceof Blob) saved.push(file)
    return 'data:,'
  })
  await press(button('Download'))
  await expect.poll(() => saved).toHaveLength(1)
  vi.restoreAllMocks()
  const { parse } = await import('papaparse').then(({ default: papa }) => papa)
  const { data } = parse<Readonly<Record<string, string>>>(
    (await saved[0]?.text())?.replace('\uFEFF', '') ?? '',
    {
      header: true,
      skipEmptyLines: true,
    },
  )
  expect(data.map(row => [row.Item, row.Quantity, row['Order by'], row.Due, row.Arrives])).toEqual(
    byHand.map(([item, quantity, ...days]) => [item, String(quantity), ...days.map(workingDay)]),
  )
  // The safety stock wants the seal kits on 4 December, and the customer a week later.
  expect(data.find(row => row.Item === 'P-150')).toMatchObject({
    Due: '2026-12-04',
    Late: '12 working days',
    Reason: expect.stringMatching(/ For SO-3311 and safety stock\.$/),
  })
})

test('The record shows 12 of the weeks that are planned, if there is room; on a phone an item’s number stays on one line of a sentence', async () => {
  await page.viewport(1440, 900)
  await planPump()
  await expect.element(page.getByText('13 weeks from Tue, 24 November 2026')).toBeVisible()
  await expect.poll(() => row('Place an order').split(' ')).toHaveLength(12)
  await page.viewport(390, 844)
  await expect.element(heading(/to place/)).toBeVisible()
  const numbers = region(/to place/)
    .getByText(/^P-1\d\d\W?$/)
    .elements()
  expect(numbers.length).toBeGreaterThan(4)
  expect(numbers.filter(number => number.getClientRects().length > 1)).toEqual([])
})

test('The smallest order is a number that can be tried with another', async () => {
  await planPump()
  await expect.element(field('Smallest order')).toHaveValue('25')
  await typeInto(field('Smallest order'), '10')
  // 16 + 10 safety stock − 12 = 14, and 35 − 11 = 24 more for the next pumps.
  await expect.poll(() => row('New orders arrive')).toMatch(/14.*35/)
  await press(button('Undo'))
  await expect.element(field('Smallest order')).toHaveValue('25')
})
