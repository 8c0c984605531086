import type { ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Served, serve } from '../../support/served.ts'
import { inEachEngine } from './engines.ts'

// Our tags are registered while the page is still being parsed: whatever has come of an element by then, it becomes one
// element with one root. In every engine that browsers are made of.

const site = inject('site')
const { prerender }: typeof import('../../../src/entries/ssr.ts') = await import(
  pathToFileURL('dist/ssr.js').href
)
const prerendered = await prerender('<mrp-contact-form><a href="/contact">Ask</a></mrp-contact-form>')
// WebKit shows nothing, and runs no module, before a page has so much to show.
const before = 'Before the form comes what the page says of itself. '.repeat(50)
const head = `<!doctype html><html lang="en"><title>A page</title><script type="module" async src="${site}/mrp-widgets.js"></script><p>${before}</p>`

/** The page's HTML up to where it waits until the tags are registered, and what comes then. */
const cut = (html: string, at: number | string): readonly [string, string] => {
  const index = typeof at === 'number' ? at : html.indexOf(at)
  return [head + html.slice(0, index), `${html.slice(index)}<p>After</p>`]
}

const closed = prerendered.replace('shadowrootmode="open"', 'shadowrootmode="closed"')

const streams: Readonly<Record<string, readonly [string, string]>> = {
  'before its tag': cut(prerendered, 0),
  'between its tag and its template': cut(prerendered, '<template'),
  'in the word template': cut(prerendered, prerendered.indexOf('<template') + 6),
  'in the middle of its root': cut(prerendered, '<form'),
  'behind its root': cut(prerendered, '<a href="/contact"'),
  'in the middle of a closed root': cut(closed, '<form'),
  'without a root': cut('<mrp-contact-form><a href="/contact">Ask</a></mrp-contact-form>', '<a'),
}

/** Serves each stream at an address of its own; the rest comes when the page asks for it. */
function serveStreams(): Promise<Served> {
  const open = new Map<string, ServerResponse>()
  return serve((asked, answer) => {
    const [, kind = '', name = ''] = decodeURIComponent(asked.url ?? '').split('/')
    const [first, rest] = streams[name] ?? []
    if (kind === 'stream' && first) {
      open.set(name, answer)
      answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(first)
      return
    }
    if (kind === 'rest') open.get(name)?.end(rest)
    answer
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end(`<title>Around</title><p>${before}</p>`)
  })
}

/** Runs in the page, to which it goes as text. */
async function openStream(name: string, isWebKit: boolean) {
  const until = async (holds: () => unknown) => {
    while (!holds()) await new Promise(resolve => setTimeout(resolve, 20))
  }
  const frame = document.createElement('iframe')
  frame.src = `/stream/${encodeURIComponent(name)}`
  frame.width = '800'
  frame.height = '900'
  document.body.append(frame)
  const inside = () => frame.contentWindow as (Window & typeof globalThis) | null
  const isRegistered = until(() => inside()?.customElements.get('mrp-contact-form'))
  // WebKit runs some modules only when the parser goes on. Then it cannot be caught in the middle, and need not be.
  const waits = new Promise(resolve => setTimeout(resolve, 2000))
  await (isWebKit ? Promise.race([isRegistered, waits]) : isRegistered)
  await fetch(`/rest/${encodeURIComponent(name)}`)
  await until(() => frame.contentDocument?.readyState === 'complete')
  const form = frame.contentDocument?.querySelector('mrp-contact-form')
  if (!form) throw new Error('There is no form.')
  const isClosed = name.includes('closed')
  if (!isClosed) await until(() => form.shadowRoot?.querySelector('[name=message]'))
  const before = form.shadowRoot?.querySelector<HTMLInputElement>('[name=message]')
  if (before) before.value = 'Bearings'
  let isReady = false
  form.addEventListener('mrp-ready', () => {
    isReady = true
  })
  // As often as a pointer moves: the first may come while the page is being parsed.
  await until(() => {
    form.dispatchEvent(new Event('pointerover', { bubbles: true }))
    return isReady
  })
  const after = form.shadowRoot?.querySelector<HTMLInputElement>('[name=message]')

  // A move, by each of the ways that there are.
  const { body } = frame.contentDocument ?? document
  body.insertBefore(form, body.firstChild)
  if ('moveBefore' in body) (body.moveBefore as (node: Node, before: Node | null) => void)(form, null)
  await new Promise(resolve => setTimeout(resolve))
  const moved = form.shadowRoot?.querySelector<HTMLInputElement>('[name=message]')
  return {
    isSeen: form.getBoundingClientRect().height > 200,
    templates: form.querySelectorAll('template').length,
    isKept: before === after && after === moved,
    text: isClosed ? 'Bearings' : moved?.value,
  }
}

inEachEngine(({ name: engine, visit }) => {
  let served: Served
  beforeAll(async () => {
    served = await serveStreams()
  })
  afterAll(() => served.close())

  test.for(Object.keys(streams))(
    'registered while the parser is %s, the form is one, keeps what is typed, and is not lost in moves',
    async name => {
      const driver = await visit()
      await driver.open(`${served.origin}/around`)
      await driver.evaluate(
        `void (${openStream})(${JSON.stringify(name)}, ${engine === 'WebKitGTK'}).then(saw => { document.title = JSON.stringify(saw) }, error => { document.title = String(error) })`,
      )
      await expect
        .poll(async () => String(await driver.evaluate('document.title')), { timeout: 30_000 })
        .toBe(JSON.stringify({ isSeen: true, templates: 0, isKept: true, text: 'Bearings' }))
      expect(await driver.complaints()).toEqual([])
    },
  )
})
