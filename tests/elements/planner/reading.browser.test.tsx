import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Given, PlanOptions } from '../../../src/elements/planner/list/planned-list.ts'
import * as code from '../../../src/elements/planner/list/read-list.ts'
import { useReader } from '../../../src/elements/planner/list/use-reader.ts'

vi.mock('../../../src/elements/planner/list/read-list.ts', { spy: true })

// Lists that are given one after the other.

const options: PlanOptions = {
  ...{ from: '2026-03-02', workdays: [1, 2, 3, 4, 5], holidays: [], rescheduling: 'assume' },
}

const listOf = (item: string): Given => ({
  sources: [{ text: `item;on_hand;lead time (weeks);demand;week\n${item};5;1;10;4\n` }],
  answers: {},
})

test('A list that is given before the plan of another one is shown begins anew, too', async () => {
  const { planList } = vi.mocked(code)
  const { result, rerender } = renderHook(({ given }) => useReader(given, options, 'en'), {
    initialProps: { given: listOf('ONE') },
  })
  await vi.waitUntil(() => planList.mock.results[0], { interval: 1 })
  await planList.mock.results[0]?.value
  // The plan of the first one is rendered in slices from now on.
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  rerender({ given: listOf('TWO') })
  await expect.poll(() => result.current.outcome?.list?.planning.input.items).toMatchObject([{ id: 'TWO' }])
  const planned = await Promise.all(planList.mock.results.map(({ value }) => value))
  expect(planned.map(({ run }) => run)).toEqual([1, 2])
})
