import { expect, test } from 'vitest'
import { comparison, pricing, savings } from '../../src/content/pricing.ts'
import { savingsOf } from '../../src/sections/savings.ts'

// What the calculator on the pricing page counts, and what the plans are compared by.

const { start } = savings
const saved = (changed: Partial<typeof start>) => savingsOf({ ...start, ...changed }, pricing.plans)

test('Twelve hours a week at $45, half of them taken over, leave $871 a month after Professional', () => {
  expect(start).toEqual({ items: 320, hours: 12, cost: 45, share: 50 })
  expect(saved({})).toEqual({
    plan: 'Professional',
    limit: 'Up to 500 SKUs',
    price: 299,
    hours: 26,
    worth: 1170,
    left: 871,
    evenShare: 13,
  })
})

test.for([
  [0, 'Basic'],
  [50, 'Basic'],
  [51, 'Professional'],
  [500, 'Professional'],
  [501, 'Enterprise'],
  [90_000, 'Enterprise'],
] as const)('%i items fit %s', ([items, plan]) => {
  expect(saved({ items }).plan).toBe(plan)
})

test('A plan that costs more than it saves leaves less than nothing', () => {
  expect(saved({ share: 10 }).left).toBe(Math.round(5.2 * 45) - 299)
})

test('Hours alone pay for no plan where there are none, or too few', () => {
  expect(saved({ hours: 0 }).evenShare).toBeUndefined()
  expect(saved({ hours: 1, cost: 10 }).evenShare).toBeUndefined()
})

test('Every line of the comparison follows from what the plans’ cards say', () => {
  expect(comparison.rows.map(({ name, cells }) => [name, ...cells])).toEqual([
    ['SKUs', 'up to 50', 'up to 500', 'unlimited'],
    ['MRP runs', 'daily', 'hourly', 'real-time'],
    ['Users', 'up to 2', 'up to 5', 'unlimited'],
    ['Support', '24–48h email', '12–24h email and chat', '4-hour SLA'],
    ['Call to begin with', 'not included', '30-minute integration', '2-hour onboarding'],
    ['Role-based permissions', 'not included', 'not included', 'included'],
    ['Custom integrations and API access', 'not included', 'not included', 'included'],
    ['Setup fee', 'none', 'none', 'agreed with you'],
  ])
})

test('No feature of a plan is missing in the comparison', () => {
  for (const [index, { features }] of pricing.plans.entries()) {
    const cells = comparison.rows.map(row => row.cells[index] ?? '')
    const said = cells.filter(cell => cell !== 'not included')
    // One more for “Unlimited SKUs and users”, and the setup fee is no feature.
    const both = features.filter(feature => feature.includes(' and users')).length
    expect(said).toHaveLength(features.length + both + 1)
  }
})

test('At the share from which a plan pays, the sum shows no loss', () => {
  for (let cost = 10; cost <= 100; cost += 5) {
    const { evenShare } = saved({ items: 50, hours: 1, cost })
    if (evenShare === undefined) continue
    expect(saved({ items: 50, hours: 1, cost, share: evenShare }).left).toBeGreaterThanOrEqual(0)
    expect(saved({ items: 50, hours: 1, cost, share: evenShare - 1 }).left).toBeLessThan(0)
  }
})
