import { describe, expect, test } from 'vitest'
import { type Calendar, type Item, type PlanInput, plan } from '../../src/entries/planner.ts'

// When orders are due and released: working days, calendar days, safety time, and the past.

const ordered = (item: Partial<Item>, period: number, more: Partial<PlanInput> = {}) => {
  const planned = plan({
    periods: 12,
    items: [{ id: 'A', ...item }],
    lines: [],
    demand: [{ item: 'A', period, quantity: 10 }],
    ...more,
  })
  return planned.orders('A').map(({ release, due, late }) => ({ release, due, late }))
}

describe('Lead times in calendar days', () => {
  // Monday, 2 March 2026.
  const calendar: Calendar = { from: '2026-03-02', workdays: [1, 2, 3, 4, 5], holidays: [] }
  const days = (leadTime: number, period: number, other: Partial<Calendar> = {}) =>
    ordered({ leadTime, leadIn: 'days' }, period, { calendar: { ...calendar, ...other } })

  test('Seven days are five working days', () => {
    expect(days(7, 8)).toEqual([{ release: 3, due: 8, late: 0 }])
  })

  test('A release that falls on a weekend is on the Friday before', () => {
    // Due on Tuesday, 10 March; three days before it is a Saturday.
    expect(days(3, 6)).toEqual([{ release: 4, due: 6, late: 0 }])
  })

  test('A release that falls on a holiday is on the working day before', () => {
    expect(days(1, 3, { holidays: ['2026-03-04'] })).toEqual([{ release: 2, due: 3, late: 0 }])
    expect(days(1, 2, { holidays: ['2026-03-04'] })).toEqual([{ release: 1, due: 2, late: 0 }])
  })

  test('No days are no time', () => {
    expect(days(0, 3)).toEqual([{ release: 3, due: 3, late: 0 }])
  })

  test('Late is counted in working days', () => {
    // Due on Wednesday, 4 March; ten days before it is a Sunday, and Friday, 20 February stands in for it.
    expect(days(10, 2)).toEqual([{ release: 0, due: 2, late: 6 }])
  })

  test('If nobody works on the first day, the plan begins on the next working day', () => {
    expect(days(1, 1, { from: '2026-02-28' })).toEqual([{ release: 0, due: 1, late: 0 }])
  })

  test('Workdays are counted from Sunday, and Monday to Friday if none are given', () => {
    expect(days(7, 2, { workdays: [0, 6] })).toEqual([{ release: 0, due: 2, late: 0 }])
    expect(days(7, 8, { workdays: undefined, holidays: undefined })).toEqual(days(7, 8))
  })
})

describe('Safety time', () => {
  test('An order is due before its need, and on hand until then', () => {
    const input: PlanInput = {
      periods: 5,
      items: [{ id: 'A', onHand: 40, leadTime: 2, safetyTime: 1, lot: { rule: 'FOQ', quantity: 50 } }],
      lines: [],
      demand: [20, 40, 20, 0, 30].map((quantity, period) => ({ item: 'A', period, quantity })),
      receipts: [{ item: 'A', period: 1, quantity: 50 }],
      rescheduling: 'fixed',
    }
    expect(plan(input).record('A')).toMatchObject({
      projected: [20, 30, 10, 60, 30],
      net: [0, 0, 0, 0, 20],
      receipt: [0, 0, 0, 50, 0],
      release: [0, 50, 0, 0, 0],
    })
  })

  test('What of it lies in the past is late', () => {
    expect(ordered({ leadTime: 1, safetyTime: 3 }, 2)).toEqual([{ release: 0, due: 0, late: 2 }])
  })
})

describe('The past', () => {
  const input: PlanInput = {
    periods: 6,
    items: [
      { id: 'drive', leadTime: 3 },
      { id: 'roller', leadTime: 2 },
    ],
    lines: [{ parent: 'drive', child: 'roller', per: 4 }],
    demand: [{ item: 'drive', period: 1, quantity: 10 }],
  }

  test('A release before today is one of today, late by so many periods', () => {
    expect(plan(input).orders('drive')).toEqual([
      { item: 'drive', quantity: 10, release: 0, due: 1, late: 2 },
    ])
    expect(plan(input).record('drive').release).toEqual([10, 0, 0, 0, 0, 0])
  })

  test('Its parts are needed today', () => {
    expect(plan(input).record('roller').gross).toEqual([40, 0, 0, 0, 0, 0])
    expect(plan(input).orders('roller')).toEqual([
      { item: 'roller', quantity: 40, release: 0, due: 0, late: 2 },
    ])
  })
})

describe('Open orders', () => {
  const open = (rescheduling: 'assume' | 'fixed' | undefined, period: number) =>
    plan({
      periods: 6,
      items: [{ id: 'A', leadTime: 1 }],
      lines: [],
      demand: [{ item: 'A', period: 2, quantity: 30 }],
      receipts: [{ item: 'A', period, quantity: 30 }],
      rescheduling,
    })

  test('By default nothing new is planned while one could come earlier', () => {
    expect(open(undefined, 4).orders()).toEqual([])
    expect(open('assume', 4).orders()).toEqual([])
  })

  test('One from beyond the plan could come earlier too', () => {
    expect(open('assume', 9).orders()).toEqual([])
    expect(open('assume', 9).record('A').scheduled).toEqual([0, 0, 0, 0, 0, 0])
  })

  test('Fixed, one that comes too late is no help', () => {
    expect(open('fixed', 4).record('A').receipt).toEqual([0, 0, 30, 0, 0, 0])
  })

  test('One of the past is there today', () => {
    expect(open('fixed', -2).record('A')).toMatchObject({
      scheduled: [30, 0, 0, 0, 0, 0],
      net: [0, 0, 0, 0, 0, 0],
    })
  })
})
