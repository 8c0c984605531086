import { describe, expect, test } from 'vitest'
import { type PlanRecord, plan } from '../../src/entries/planner.ts'
import {
  costRules,
  fullRow,
  inputOf,
  lotCases,
  lotInputOf,
  type Row,
  type WorkedCase,
  workedCases,
} from './worked-case.ts'

// Worked examples of textbooks, papers and products, every row of them.

const rows: readonly (keyof PlanRecord)[] = ['gross', 'scheduled', 'projected', 'net', 'receipt', 'release']

/** What is on hand if nothing is ordered: the row that one textbook prints. */
function unplanned(id: string, worked: WorkedCase): readonly number[] {
  const { gross, scheduled } = plan(inputOf(worked)).record(id)
  let available = worked.items[id]?.onHand ?? 0
  return gross.map((needed, period) => {
    available += (scheduled[period] ?? 0) - needed
    return available
  })
}

for (const worked of workedCases) {
  describe(worked.title, () => {
    const planned = plan(inputOf(worked))
    for (const [id, expected] of Object.entries(worked.expect)) {
      for (const name of rows.filter(row => expected[row] !== undefined)) {
        test(`${id}: ${name}`, () => {
          expect(planned.record(id)[name]).toEqual(fullRow(expected[name] as Row, worked))
        })
      }

      if (expected.unplanned)
        test(`${id}: on hand without planned orders`, () => {
          expect(unplanned(id, worked)).toEqual(expected.unplanned)
        })

      if (expected.orders)
        test(`${id}: orders`, () => {
          const orders = planned.orders(id).map(({ due, quantity }) => [due + worked.firstPeriod, quantity])
          expect(orders).toEqual(expected.orders)
        })
    }
  })
}

for (const worked of lotCases) {
  const { title, setup, holding } = worked
  describe(title, () => {
    for (const rule of costRules) {
      const { lots, cost } = worked.expect[rule] ?? {}
      if (!lots) continue
      const planned = plan(lotInputOf(worked, rule))
      test(`${rule}: lots`, () => {
        expect(planned.record('X').receipt).toEqual(lots)
      })
      if (cost === undefined) continue
      test(`${rule}: cost`, () => {
        const { projected, receipt } = planned.record('X')
        const setups = receipt.map((lot, period) => {
          const each = typeof setup === 'number' ? setup : (setup[period] ?? 0)
          return lot > 0 ? each : 0
        })
        const kept = projected.map(left => left * holding)
        expect([...setups, ...kept].reduce((sum, part) => sum + part)).toBe(cost)
      })
    }
  })
}
