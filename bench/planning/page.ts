import { plan } from '../../src/entries/planner.ts'
import { plantOf } from './plant.ts'

// What the browser measures. Times are in milliseconds.

const timed = (task: () => unknown): number => {
  const begin = performance.now()
  task()
  return performance.now() - begin
}

/** How long a whole plan takes, from the input's objects: the first time, and when the code is compiled. */
export async function wholePlans(items: number, periods: number, rounds: number) {
  const input = plantOf(items, periods)
  // Lets the browser clear away what only the plant's making needed.
  await new Promise(resolve => setTimeout(resolve, 1000))
  const [first = 0, ...warm] = Array.from({ length: rounds + 1 }, () => timed(() => plan(input)))
  return { first, warm: Math.min(...warm) }
}

/** The 99th percentile of edits: the lead time, the stock or the demand of an item, taken in turn all over the plant. */
export function editTime(items: number, periods: number, count: number): number {
  const input = plantOf(items, periods)
  const planned = plan(input)
  const times = Array.from({ length: count }, (_, step) => {
    const place = Math.floor(((step * 0.618) % 1) ** 3 * items)
    const id = input.items[place]?.id ?? ''
    const fields = [{ leadTime: step % 7 }, { onHand: (step * 37) % 300 }, { safetyStock: step % 90 }][
      step % 3
    ]
    return timed(() => planned.change({ items: [{ id, ...fields }] }))
  })
  return times.sort((one, other) => one - other)[Math.floor(count * 0.99)] ?? 0
}
