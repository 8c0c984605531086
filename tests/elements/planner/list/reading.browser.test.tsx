import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { GivenList, PlanOptions } from '../../../../src/elements/planner/list/planned-list.ts'
import { useReader } from '../../../../src/elements/planner/list/use-reader.ts'

// Lists that are given one after the other.

const options: PlanOptions = {
  ...{ from: '2026-03-02', workdays: [1, 2, 3, 4, 5], holidays: [], rescheduling: 'assume' },
}

const listOf = (item: string): GivenList => ({
  sources: [{ text: `item;on_hand;lead time (weeks);demand;week\n${item};5;1;10;4\n` }],
  answers: {},
})

/** A list that calls once it has been read: what was given is copied into what came of it. */
function listThatCalls(item: string, onRead: () => void): GivenList {
  let uses = 0
  return {
    ...listOf(item),
    get days() {
      uses += 1
      if (uses === 2) onRead()
      return undefined
    },
  }
}

test('A list that is given before the plan of another one is shown begins anew', async () => {
  const one = Promise.withResolvers<void>()
  const { result, rerender } = renderHook(({ given }) => useReader(given, options, 'en'), {
    initialProps: { given: listThatCalls('ONE', one.resolve) },
  })
  await one.promise
  // The plan of the first one is rendered in slices from now on.
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  rerender({ given: listOf('TWO') })
  await expect.poll(() => result.current.outcome?.list?.planning.input.items).toMatchObject([{ id: 'TWO' }])
  expect(result.current.outcome?.run).toBe(2)
})
