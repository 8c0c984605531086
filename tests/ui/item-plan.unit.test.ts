import { expect, test } from 'vitest'
import { stockedNumbers as gearboxHousing } from '../../src/plant/items.ts'
import { enter, type Field } from '../../src/ui/pictures/item-entries.ts'
import { planItem } from '../../src/ui/pictures/item-plan.ts'

// The plan behind the home page's record, against what a planner gets with a pencil.

const planned = (change: Partial<typeof gearboxHousing> = {}) => planItem({ ...gearboxHousing, ...change })

test('Without a lead time an order comes in the week of its release', () => {
  expect(planned({ leadTime: 0 })).toMatchObject({
    receipts: [0, 0, 100, 0, 100, 0, 100, 0],
    releases: [0, 0, 100, 0, 100, 0, 100, 0],
    next: { release: 2, arrival: 2 },
  })
})

test('An order that comes after the last week lifts no stock within them', () => {
  expect(planned({ leadTime: 9 })).toMatchObject({
    projected: [80, 50, -10, -30, -100, -150, -190, -250],
    receipts: [0, 0, 0, 0, 0, 0, 0, 0],
    late: { by: 7, arrival: 9 },
  })
})

test('Where the stock lasts, nothing is ordered', () => {
  expect(planned({ onHand: 500 })).toMatchObject({ next: undefined, orders: 0 })
})

test('An approved order changes nothing, and stays when the numbers change', () => {
  const approved = planned().next
  expect(planItem(gearboxHousing, approved)).toMatchObject({
    projected: [80, 50, 90, 70, 100, 50, 110, 50],
    releases: [100, 0, 100, 0, 100, 0, 0, 0],
    next: { release: 2 },
    orders: 3,
  })
  expect(planItem({ ...gearboxHousing, lotSize: 50, leadTime: 1 }, approved)).toMatchObject({
    receipts: [0, 0, 100, 0, 50, 50, 50, 50],
    releases: [100, 0, 0, 50, 50, 50, 50, 0],
  })
})

test('An approved order that comes late is ordered once, and stays late', () => {
  const late = { ...gearboxHousing, leadTime: 4 }
  expect(planItem(late, planItem(late).next)).toMatchObject({
    projected: [80, 50, -10, -30, 100, 50, 110, 50],
    releases: [200, 0, 100, 0, 0, 0, 0, 0],
    late: { by: 2, arrival: 4 },
  })
})

test('An approved order that is needed earlier than it comes is late', () => {
  const demand = [40, 90, 0, 20, 70, 50, 40, 60]
  expect(planItem({ ...gearboxHousing, demand }, planned().next)).toMatchObject({
    projected: [80, -10, 90, 70, 100, 50, 110, 50],
    late: { by: 1, arrival: 2 },
  })
})

const start = { numbers: gearboxHousing, faults: [] }

test.for([
  ['lotSize', '50', { lotSize: 50 }],
  ['leadTime', '0', { leadTime: 0 }],
  ['onHand', ' 7 ', { onHand: 7 }],
  [2, '0', { demand: [40, 30, 0, 20, 70, 50, 40, 60] }],
] as const)('%s takes “%s”', ([field, text, numbers]) => {
  expect(enter(start, field, text)).toMatchObject({ numbers, faults: [] })
})

test.for<readonly [Field, string]>([
  ['lotSize', '0'],
  ['lotSize', ''],
  ['safetyStock', '-1'],
  ['onHand', '1e9'],
  ['leadTime', '1.5'],
  ['leadTime', '53'],
  [7, 'abc'],
])('%s does not take “%s”: the plan keeps what it had', ([field, text]) => {
  expect(enter(start, field, text)).toEqual({ numbers: gearboxHousing, faults: [field] })
})
