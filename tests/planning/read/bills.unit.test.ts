import { expect, test } from 'vitest'
import { plan } from '../../../src/entries/planner.ts'
import { readText, said } from './lists.ts'

// Bills as large as a plan can count.

test('A line is left out that multiplies into more than a plan can count', async () => {
  const rows = ['A;B;1000000', 'B;C;1000000', 'C;D;1000000']
  const result = await readText(
    `Parent;Component;Qty per\n${rows.join('\n')}\n\nItem;Quantity;Date\nA;5;2026-04-06`,
  )
  expect(said(result)[0]).toEqual(['too-much', 4, 'D'])
  expect(
    plan(result.input)
      .record('C')
      .gross.some(needed => needed === 5e12),
  ).toBe(true)
})
