import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { schedules } from './faults/schedule.ts'
import { verdictOn } from './faults/verdict.ts'
import { visit } from './faults/visit.ts'

// Random faults under the real component: whatever happens to network, storage, clock, tab and page, nothing that a
// visitor submitted is lost or sent twice. A failure prints the seed and the smallest schedule that fails; with
// `{ seed, path }` beside `numRuns` it is played again.

const library = vi.hoisted(() => ({ loads: true }))

// The library's code comes with the first request, when the connection may already be gone.
vi.mock('@emailjs/browser', async load => {
  const real = await load<typeof import('@emailjs/browser')>()
  return {
    ...real,
    init: (...options: Parameters<typeof real.init>) => {
      if (!library.loads) throw new TypeError('Failed to fetch dynamically imported module')
      real.init(...options)
    },
  }
})

// It looks at the storage when it is imported, which happens once.
beforeAll(async () => void (await import('@emailjs/browser')))

const numRuns = 500

test.for(['demo', 'contact'] as const)(
  'Whatever goes wrong, a request by the %s form is sent once, in the mail app with all of its fields, or on screen',
  { timeout: 600_000 },
  async (form, { task }) => {
    const run = async (schedule: Parameters<typeof visit>[0]) => {
      const visited = await visit(schedule, loads => {
        library.loads = loads
      })
      expect(verdictOn(visited)).toEqual([])
    }
    await fc.assert(fc.asyncProperty(schedules(form), run), { numRuns })
    task.meta.figures = { 'fault schedules': numRuns }
  },
)
