import fc from 'fast-check'
import { expect, test } from 'vitest'
import { schedules } from './faults/schedule.ts'
import { verdictOn } from './faults/verdict.ts'
import { visit } from './faults/visit.ts'

// Random faults under the real component: whatever happens to network, storage, clock, tab and page, nothing that a
// visitor submitted is lost or sent twice. A failure prints the seed and the smallest schedule that fails; with
// `{ seed, path }` beside `numRuns` it is played again.

const numRuns = 500

test.for(['demo', 'contact'] as const)(
  'Whatever goes wrong, a request by the %s form is sent once, in the mail app with all of its fields, or on screen',
  { timeout: 600_000 },
  async form => {
    const run = async (schedule: Parameters<typeof visit>[0]) => {
      expect(verdictOn(await visit(schedule))).toEqual([])
    }
    await fc.assert(fc.asyncProperty(schedules(form), run), { numRuns })
  },
)
