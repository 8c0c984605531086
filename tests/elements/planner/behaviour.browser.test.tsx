import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { press, typeInto } from '../../support/hands.ts'
import { settled } from '../../support/mount.tsx'
import {
  button,
  choose,
  field,
  focused,
  heading,
  openPlanner,
  openWith,
  paste,
  region,
  row,
  tasks,
} from './open-planner.ts'

// What a visitor and a page do with the planner beyond its straight way.

const daily = 'item;on_hand;lead time (working days);demand;date\nA;5;3;10;2026-03-12\n'

test('A date that the page sets later plans the list anew, and other attributes do not', async () => {
  const { element } = await openPlanner()
  let plans = 0
  element.addEventListener('mrp-plan', () => {
    plans += 1
  })
  await paste(daily)
  await expect.poll(() => tasks()[0]).toBe('Order 5 A on Mon 9 March')
  element.setAttribute('from', '2026-03-05')
  await expect.poll(() => plans).toBe(2)
  await expect.poll(() => tasks()[0]).toBe('Order 5 A on Mon 9 March')
  element.setAttribute('weeks', '5')
  element.setAttribute('theme', 'dark')
  await settled()
  await expect.element(page.getByText('Reading …')).not.toBeInTheDocument()
  expect(plans).toBe(2)
  element.setAttribute('holidays', '2026-03-10')
  await expect.poll(() => tasks()[0]).toBe('Order 5 A on Fri 6 March')
  expect(plans).toBe(3)
})

test('A line of a file is not shown in a text that was pasted before', async () => {
  await openWith(daily)
  await expect.element(heading('1 order to place')).toBeVisible()
  choose(new File(['item;on_hand;lead time (weeks);demand;week\nB;5;1;10;4\nC;31O;1;10;4\n'], 'b.csv'))
  await expect.element(region('One line to look at')).toHaveTextContent('b.csv, Line 3')
  expect(page.getByRole('button', { name: 'Line 3' }).query()).toBeNull()
})

test('A number that cannot be planned is refused at its field', async () => {
  await openWith('item;on_hand;lead time (weeks);max order qty;demand;week\nA;0;1;30;100;3\n')
  await expect.element(heading('1 order to place')).toBeVisible()
  await typeInto(field('Lot size'), '50')
  await expect.element(field('Lot size')).toHaveAttribute('aria-invalid', 'true')
  expect(tasks()).toEqual(['Order 100 A in week 2'])
})

test('A thousand is typed as it is shown', async () => {
  await openPlanner()
  await typeInto(field('On hand'), '1,000')
  await expect.element(heading('2 orders to start')).toBeVisible()
  await typeInto(field('Safety stock'), '0')
  await typeInto(field('On hand'), '−0')
  await expect.element(field('Order 1042')).toBeInTheDocument()
})

test('A fraction is typed as it is shown: a German one with a comma', async () => {
  await openPlanner({ attributes: { lang: 'de' } })
  const show = (item: string) => press(page.getByRole('rowheader', { name: item }).getByRole('button'))
  await show('RL-60')
  await typeInto(field('Bestand'), '12,125')
  await show('CD-20')
  await show('RL-60')
  await expect.element(field('Bestand')).toHaveValue('12,125')
})

test('A lot size that is tried keeps the rule for how many weeks an order covers', async () => {
  await openWith(
    'item;on_hand;lead time (weeks);lot rule;lot size\nA;0;1;POQ;4\n\nitem;demand;week\nA;10;3\nA;15;5\n',
  )
  await expect.element(heading('1 order to place')).toBeVisible()
  await typeInto(field('Lot size'), '20')
  await expect.poll(tasks).toEqual(['Order 40 A in week 2'])
})

test('Without demand, the field of the demand stays to be changed again', async () => {
  await openPlanner()
  const demand = field('Order 1042')
  await typeInto(demand, '0')
  await expect.element(heading('Nothing to order, nothing to start')).toBeVisible()
  await expect.poll(focused).toBe(demand.element())
  await typeInto(demand, '60')
  await expect.poll(() => tasks()[0]).toBe('Order 200 BRG6204 this week')
})

test('By keyboard, the focus stays in the planner, whatever a button takes away', async () => {
  await openPlanner()
  const enter = async (element: Element | undefined | null) => {
    ;(element as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(focused).not.toBeNull()
  }
  await enter(region('Why 100 BRG6204?').getByRole('button', { name: 'RL-60' }).first().element())
  await expect.element(heading('Why 200 RL-60?')).toBeVisible()
  await expect.poll(focused).toBeTruthy()
  await enter(region('Why 200 RL-60?').getByRole('button', { name: 'BRG6204' }).first().element())
  await expect.poll(focused).toBeTruthy()
  await typeInto(field('Lead time'), '3')
  await enter(button('Undo').element())
  expect(focused()).toBe(button('Undo').element())
  await enter(button('Redo').element())
  expect(focused()).toBe(button('Redo').element())
  await press(page.getByText('More', { exact: true }))
  await enter(button('Reset').element())
  expect(focused()).toBe(button('Reset').element())
})

test('By keyboard, the focus stays after an answer, and back at the sample', async () => {
  await openWith('item;on_hand;lead_days\nA;310;5\nB;5;4\n')
  const first = button('Working days')
  await expect.element(first).toBeVisible()
  ;(first.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('One question before the plan')).toBeVisible()
  await expect.poll(focused).toBeTruthy()
  await press(button('Plan without demand'))
  await expect.element(heading(/^Nothing to order/)).toBeVisible()
  ;(page.getByLabelText('Paste a list').element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(heading('3 orders: 1 to place, 2 to start')).toBeVisible()
  await expect.poll(focused).toBeTruthy()
})

test('“More” is folded up again by Escape, and by a step elsewhere', async () => {
  await openPlanner()
  const more = page.getByText('More', { exact: true })
  await more.click()
  await expect.element(button('Print')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => button('Print').query()).toBeNull()
  await more.click()
  ;(button('Attach to demo request').element() as HTMLElement).focus()
  await expect.poll(() => button('Print').query()).toBeNull()
})

test('“More” is folded up again by a press elsewhere, also on what takes no focus', async () => {
  await openPlanner()
  await page.getByText('More', { exact: true }).click()
  await expect.element(button('Print')).toBeVisible()
  await page.getByText('Sample: Conveyor drive CD-20').click()
  await expect.poll(() => button('Print').query()).toBeNull()
})

test('By keyboard, “Show more” leads to the first of the new rows', async () => {
  await openPlanner()
  const rows = Array.from({ length: 120 }, (_, at) => `P${at};0;1;${(at % 9) + 1};${(at % 9) + 2}`)
  await paste(`item;on_hand;lead time (weeks);demand;week\n${rows.join('\n')}`)
  const more = page.getByRole('button', { name: 'Show 50 more' }).first()
  await expect.element(more).toBeVisible()
  ;(more.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => tasks().length).toBe(70)
  expect(focused()?.closest('li')?.textContent).toContain(tasks()[20])
  ;(more.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => tasks().length).toBe(120)
  expect(focused()?.closest('li')?.textContent).toContain(tasks()[70])
  const items = () => region('Bill of materials').getByRole('rowheader').elements().length
  expect(items()).toBe(50)
  await press(region('Bill of materials').getByRole('button', { name: 'Show 50 more' }))
  await press(region('Bill of materials').getByRole('button', { name: 'Show 20 more' }))
  await expect.poll(items).toBe(120)
})

test('On paper stand all orders, of very many the first 500, and on the screen the first ones again', async () => {
  await openPlanner()
  const rows = Array.from({ length: 600 }, (_, at) => `P${at};0;1;3;4`)
  await paste(`item;on_hand;lead time (weeks);demand;week\n${rows.join('\n')}`)
  await expect.poll(() => tasks().length).toBe(20)
  dispatchEvent(new Event('beforeprint'))
  expect(tasks().length).toBe(500)
  expect(page.getByRole('button', { name: /^Show \d+ more/ }).query()).toBeNull()
  expect(page.getByText('And 100 more.').query()?.checkVisibility()).toBe(true)
  dispatchEvent(new Event('afterprint'))
  await expect.poll(() => tasks().length).toBe(20)
  await expect.element(page.getByText('And 100 more.')).not.toBeInTheDocument()
})

test('A file that is dropped beside the field is read', async () => {
  await openPlanner()
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['item;on_hand;lead time (weeks);demand;week\nD;5;1;10;4\n'], 'd.csv'))
  const record = heading(/^BRG6204/).element()
  const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true, composed: true })
  record.dispatchEvent(over)
  expect(over.defaultPrevented).toBe(true)
  record.dispatchEvent(
    new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, composed: true }),
  )
  await expect.element(heading('Why 5 D?')).toBeVisible()
})

test('A file that is gone since it was chosen is said to be so', async () => {
  await openPlanner()
  const file = new File([''], 'gone.csv')
  const gone = () => Promise.reject(new DOMException('It is gone.', 'NotFoundError'))
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: gone })
  const files = Object.assign([file], { item: () => file }) as unknown as FileList
  const record = heading(/^BRG6204/).element()
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, composed: true })
  Object.defineProperty(drop, 'dataTransfer', { value: { types: ['Files'], files } })
  record.dispatchEvent(drop)
  await expect.element(page.getByText('The file could not be opened.')).toBeVisible()
})

test('On a narrow place, every week can be reached', async () => {
  const { element } = await openPlanner()
  element.style.cssText = 'display: block; inline-size: 280px'
  await press(button('CD-20').first())
  const weeks = () =>
    page
      .getByRole('columnheader', { name: /^Week \d/ })
      .elements()
      .filter(one => one.checkVisibility())
      .map(one => one.querySelector('b')?.textContent)
  // The week before CD-20 is started, in week 4.
  await expect.poll(weeks).toEqual(['3', '4', '5', '6'])
  await press(button('Later'))
  await expect.poll(weeks).toEqual(['5', '6', '7', '8'])
  await press(button('Earlier'))
  await expect.poll(weeks).toEqual(['1', '2', '3', '4'])
})

test('“Reading …” is painted before a list is read', async () => {
  await openPlanner()
  const painted: string[] = []
  const look = () => {
    painted.push(
      String(document.querySelector('mrp-planner')?.shadowRoot?.querySelector('[role=status]')?.textContent),
    )
    frame = requestAnimationFrame(look)
  }
  let frame = requestAnimationFrame(look)
  choose(new File(['item;on_hand;lead time (weeks);demand;week\nA;5;1;10;4\n'], 'list.csv'))
  await expect.poll(tasks).toEqual(['Order 5 A in week 3'])
  cancelAnimationFrame(frame)
  expect(painted.join('|')).toContain('Reading …')
})

test('A list that is too long for a page is not planned in part, and says what plans it', async () => {
  await openPlanner()
  const rows = Array.from({ length: 20_001 }, (_, at) => `P${at};1;1;1;4`)
  choose(new File([`item;on_hand;lead time (weeks);demand;week\n${rows.join('\n')}`], 'long.csv'))
  await expect
    .element(page.getByText(/These are 20001 items. 20000 are planned here at most.*mrp-widgets\/planner/))
    .toBeVisible()
  expect(heading(/to place/).elements()).toEqual([])
})

test('“Undo” takes back what was typed at once, not its last digit', async () => {
  await openPlanner()
  await press(button('CD-20').first())
  const onHand = field('On hand')
  await userEvent.clear(onHand)
  await userEvent.type(onHand, '345')
  await expect.element(heading('Nothing to order, nothing to start')).toBeVisible()
  await press(button('Undo'))
  await expect.element(onHand).toHaveValue('0')
  await expect.element(heading('3 orders: 1 to place, 2 to start')).toBeVisible()
  await press(button('Redo'))
  await expect.element(onHand).toHaveValue('345')
})

test('A typed number is in its record at once, and what there is to do is read a moment later', async () => {
  const { Planning } = await import('../../../src/elements/planner/planning-with-undo.ts')
  const read = vi.spyOn(Planning.prototype, 'exceptions', 'get')
  await openPlanner()
  await expect.poll(tasks).toHaveLength(3)
  const before = [tasks(), row('Place an order')]
  const input = field('On hand').element() as HTMLInputElement
  read.mockClear()
  input.value = '0'
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  // What a key changes is rendered before the next task.
  await Promise.resolve()
  expect(row('Place an order')).not.toBe(before[1])
  expect(tasks()).toEqual(before[0])
  // Of ten thousand items, that takes longer than a frame.
  expect(read).not.toHaveBeenCalled()
  await expect.poll(tasks).not.toEqual(before[0])
})

test('Before and after counts the orders that are late', async () => {
  await openPlanner()
  await typeInto(field('Lead time'), '6')
  const row = region('Before and after').getByRole('row', { name: /BRG6204/ })
  await expect.element(row.getByRole('cell').nth(2)).toHaveTextContent('0 1')
})

test('A long item number is not cut off', async () => {
  const { element } = await openPlanner()
  element.style.cssText = 'display: block; inline-size: 320px'
  const long = 'B'.repeat(80)
  await paste(`item;on_hand;lead time (weeks);demand;week\n${long};5;1;10;4\n`)
  await expect.element(heading(`Why 5 ${long}?`)).toBeVisible()
  const { right } = element.getBoundingClientRect()
  const range = document.createRange()
  for (const one of [heading(`Why 5 ${long}?`), page.getByRole('heading', { name: long, exact: true })]) {
    range.selectNodeContents(one.element())
    expect(range.getBoundingClientRect().right).toBeLessThan(right)
  }
})

test('In the title, an item number that fits its line is not taken apart at a hyphen', async () => {
  const { element } = await openPlanner()
  element.style.cssText = 'display: block; inline-size: 380px'
  const id = 'GEARBOX-HOUSING-110'
  await paste(`item;name;on_hand;lead time (weeks);demand;week\n${id};Left half;5;1;10;4\n`)
  const title = page.getByRole('heading', { name: `${id} Left half` })
  await expect.element(title).toBeVisible()
  const range = document.createRange()
  range.selectNodeContents(title.getByText(id).element())
  expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1)
})

test('Many demands of one item are planned without a pause', async () => {
  const { Planning } = await import('../../../src/elements/planner/planning-with-undo.ts')
  const timed = (length: number) => {
    const demand = Array.from({ length }, (_, at) => ({ item: 'A', period: at % 50, quantity: 1 }))
    const input = { periods: 50, items: [{ id: 'A' }], lines: [], demand }
    const start = performance.now()
    expect(new Planning(input).plan.demandOf('A')).toHaveLength(length)
    return performance.now() - start
  }
  const best = (length: number) => Math.min(timed(length), timed(length), timed(length))
  timed(10_000)
  // Four times as many: if each looked at all others, sixteen times as long.
  expect(best(40_000)).toBeLessThan(Math.max(200, best(10_000) * 9))
})

test('A list is read though its page is hidden before it has been painted', async () => {
  await openPlanner()
  // A page that is hidden gets no frames.
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
  onTestFinished(() => frames.mockRestore())
  await paste('item;on_hand;lead time (weeks);demand;date\nA;10;1;25;2026-03-20\n')
  await expect.element(heading('1 order to place')).toBeVisible()
})
