import type { Reporter, TestModule } from 'vitest/node'

// What the hard tests tried, counted by themselves and printed when all have run; docs/reliability.md has the table.

declare module 'vitest' {
  interface TaskMeta {
    /** How many of what a test has tried, such as `{ 'fault schedules': 1000 }`. */
    figures?: Readonly<Record<string, number>>
  }
}

/** Prints the sum of each figure over all tests that passed. */
export const figures: Reporter = {
  onTestRunEnd(modules) {
    const sums = new Map<string, number>()
    for (const module of modules) {
      for (const counted of countedIn(module)) {
        for (const [what, count] of Object.entries(counted)) sums.set(what, (sums.get(what) ?? 0) + count)
      }
    }
    const lines = [...sums].sort().map(([what, count]) => `${count.toLocaleString('en')} ${what}`)
    if (lines.length > 0) console.info(`\nTried, and held:\n  ${lines.join('\n  ')}`)
  },
}

const countedIn = (module: TestModule): Readonly<Record<string, number>>[] =>
  [...module.children.allTests('passed')].map(test => test.meta().figures ?? {})
