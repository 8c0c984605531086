import { expect, test } from 'vitest'
import { savingsOf } from '../../src/elements/savings.ts'
import german from '../../src/words/de/sections.ts'
import { comparison, pricing, savings } from '../../src/words/en/pricing.ts'
import { planFacts } from '../../src/words/prices.ts'

// What the calculator on the pricing page counts, and what the plans are compared by.

const { start } = savings
const saved = (changed: Partial<typeof start>) => savingsOf({ ...start, ...changed }, planFacts)

test('Twelve hours a week at $45, a fifth of them taken over, leave $169 a month after Professional', () => {
  expect(start).toEqual({ items: 320, hours: 12, cost: 45, share: 20 })
  expect(saved({})).toEqual({
    plan: 1,
    price: 299,
    hours: 10.4,
    worth: 468,
    left: 169,
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
  expect(pricing.plans[saved({ items }).plan]?.name).toBe(plan)
})

test('A plan that costs more than it saves leaves less than nothing', () => {
  expect(saved({ share: 10 }).left).toBe(Math.round(5.2 * 45) - 299)
})

test('Hours alone pay for no plan where there are none, or too few', () => {
  expect(saved({ hours: 0 }).evenShare).toBeUndefined()
  expect(saved({ hours: 1, cost: 10 }).evenShare).toBeUndefined()
})

const languages = {
  English: { cards: pricing.plans, ...comparison },
  German: { cards: german.pricing.plans, ...german.comparison },
}

/** A card has no room for the systems that a plan connects to; `/product` and `/pricing` name them. */
const isOfCards = ({ name }: { readonly name: string }) => !/NetSuite|SAP/.test(name)

/** Words that carry the meaning of a cell, in any case and order: “24–48h email” is in “24–48h email and chat support”. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}–]+/gu) ?? []

test.for(Object.entries(languages))(
  'In %s, the comparison says of a plan what its card says',
  ([, { cards, rows, notIncluded }]) => {
    for (const [index, { name, features }] of cards.entries()) {
      const card = new Set(wordsOf(features.join(' ')))
      // The setup fee is no feature.
      for (const row of rows.filter(isOfCards).slice(0, -1)) {
        const cell = row.cells[index] ?? ''
        const said = /^(included|enthalten)$/.test(cell) ? row.name : cell
        if (cell === notIncluded)
          expect([...card], `${name}: ${row.name}`).not.toContain(wordsOf(row.name)[0])
        // “bis 50” of “Bis zu 50 SKUs”; “einführung” of “Einführungsgespräch”.
        else
          for (const word of wordsOf(said))
            expect(
              [...card].some(one => one.startsWith(word)),
              `${name}: ${said}`,
            ).toBe(true)
      }
    }
  },
)

test.for(Object.entries(languages))(
  'In %s, no feature of a plan is missing in the comparison',
  ([, { cards, rows, notIncluded }]) => {
    for (const [index, { features }] of cards.entries()) {
      const said = rows
        .filter(isOfCards)
        .map(({ cells }) => cells[index])
        .filter(cell => cell !== notIncluded)
      // One more for “Unlimited SKUs and users”.
      const both = features.filter(feature => /SKUs (and|und) /.test(feature)).length
      expect(said).toHaveLength(features.length + both)
    }
  },
)

test('At the share from which a plan pays, the sum shows no loss', () => {
  for (let cost = 10; cost <= 100; cost += 5) {
    const { evenShare } = saved({ items: 50, hours: 1, cost })
    if (evenShare === undefined) continue
    expect(saved({ items: 50, hours: 1, cost, share: evenShare }).left).toBeGreaterThanOrEqual(0)
    expect(saved({ items: 50, hours: 1, cost, share: evenShare - 1 }).left).toBeLessThan(0)
  }
})
