import type { Frame, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { scriptTag, servePage } from '../support/form-page.ts'

// What the script believes of an iframe: nothing but what a page of the script's own origin says in it.

const visit = openInTurn()
const site = inject('site')
const ours = `${site}/embed/demo-form/`
const evil = 'https://evil.example/embed/demo-form/'

const frame = (src: string, attributes = '') => `<iframe src="${src}" ${attributes}></iframe>`

/** Serves a page of a stranger's that keeps what it is told, and a page around that keeps the outcomes it hears. */
const serve = (html: string) => async (page: Page) => {
  await page.route('https://evil.example/**', route =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>window.told = []; addEventListener("message", ({ data }) => told.push(data))</script>',
    }),
  )
  await servePage(`<script>
    window.heard = []
    for (const type of ['mrp-sent', 'mrp-fallback', 'mrp-failed'])
      document.addEventListener(type, ({ detail }) => heard.push(detail))
    addEventListener('message', ({ data }) => { if (data === 'last') document.title = 'last' })
  </script><body>${html}`)(page)
}

const heightOf = (page: Page, index: number): Promise<string> =>
  page
    .locator('iframe')
    .nth(index)
    .evaluate((element: HTMLElement) => element.style.height)

/** Waits until the script has given a frame of ours its height: from then on it hears all frames. */
const untilHearing = (page: Page, index: number) =>
  expect.poll(() => heightOf(page, index)).toMatch(/^\d{3,4}px$/)

const heard = (page: Page): Promise<unknown> => page.evaluate('heard')

const detail = { form: 'demo', source: 'forged', outcome: 'sent' }

/** Has a page in a frame say all of these to the page around, and waits until that has heard the last. */
async function say(page: Page, speaker: Frame | null | undefined, messages: readonly unknown[]) {
  await speaker?.evaluate(texts => {
    for (const text of [...texts, 'last']) parent.postMessage(text, '*')
  }, messages)
  await expect.poll(() => page.title()).toBe('last')
}

const lies = [
  { mrp: 'height', height: 30_000_000 },
  { mrp: 'event', type: 'mrp-sent', detail },
  { mrp: 'event', type: 'mrp-sent', detail: null },
]

test('A frame of another origin gets no height and raises nothing, whatever its address contains', async () => {
  const { page, complaints } = await visit('/try.html', serve(frame(ours) + frame(evil) + scriptTag))
  await untilHearing(page, 0)
  await say(page, page.frame({ url: evil }), lies)
  expect([await heightOf(page, 1), await heard(page)]).toEqual(['', []])
  expect(complaints).toEqual([
    `<iframe src="${evil}"> is not from ${site}, where the mrp-widgets script is from, so its height and events are ignored. Load both from one origin.`,
  ])
})

test('A frame of ours that has gone elsewhere is believed no longer', async () => {
  const { page, complaints } = await visit('/try.html', serve(frame(ours) + scriptTag))
  await untilHearing(page, 0)
  const before = await heightOf(page, 0)
  await page.frames()[1]?.goto(evil)
  await say(page, page.frame({ url: evil }), lies)
  expect([await heightOf(page, 0), await heard(page)]).toEqual([before, []])
  expect(complaints).toEqual([])
})

test('A stranger’s frame that has gone to a page of ours is not believed either', async () => {
  const { page } = await visit('/try.html', serve(frame(ours) + frame(evil) + scriptTag))
  await untilHearing(page, 0)
  const homecoming = `${ours}?source=homecoming`
  const stranger = page.frame({ url: evil })
  await stranger?.evaluate(address => location.assign(address), homecoming)
  await stranger?.waitForURL(homecoming)
  await say(page, stranger, lies)
  expect([await heightOf(page, 1), await heard(page)]).toEqual(['', []])
})

test('A frame of an opaque origin is not believed', async () => {
  const sandboxed = frame(ours, 'sandbox="allow-scripts"')
  const { page } = await visit('/try.html', serve(sandboxed + frame(ours) + scriptTag))
  await untilHearing(page, 1)
  await say(page, page.frames()[1], lies)
  expect([await heightOf(page, 0), await heard(page)]).toEqual(['', []])
})

test('What the script asks a frame, no other origin is told', async () => {
  const { page } = await visit('/try.html', serve(frame(ours)))
  await page.frames()[1]?.goto(evil)
  await page.evaluate(
    html => document.body.append(document.createRange().createContextualFragment(html)),
    frame(ours),
  )
  await page.frames()[2]?.waitForLoadState()
  expect(await heightOf(page, 1)).toBe('')
  await page.addScriptTag({ url: '/mrp-widgets.js', type: 'module' })
  // The second frame loaded before the script, and was asked; the first one was asked before it.
  await untilHearing(page, 1)
  expect(await page.frame({ url: evil })?.evaluate('told')).toEqual([])
})

test('A height is a number from 0 to 10,000', async () => {
  const { page } = await visit('/try.html', serve(frame(ours) + scriptTag))
  await untilHearing(page, 0)
  const before = await heightOf(page, 0)
  const heights = [-1, Number.NaN, Number.POSITIVE_INFINITY, '5', [5], null, '1px;color:red']
  await say(
    page,
    page.frames()[1],
    heights.map(height => ({ mrp: 'height', height })),
  )
  expect(await heightOf(page, 0)).toBe(before)
  await page.frames()[1]?.evaluate(() => parent.postMessage({ mrp: 'height', height: 30_000_000 }, '*'))
  await expect.poll(() => heightOf(page, 0)).toBe('10000px')
})

test('Of an outcome, form, source and outcome are taken over, each checked', async () => {
  const { page, complaints } = await visit('/try.html', serve(frame(ours) + scriptTag))
  await untilHearing(page, 0)
  const event = (type: unknown, said: unknown) => ({ mrp: 'event', type, detail: said })
  await say(page, page.frames()[1], [
    event('mrp-sent', null),
    event('mrp-sent', undefined),
    event('mrp-sent', 'demo'),
    event('mrp-sent', {}),
    event('mrp-sent', { ...detail, form: 'login' }),
    event('mrp-sent', { ...detail, form: ['demo'] }),
    event('mrp-sent', { ...detail, source: 5 }),
    event('mrp-sent', { ...detail, source: 'x'.repeat(201) }),
    event('mrp-sent', { ...detail, outcome: 'failed' }),
    event('mrp-submit', { ...detail, outcome: 'submit' }),
    event(['mrp-sent'], detail),
    event('mrp-sent', { ...detail, fields: { email: 'anna@huber.example' } }),
    event('mrp-failed', { form: 'contact', source: 'x'.repeat(200), outcome: 'failed' }),
  ])
  expect(await heard(page)).toEqual([detail, { form: 'contact', source: 'x'.repeat(200), outcome: 'failed' }])
  expect(complaints).toEqual([])
})

test('A source that is too long to be believed is told shortened', async () => {
  const { page } = await visit('/try.html', serve(frame(`${ours}?source=${'x'.repeat(300)}`) + scriptTag))
  await untilHearing(page, 0)
  await page
    .frames()[1]
    ?.evaluate(() => document.dispatchEvent(new CustomEvent('mrp-sent', { detail: { form: 'demo' } })))
  await expect.poll(() => heard(page)).toHaveLength(1)
  expect(await heard(page)).toEqual([{ form: 'demo', source: 'x'.repeat(200), outcome: 'sent' }])
})
