import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openChromium } from '../support/chromium.ts'
import { scriptTag, servePage } from '../support/form-page.ts'

// Thousands of elements on one page, because a script or a stranger put them there: what they cost grows with their
// number, no task blocks the page, and nothing of them is left when they are gone.

const visit = openChromium()

/** The longest task of the main thread that a page may have, in ms of its own time. */
const longest = 200

interface Work {
  /** In ms of the main thread's own time. */
  readonly longestTask: number
  readonly all: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** In µs of the thread's own time. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** What the main thread of a page did meanwhile. Time that other programs took from it does not count. */
async function workOf(page: Page, run: () => Promise<unknown>): Promise<Work> {
  const client = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event as never)
  })
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', '__metadata'] },
  })
  await run()
  const complete = new Promise(resolve => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.end')
  await complete
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = events
    .filter(({ name, ph, pid, tid }) => /RunTask$/.test(name) && ph === 'X' && mains.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
  expect(tasks.length).toBeGreaterThan(10)
  return { longestTask: Math.max(...tasks), all: tasks.reduce((sum, time) => sum + time, 0) }
}

/** Until nothing has changed in the page for a second. Asked in the page: to look for what is shown would be work, too. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        let timer = setTimeout(resolve, 1000)
        new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, 1000)
        }).observe(document, { subtree: true, childList: true, attributes: true })
      }),
  )

const place = '<div data-mrp="demo-form"></div>'
const tag = '<mrp-demo-form></mrp-demo-form>'

/** Opens a page with many, and does something with it. */
async function workWith(
  markup: string,
  count: number,
  act: (page: Page) => Promise<unknown> = async () => {},
) {
  const { page, complaints } = await visit('/robots.txt', servePage(scriptTag + markup.repeat(count)))
  const work = await workOf(page, async () => {
    await page.goto('/try.html')
    await settled(page)
    await act(page)
  })
  return { page, complaints, work }
}

test('10,000 places for a form keep the page usable', async () => {
  const { page, complaints, work } = await workWith(place, 10_000)
  expect(work.longestTask).toBeLessThan(longest)
  expect(complaints).toEqual([])
  // The last one has its turn when it is scrolled to.
  const last = page.locator('[data-mrp]').last()
  await last.scrollIntoViewIfNeeded()
  await last.getByLabel('Full name').fill('Anna Huber')
  await untilAwake(page, 'mrp-demo-form')
  expect(await last.getByLabel('Full name').inputValue()).toBe('Anna Huber')
})

const wake = async (page: Page) => {
  await page.mouse.click(200, 200)
  await settled(page)
}

test.for([
  ['painted', async () => {}, longest],
  // A browser upgrades all elements of a tag in one task, 0.05 ms each.
  ['woken', wake, 300],
] as const)(
  '4,000 forms cost at most a little more than twice of what 2,000 do, %s',
  async ([, act, most]) => {
    const costs: number[] = []
    for (const count of [2000, 4000]) {
      const { work } = await workWith(tag, count, act)
      expect(work.longestTask).toBeLessThan(count === 4000 ? most : longest)
      costs.push(work.all)
    }
    const [half = 0, whole = 0] = costs
    expect(whole / half).toBeLessThan(2.4)
  },
)

test.for([
  ['mrp-site-header', '<mrp-site-header></mrp-site-header>'],
  ['mrp-demo-form', tag],
  ['a place', place],
] as const)('1,000 times %s, added and removed, leave nothing', async ([, markup]) => {
  const { page } = await visit(`${scriptTag}<main></main>`)
  const client = await page.context().newCDPSession(page)
  const rounds = async (count: number) => {
    await page.evaluate(
      async ({ markup, count }) => {
        const main = document.querySelector('main')
        for (let round = 0; round < count; round += 1) {
          if (main) main.innerHTML = markup.repeat(50)
          await new Promise(resolve => setTimeout(resolve, 60))
          main?.replaceChildren()
        }
        await new Promise(resolve => setTimeout(resolve, 500))
      },
      { markup, count },
    )
    for (let times = 0; times < 4; times += 1) await client.send('HeapProfiler.collectGarbage')
    return client.send('Memory.getDOMCounters')
  }
  await rounds(2)
  const before = await rounds(2)
  const after = await rounds(20)
  expect(after.nodes - before.nodes).toBeLessThan(50)
  expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(20)
})
