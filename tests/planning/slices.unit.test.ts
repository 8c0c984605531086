import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CircleError, type PlanInput, plan, planInSlices } from '../../src/entries/planner.ts'
import { plant } from './plants.ts'

// A plan in slices is the plan, and a page has its turns meanwhile: `long-tasks.browser.test.ts` measures them.

const input = (items: number): PlanInput => ({
  periods: 12,
  items: Array.from({ length: items }, (_, place) => ({ id: `P${place}`, leadTime: 1 })),
  lines: Array.from({ length: items - 1 }, (_, place) => ({
    parent: `P${place}`,
    child: `P${place + 1}`,
    per: 1,
  })),
  demand: [{ item: 'P0', period: 10, quantity: 5 }],
})

describe('A plan in slices', () => {
  test('says what a plan at once says', async () => {
    await fc.assert(
      fc.asyncProperty(plant, async input => {
        const sliced = await planInSlices(input)
        const atOnce = plan(input)
        for (const { id } of input.items) expect(sliced.record(id)).toEqual(atOnce.record(id))
        expect(sliced.orders()).toEqual(atOnce.orders())
        expect(sliced.messages()).toEqual(atOnce.messages())
      }),
      { numRuns: 100 },
    )
  })

  test('tells how far it is, up to 1', async () => {
    const told: number[] = []
    await planInSlices(input(30_000), { onProgress: done => told.push(done) })
    expect(told.at(-1)).toBe(1)
    expect(told).toEqual(told.toSorted((one, other) => one - other))
  })

  test('gives the page a turn before it is done', async () => {
    let isDone = false
    const planned = planInSlices(input(100_000)).then(() => {
      isDone = true
    })
    await new Promise(resolve => setTimeout(resolve))
    expect(isDone).toBe(false)
    await planned
  })

  test('is cancelled before it begins, and in the midst', async () => {
    await expect(planInSlices(input(2), { signal: AbortSignal.abort('enough') })).rejects.toBe('enough')
    const controller = new AbortController()
    const planned = planInSlices(input(100_000), { signal: controller.signal })
    controller.abort('enough')
    await expect(planned).rejects.toBe('enough')
  })

  test('is rejected for what cannot be planned', async () => {
    await expect(planInSlices({ ...input(2), periods: 0 })).rejects.toThrow('periods is 0')
    const circle = { ...input(2), lines: [...input(2).lines, { parent: 'P1', child: 'P0', per: 1 }] }
    await expect(planInSlices(circle)).rejects.toBeInstanceOf(CircleError)
  })
})
