import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { untilAwake } from '../support/awake.ts'
import { openChromium } from '../support/chromium.ts'
import { scriptTag, servePage } from '../support/form-page.ts'

// Thousands of elements on one page, because a script or a stranger put them there: what they cost grows with their
// number, no task blocks the page, and nothing of them is left when they are gone.

const visit = openChromium()

/**
 * How long the longest task may be, as a part of all the work of as many plain elements: milliseconds differ with the
 * machine, and the longest task of a plain page by four times.
 */
const maxShareOfPlainWork = 1.2

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

/** Until nothing more is painted for a second; how many then are. Asked in the page: to look for it would be work, too. */
const settled = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const painted = () =>
      [...document.body.children].filter(
        host => (host.shadowRoot?.querySelector('mrp-demo-form') ?? host).shadowRoot,
      ).length
    let before = 0
    for (let same = 0; same < 4; ) {
      await new Promise(resolve => setTimeout(resolve, 250))
      const now = painted()
      same = now > 0 && now === before ? same + 1 : 0
      before = now
    }
    return before
  })

const place = '<div data-mrp="demo-form"></div>'
const tag = '<mrp-demo-form></mrp-demo-form>'

/** Opens a page, and does something with it. */
async function workWith(html: string, act: (page: Page) => Promise<unknown> = async () => {}) {
  const { page, complaints } = await visit('/robots.txt', servePage(html))
  let painted = 0
  const work = await workOf(page, async () => {
    await page.goto('/try.html')
    painted = await settled(page)
    await act(page)
  })
  return { page, complaints, work, painted }
}

/** All the work of a page with so many plain elements, each with a root, in ms. */
async function workOfPlain(count: number): Promise<number> {
  const script =
    'for (const div of document.querySelectorAll("div")) div.attachShadow({ mode: "open" }).innerHTML = "<p>Plain</p>"'
  const { work } = await workWith(`${'<div></div>'.repeat(count)}<script>${script}</script>`)
  return work.all
}

test('10,000 places for a form keep the page usable', async () => {
  const plain = await workOfPlain(10_000)
  const { page, complaints, work } = await workWith(scriptTag + place.repeat(10_000))
  expect(work.longestTask / plain).toBeLessThan(maxShareOfPlainWork)
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
  ['painted', async () => {}],
  ['woken', wake],
] as const)(
  '4,000 forms cost at most a little more than twice of what 2,000 do, %s, and those far below wait',
  async ([, act]) => {
    const costs: number[] = []
    const plain = await workOfPlain(4000)
    for (const count of [2000, 4000]) {
      const { work, painted } = await workWith(scriptTag + tag.repeat(count), act)
      expect(work.longestTask / plain).toBeLessThan(maxShareOfPlainWork)
      expect(painted).toBeLessThan(1000)
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
