import { plan } from '../../src/entries/planner.ts'
import { plainPlan } from './plain.ts'
import { plantOf } from './plant.ts'

// What the browser measures. Times are in milliseconds.

const timed = (task: () => unknown): number => {
  const begin = performance.now()
  task()
  return performance.now() - begin
}

/** How long a whole plan takes, from the input's objects: the first time, and when the code is compiled. */
export async function wholePlans(items: number, periods: number, which: 'engine' | 'plain', rounds: number) {
  const input = plantOf(items, periods)
  // Lets the browser clear away what only the plant's making needed.
  await new Promise(resolve => setTimeout(resolve, 1000))
  const run = which === 'engine' ? plan : plainPlan
  const [first = 0, ...warm] = Array.from({ length: rounds + 1 }, () => timed(() => run(input)))
  return { first, warm }
}

/** How long an edit takes: the lead time, the stock or the demand of an item, taken in turn all over the plant. */
export function edits(items: number, periods: number, count: number): readonly number[] {
  const input = plantOf(items, periods)
  const planned = plan(input)
  return Array.from({ length: count }, (_, step) => {
    const place = Math.floor(((step * 0.618) % 1) ** 3 * items)
    const id = input.items[place]?.id ?? ''
    const fields = [{ leadTime: step % 7 }, { onHand: (step * 37) % 300 }, { safetyStock: step % 90 }][
      step % 3
    ]
    return timed(() => planned.change({ items: [{ id, ...fields }] }))
  })
}

/** Sums everything that both have planned, to see that they plan the same. */
export function sums(items: number, periods: number): { readonly engine: number; readonly plain: number } {
  const input = plantOf(items, periods)
  const engine = plan(input)
    .orders()
    .reduce((sum, { quantity, release }) => sum + quantity * (release + 1), 0)
  let plain = 0
  for (const { release } of plainPlan(input).values())
    release.forEach((quantity, period) => {
      plain += quantity * (period + 1)
    })
  return { engine, plain }
}
