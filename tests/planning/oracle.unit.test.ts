import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PlanInput, plan } from '../../src/entries/planner.ts'
import { oracle } from './oracle.ts'
import { plant } from './plants.ts'

// The engine against a second one that was written in another way, in exact fractions, on random plants.

const rowNames = ['gross', 'scheduled', 'projected', 'net', 'receipt', 'release'] as const

const close = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1.5e-6 + Math.abs(other) * 1e-12

/** Returns the differences between the two, as text; `count` is told of every row compared. */
function differences(input: PlanInput, count: () => void): readonly string[] {
  const planned = plan(input)
  const truth = oracle(input)
  return input.items.flatMap(({ id, phantom }) => {
    const found: string[] = []
    const { rows, orders, moves } = truth(id)
    const record = planned.record(id)
    for (const name of rowNames) {
      count()
      const row = record[name]
      const expected = rows[name].map(quantity => quantity.toNumber())
      if (row.length !== expected.length || row.some((cell, at) => !close(cell, expected[at] ?? Number.NaN)))
        found.push(`${id} ${name}: ${row} but ${expected}`)
    }
    if (phantom) return found
    const wanted = orders.map(({ due, release }) => `${due} ${Math.max(0, release)} ${Math.max(0, -release)}`)
    const got = planned.orders(id).map(({ due, release, late }) => `${due} ${release} ${late}`)
    if (String(wanted) !== String(got)) found.push(`${id} orders: ${got} but ${wanted}`)
    if (input.rescheduling !== 'fixed') {
      const known = planned
        .messages(id)
        .filter(({ kind }) => ['expedite', 'push-out', 'cancel'].includes(kind))
      const moved = known.map(({ kind, from, to }) => `${kind} ${from} ${to}`)
      const right = moves.flatMap(({ from, to }) => {
        const dated = Math.max(0, from)
        if (to === undefined) return dated < input.periods ? [`cancel ${from} ${to}`] : []
        if (to === dated) return []
        return [`${to < dated ? 'expedite' : 'push-out'} ${from} ${to}`]
      })
      if (String(moved.sort()) !== String(right.sort())) found.push(`${id}: ${moved} but ${right}`)
    }
    return found
  })
}

test('Every row, order and move of 20,000 rows of random plants is what exact fractions give', () => {
  let rows = 0
  const count = () => {
    rows += 1
  }
  fc.assert(
    fc.property(plant, input => {
      expect(differences(input, count)).toEqual([])
    }),
    { numRuns: 600 },
  )
  expect(rows).toBeGreaterThan(20_000)
})
