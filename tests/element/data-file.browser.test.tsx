import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { asComponent } from '../../src/element/component.tsx'
import { define } from '../../src/element/define.ts'
import faq from '../../src/sections/mrp-faq.tsx'
import pricingPlans from '../../src/sections/mrp-pricing-plans.tsx'
import { configure } from '../../src/services/configure.ts'
import { listenToConsole } from '../support/console.ts'
import '../support/clean.ts'

// What `src` does to a live element: a list from a JSON or CSV file.

const json = (question: string) => JSON.stringify([{ question, answer: 'So.' }])

/** By address: what the server answers. Anything else is missing. */
let served: Record<string, () => Response | Promise<Response>> = {}
let asked: [string, RequestInit | undefined][] = []

define(faq)
define(pricingPlans)

beforeEach(() => {
  served = {}
  asked = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { href, origin, pathname } = new URL(String(input))
    asked.push([href, init])
    const answer = served[origin === location.origin ? pathname : href]
    return answer ? answer() : new Response('No', { status: 404 })
  })
})
afterEach(() => configure({ srcOrigins: undefined }))

const texts = (json: string) => () => new Response(json)

function add(html: string): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html)
  return document.body.lastElementChild as HTMLElement
}

const questions = () =>
  [...(document.querySelector('mrp-faq')?.shadowRoot?.querySelectorAll('summary') ?? [])].map(
    ({ textContent }) => textContent,
  )

/** The fallback content is shown where a slot is laid out around it. */
const showsContent = () => document.querySelector('mrp-faq > *')?.checkVisibility() ?? false

test('The content inside the tag stays until the file is there, and then the list is shown', async () => {
  let answer = (_: Response) => {}
  served['/faq.json'] = () =>
    new Promise(resolve => {
      answer = resolve
    })
  add('<mrp-faq src="/faq.json"><a href="/faq">Questions</a></mrp-faq>')
  await expect.poll(() => asked.length).toBe(1)
  expect(showsContent()).toBe(true)
  expect(questions()).toEqual([])
  answer(new Response(json('Why?')))
  await expect.poll(questions).toEqual(['Why?'])
  expect(showsContent()).toBe(false)
})

test('A list of its own is shown until the file is there, and again when `src` goes', async () => {
  let answer = (_: Response) => {}
  served['/faq.json'] = () =>
    new Promise(resolve => {
      answer = resolve
    })
  const element = add(`<mrp-faq items='${json('Own?')}' src="/faq.json"></mrp-faq>`)
  await expect.poll(() => asked.length).toBe(1)
  expect(questions()).toEqual(['Own?'])
  answer(new Response(json('From the file?')))
  await expect.poll(questions).toEqual(['From the file?'])
  element.removeAttribute('src')
  await expect.poll(questions).toEqual(['Own?'])
})

test('A list of its own stays where the file is faulty', async () => {
  const lines = listenToConsole()
  add(`<mrp-faq items='${json('Own?')}' src="/faq.json"><a href="/faq">Questions</a></mrp-faq>`)
  await expect.poll(() => lines.length).toBe(1)
  expect(questions()).toEqual(['Own?'])
})

test('Another `src` shows the other file, whichever comes first', async () => {
  let slow = (_: Response) => {}
  served['/slow.json'] = () =>
    new Promise(resolve => {
      slow = resolve
    })
  served['/quick.json'] = texts(json('Quick?'))
  const element = add('<mrp-faq src="/slow.json"></mrp-faq>')
  await expect.poll(() => asked.length).toBe(1)
  element.setAttribute('src', '/quick.json')
  await expect.poll(questions).toEqual(['Quick?'])
  slow(new Response(json('Slow?')))
  await vi.dynamicImportSettled()
  expect(questions()).toEqual(['Quick?'])
})

test('Elements that ask for the same file at once fetch it once, without anything of the visitor, and never an old copy', async () => {
  let answer = (_: Response) => {}
  served['/faq.json'] = () =>
    new Promise(resolve => {
      answer = resolve
    })
  const both = [
    add('<mrp-faq src="/faq.json"></mrp-faq>'),
    add('<mrp-faq src="/here/../faq.json"></mrp-faq>'),
  ]
  await expect.poll(() => asked.length).toBe(1)
  await vi.dynamicImportSettled()
  answer(new Response(json('Why?')))
  await expect
    .poll(() => both.map(element => element.shadowRoot?.querySelector('summary')?.textContent))
    .toEqual(['Why?', 'Why?'])
  expect(asked).toHaveLength(1)
  expect(asked[0]?.[1]).toMatchObject({ credentials: 'omit', cache: 'no-cache' })
})

test('A file may hold text of any kind: it is never HTML', async () => {
  served['/faq.csv'] = texts('question,answer\n<img src=x onerror=alert(1)>,<script>alert(1)</script>\n')
  add('<mrp-faq src="/faq.csv"></mrp-faq>')
  await expect.poll(questions).toEqual(['<img src=x onerror=alert(1)>'])
  expect(document.querySelector('mrp-faq')?.shadowRoot?.querySelector('img, script')).toBeNull()
})

test.for<[string, () => Response | Promise<Response>, string]>([
  [
    'is missing',
    () => new Response('', { status: 404 }),
    'was answered with status 404: put the file there, or correct src',
  ],
  [
    'can’t be fetched',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'could not be fetched (Failed to fetch): check src, connect-src of the page’s policy and, on another origin, CORS',
  ],
  ['is none but a page', texts('<!doctype html>'), 'is a web page: put a JSON or CSV file there'],
  ['is too large', texts(`[${' '.repeat(256_000)}]`), 'is larger than 256 kB: leave out entries'],
  [
    'takes too long',
    () => Promise.reject(new DOMException('Slow', 'TimeoutError')),
    'took longer than 10 s: make it smaller, or serve it faster',
  ],
  ['has no right entry', texts('[7]'), 'has something else than objects: entry 1'],
])(
  'Where the file %s, the content inside the tag is shown and one line says why',
  async ([, answer, why]) => {
    const lines = listenToConsole()
    served['/faq.json'] = answer
    add('<mrp-faq src="/faq.json"><a href="/faq">Questions</a></mrp-faq>')
    await expect.poll(() => lines).toEqual([`<mrp-faq> data file /faq.json ${why}; nothing of it is shown.`])
    expect(showsContent()).toBe(true)
    expect(questions()).toEqual([])
  },
)

test('The request itself has a limit of time', async () => {
  served['/faq.json'] = texts(json('Why?'))
  add('<mrp-faq src="/faq.json"></mrp-faq>')
  await expect.poll(() => asked[0]?.[1]?.signal).toBeInstanceOf(AbortSignal)
})

test('Where a file that was prerendered is faulty now, what it said before stays', async () => {
  const lines = listenToConsole()
  const { prerenderRoot } = await import('../../src/element/prerender.tsx')
  const given: Readonly<Record<string, string>> = { src: '/faq.json', items: json('Before?') }
  const root = prerenderRoot(faq, { getAttribute: name => given[name] ?? null })
  const holder = document.createElement('div')
  holder.setHTMLUnsafe(`<mrp-faq src="/faq.json">${root}<a href="/faq">Questions</a></mrp-faq>`)
  document.body.append(holder)
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]).toContain('was answered with status 404')
  expect(questions()).toEqual(['Before?'])
})

test('What was prerendered of a file is hydrated as it is, and then follows the file', async () => {
  const lines = listenToConsole()
  let answer = (_: Response) => {}
  served['/faq.json'] = () =>
    new Promise(resolve => {
      answer = resolve
    })
  const { prerenderRoot } = await import('../../src/element/prerender.tsx')
  const given: Readonly<Record<string, string>> = { src: '/faq.json', items: json('Before?') }
  const root = prerenderRoot(faq, { getAttribute: name => given[name] ?? null })
  const holder = document.createElement('div')
  holder.setHTMLUnsafe(`<mrp-faq src="/faq.json">${root}</mrp-faq>`)
  document.body.append(holder)
  await expect.poll(() => asked.length).toBe(1)
  expect(questions()).toEqual(['Before?'])
  answer(new Response(json('After?')))
  await expect.poll(questions).toEqual(['After?'])
  expect(lines).toEqual([])
})

test('A file on another origin is fetched once the settings name that origin', async () => {
  const lines = listenToConsole()
  served['https://sheets.example/faq?output=csv'] = texts('question,answer\nFrom a sheet?,Yes\n')
  add('<mrp-faq src="https://sheets.example/faq?output=csv"></mrp-faq>')
  await expect.poll(() => lines.length).toBe(1)
  expect(lines[0]).toContain(
    'is on another origin: add https://sheets.example to src-origins of <mrp-config>',
  )
  expect(asked).toEqual([])
  configure({ srcOrigins: 'https://sheets.example' })
  await expect.poll(questions).toEqual(['From a sheet?'])
})

test.for(['javascript:alert(1)', 'data:application/json,[]', 'blob:https://a.example/1'])(
  'An address such as %s is none, and nothing is fetched',
  async src => {
    const lines = listenToConsole()
    add(`<mrp-faq src="${src}"></mrp-faq>`)
    await expect.poll(() => questions().length).toBeGreaterThan(1)
    expect(lines[0]).toContain('is not a web address: http, https or a path; the default is used.')
    expect(asked).toEqual([])
  },
)

test('Nothing is fetched for an element below data-mrp-ignore', async () => {
  add('<div data-mrp-ignore><mrp-faq src="/faq.json"></mrp-faq></div>')
  add('<mrp-faq src="/other.json"></mrp-faq>')
  listenToConsole()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]?.[0]).toContain('/other.json')
})

test('A component of React shows the file too', async () => {
  served['/faq.json'] = texts(json('In React?'))
  const Faq = asComponent(faq, 'MrpFaq')
  render(<Faq src="/faq.json" />)
  await expect.element(page.getByText('In React?')).toBeVisible()
})

test('A file on the page’s origin never leads to another one, and one that the settings name may', async () => {
  served['/faq.json'] = texts(json('Here?'))
  served['https://sheets.example/faq'] = texts(json('There?'))
  configure({ srcOrigins: 'https://sheets.example' })
  add('<mrp-faq src="/faq.json"></mrp-faq>')
  add('<mrp-faq src="https://sheets.example/faq"></mrp-faq>')
  await expect.poll(() => asked.map(([, init]) => init?.mode)).toEqual(['same-origin', 'cors'])
})

test('A file that could not be fetched is asked for again when the visitor is online again', async () => {
  const lines = listenToConsole()
  served['/faq.json'] = () => Promise.reject(new TypeError('Failed to fetch'))
  add('<mrp-faq src="/faq.json"><a href="/faq">Questions</a></mrp-faq>')
  await expect.poll(() => lines.length).toBe(1)
  served['/faq.json'] = texts(json('Why?'))
  dispatchEvent(new Event('online'))
  await expect.poll(questions).toEqual(['Why?'])
})

test('A file that was there and is faulty is not asked for again', async () => {
  const lines = listenToConsole()
  add('<mrp-faq src="/faq.json"></mrp-faq>')
  await expect.poll(() => lines.length).toBe(1)
  dispatchEvent(new Event('online'))
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(asked).toHaveLength(1)
})

test('An element that has gone asks for nothing more, and says nothing', async () => {
  const lines = listenToConsole()
  let fail = (_: Error) => {}
  served['/faq.json'] = () =>
    new Promise((_, reject) => {
      fail = reject
    })
  served['https://sheets.example/faq'] = texts(json('There?'))
  const late = add('<mrp-faq src="/faq.json"></mrp-faq>')
  const foreign = add('<mrp-faq src="https://sheets.example/faq"></mrp-faq>')
  await expect.poll(() => [asked.length, lines.length]).toEqual([1, 1])
  late.remove()
  foreign.remove()
  fail(new TypeError('Failed to fetch'))
  await new Promise(resolve => setTimeout(resolve, 50))
  configure({ srcOrigins: 'https://sheets.example' })
  dispatchEvent(new Event('online'))
  await new Promise(resolve => setTimeout(resolve, 50))
  expect([asked.length, lines.length]).toEqual([1, 1])
})

const table = 'question;answer\nGehäuse für 5 €?;Ja\n'

test.for<[string, Uint8Array<ArrayBuffer>]>([
  [
    'Windows’ code page, as Excel writes CSV',
    Uint8Array.from(table, sign => (sign === '€' ? 0x80 : sign.charCodeAt(0))),
  ],
  ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${table}`)],
  [
    'UTF-16, as Excel writes “Unicode text”',
    new Uint8Array(Uint16Array.from(`\uFEFF${table}`, sign => sign.charCodeAt(0)).buffer),
  ],
])('A file may be in %s', async ([, bytes]) => {
  served['/faq.csv'] = () => new Response(bytes)
  add('<mrp-faq src="/faq.csv"></mrp-faq>')
  await expect.poll(questions).toEqual(['Gehäuse für 5 €?'])
})
