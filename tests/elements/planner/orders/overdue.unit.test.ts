import { describe, expect, test } from 'vitest'
import { Periods } from '../../../../src/elements/planner/days/periods.ts'
import { movedOrdersOf } from '../../../../src/elements/planner/orders/moved-orders.tsx'
import { reasonOf } from '../../../../src/elements/planner/orders/order-reasons.ts'
import { orderRow } from '../../../../src/elements/planner/orders/order-row.ts'
import {
  noticesIn,
  type Task,
  taskOf,
  taskOfLate,
  taskOfPlacement,
} from '../../../../src/elements/planner/orders/to-do.ts'
import { stepsOf } from '../../../../src/elements/planner/orders/why.tsx'
import { wordsIn } from '../../../../src/elements/planner/planner-words.ts'
import { Planning } from '../../../../src/elements/planner/planning-with-undo.ts'
import { read } from '../../../../src/entries/planner.ts'
import { plannerMessages } from '../../../../src/words/en/planner.ts'
import { listMessages } from '../../../../src/words/en/planner-list.ts'
import { fillIn, translationIn } from '../../../../src/words/translation.ts'
import { pumpList } from '../pump-list.ts'

// What should have been before today. Today is Tuesday, 24 November 2026; 10 November was 10 working days before.

const today = '2026-11-24'
const { t } = translationIn('en', { messages: { ...plannerMessages, ...listMessages } })

interface Options {
  readonly holidays?: readonly string[]
  readonly rescheduling?: 'assume' | 'fixed'
}

async function planned(list: string, { holidays = [], rescheduling }: Options = {}) {
  const { input } = await read([{ text: list }], { today, holidays })
  const periods = new Periods({ count: input.periods, unit: 'day', from: today, holidays })
  const planning = new Planning({ ...input, rescheduling })
  const words = wordsIn(t, 'en', periods)
  const told = { planning, words, periods }
  const sentence = ({ item, what, why }: Task) => `${fillIn(what, { item })}. ${why}`
  return {
    planning,
    late: () => planning.outlook.late.map(demand => sentence(taskOfLate(told, demand))),
    notices: () => noticesIn(planning, planning.exceptions).map(notice => sentence(taskOf(told, notice))),
    rows: (item: string) => planning.plan.placements(item).map(placed => orderRow(told, placed)),
    orders: (item: string) =>
      planning.plan.placements(item).map(placed => sentence(taskOfPlacement(told, placed))),
    steps: (item: string) => {
      const [first] = planning.plan.placements(item)
      if (!first) throw new Error(`No ${item} is ordered.`)
      const reason = reasonOf(planning, item, first.orders)
      return stepsOf(told, item, reason).map(([key, values]) => t(key, values))
    },
  }
}

const withPurchase = (date: string, quantity = 23) =>
  `${pumpList}\nPurchase order\tItem\tQty\tReceipt date\nPO-503\tP-150\t${quantity}\t${date}\n`

describe('An open order that should have come already', () => {
  test('is chased, though it is needed later', async () => {
    const { notices } = await planned(withPurchase('2026-11-10'))
    // 15 seal kits and none of the 10 in reserve: the 12 of 4 December are more than the 5 that are free.
    expect(notices()).toEqual([
      'Chase PO-503: 23 P-150, 10 working days overdue. Needed on Fri 4 December. For SO-3352. The plan counts on it today.',
    ])
  })

  test('counts its days without holidays', async () => {
    const { notices } = await planned(withPurchase('2026-11-10'), { holidays: ['2026-11-11'] })
    expect(notices()[0]).toMatch(/^Chase PO-503: 23 P-150, 9 working days overdue\./)
  })

  test('is cancelled where nothing needs it, with the date of the list', async () => {
    const { notices } = await planned(
      'Part No\tStock\tLead time (working days)\nA\t50\t5\n\nOrder\tItem\tQty\tDue\nSO-1\tA\t20\t2026-12-04\n\nPurchase order\tItem\tQty\tReceipt date\nPO-1\tA\t10\t2026-11-10\n',
    )
    expect(notices()).toEqual(['Cancel 10 A. Open order PO-1: due on Tue 10 November, not needed.'])
  })

  test('is not said to be needed where open orders stay where they are', async () => {
    const { notices } = await planned(withPurchase('2026-11-10'), { rescheduling: 'fixed' })
    expect(notices()).toEqual([
      'Chase PO-503: 23 P-150, 10 working days overdue. The plan counts on it today.',
    ])
  })

  test('is postponed if it is due from today on', async () => {
    const { notices } = await planned(withPurchase('2026-11-25'))
    expect(notices()).toEqual([
      'Postpone 23 P-150. Open order PO-503: due on Wed 25 November, needed on Fri 4 December. For SO-3352.',
    ])
  })
})

const overdue = pumpList.replace('20\t2026-12-18', '20\t2026-11-10')

describe('A customer’s order that was due before today', () => {
  test('is late from its own date on, and so are the orders for it', async () => {
    const { late, notices, rows, orders } = await planned(overdue)
    // 12 housings for 16 pumps. New ones come 30 working days from today, on 5 January; pumps with them 5 later, on
    // 12 January: 35 from today, and 45 from 10 November. The housings were needed 5 days before that.
    expect(late()[0]).toBe(
      'SO-3311: 16 of 20 P-100 come 45 working days late, on Tue 12 January. P-110 Housing, cast takes 30 working days: ordered today, it arrives on Tue 5 January; it is needed on Tue 3 November. Also late: P-130 Shaft and P-150 Seal kit.',
    )
    expect(rows('P-100')[0]).toMatchObject({
      release: '2027-01-05',
      due: '2026-11-10',
      arrives: '2027-01-12',
      late: '45 working days',
    })
    expect(rows('P-110')[0]).toMatchObject({
      release: '2026-11-24',
      due: '2026-11-03',
      arrives: '2027-01-05',
      late: '45 working days',
    })
    expect(orders('P-110')[0]).toContain('Arrives on Tue 5 January, 45 working days late.')
    // It is told once.
    expect(notices().filter(notice => notice.includes('SO-3311'))).toEqual([])
  })

  test('counts its days without holidays', async () => {
    // 25 December puts the pumps off by a day, and 11 November is one day less before today: 35 from today, and 9 before it.
    const { late } = await planned(overdue, { holidays: ['2026-11-11', '2026-12-25'] })
    expect(late()[0]).toMatch(/^SO-3311: 16 of 20 P-100 come 44 working days late, on Wed 13 January\./)
  })

  test('stands with its own date in each step of a calculation', async () => {
    const { steps } = await planned(overdue)
    expect(steps('P-110').slice(0, 2)).toEqual([
      'Order SO-3311 wants 20 P-100 on Tue 10 November.',
      '16 P-100, lead time 5 working days: 16 P-110 needed on Tue 3 November.',
    ])
  })

  test('leaves its parts to others until it can begin, if as many are there again by then', async () => {
    const { late } = await planned(overdue)
    // The pumps wait for housings until 5 January, and new seal kits come on 22 December: 12 of the 15 are free on 4 December.
    expect(late().filter(line => line.startsWith('SO-3352'))).toEqual([])
  })

  test('comes sooner by as many days as a try saves, though it is late all the same', async () => {
    const { planning } = await planned(
      'Part No\tStock\tLead time (working days)\nA\t0\t5\n\nOrder\tItem\tQty\tDue\nSO-1\tA\t20\t2026-11-10\n',
    )
    planning.changeItem('A', { onHand: 20 })
    expect(movedOrdersOf(planning)).toEqual([['SO-1', -5]])
  })

  test('that can be shipped today is overdue by its own days', async () => {
    const { notices } = await planned(
      'Part No\tStock\tLead time (working days)\nA\t50\t5\n\nOrder\tItem\tQty\tDue\nSO-1\tA\t20\t2026-11-10\n',
    )
    expect(notices()).toEqual(['20 A overdue. Order SO-1: due 10 working days ago.'])
  })
})

test('An order that only the safety stock waits for says so in the file for the buyer', async () => {
  // 12 − 8 = 4 from 4 December on, 6 below the reserve. New ones come in 20 working days, on 22 December.
  const { rows } = await planned(
    'Part No\tStock\tLead time (working days)\tSafety stock\nA\t12\t20\t10\n\nOrder\tItem\tQty\tDue\nSO-1\tA\t8\t2026-12-04\n',
  )
  expect(rows('A')).toMatchObject([{ due: '2026-12-04', arrives: '2026-12-22', late: '12 working days' }])
  expect(rows('A')[0]?.reason).toMatch(/ Only the safety stock waits for it\.$/)
})

test('An order that the safety stock wants first is late from the day on which somebody waits for it', async () => {
  // 15 − 12 = 3 on 4 December, in the reserve; 3 − 10 = −7 on 11 December. New ones come on 22 December, 7 days later.
  const { rows } = await planned(
    'Part No\tStock\tLead time (working days)\tSafety stock\tMin order\nA\t15\t20\t10\t30\n\nOrder\tItem\tQty\tDue\nSO-1\tA\t12\t2026-12-04\nSO-2\tA\t10\t2026-12-11\n',
  )
  expect(rows('A')).toMatchObject([
    { due: '2026-12-04', arrives: '2026-12-22', late: '7 working days after 2026-12-11' },
  ])
})

test('A lot that comes late for a safety stock is not too late for a late customer whom the rest of it serves in time', async () => {
  const { orders, late } = await planned(
    `Item;Part of;Per;On hand;Safety stock;Lot size;Lead time (working days)
A;;;0;;;1
B;A;1;0;;;30
C;A;1;5;10;100;4

Order;Item;Qty;Date
SO-1;A;20;2026-12-08`,
  )
  expect(late()).toEqual([expect.not.stringContaining('Also late')])
  expect(orders('C')).toEqual([
    expect.stringMatching(/Arrives on \w+ 30 November, below its safety stock until then\.$/),
  ])
})

test('An order that nobody waits for in the end is said to be too late for whom the line of the customer says so', async () => {
  // 6 shafts are there, and pumps that wait for housings take 16 on 5 January. 15 more are there on 8 December.
  const { orders } = await planned(overdue)
  expect(orders('P-130')[0]).toMatch(/ Ready on \w+ 8 December, too late for SO-3311\.$/)
})

test('Of the parts that a late demand waits for, one that others do not wait for is named besides the worst', async () => {
  // Two orders of 10. The first takes the 10 B that are there and waits for C, 5 days; the second waits for B, 9 days.
  const { late } = await planned(
    'Part No\tStock\tLead time (working days)\tMax order qty\nA\t0\t1\t10\nB\t10\t9\t\nC\t0\t5\t\n\nParent\tComponent\tQty per\nA\tB\t1\nA\tC\t1\n\nOrder\tItem\tQty\tDue\nSO-1\tA\t20\t2026-11-25\n',
  )
  expect(late()).toEqual([
    expect.stringMatching(/^SO-1: 20 of 20 A .* B takes 9 working days: .* Also late: C\.$/),
  ])
})

test('The calculation of an order names each demand of its day that takes of the stock', async () => {
  // 4 of the 20 pumps are there, and 16 begin on 11 December, when 5 seals are wanted as well: 16 + 5 − 15 = 6.
  const { steps } = await planned(
    'Item\tOn hand\tLead time (working days)\tLot size\nPUMP\t4\t5\t1\nSEAL\t15\t20\t25\n\nParent\tComponent\tQty\nPUMP\tSEAL\t1\n\nOrder\tItem\tQty\tDue date\nSO-1\tPUMP\t20\t2026-12-18\nSO-2\tSEAL\t5\t2026-12-11\n',
  )
  expect(steps('SEAL').slice(0, 4)).toEqual([
    'Order SO-1 wants 20 PUMP on Fri 18 December.',
    '16 PUMP, lead time 5 working days: 16 SEAL needed on Fri 11 December.',
    'Order SO-2 wants 5 SEAL on Fri 11 December.',
    expect.stringContaining('21 − 15 = 6'),
  ])
})
