import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { define } from '../../../src/custom-element/define-element.ts'
import contactForm from '../../../src/elements/contact-form/mrp-contact-form.tsx'
import doctor from '../../../src/elements/doctor/mrp-doctor.tsx'
import clients from '../../../src/elements/mrp-clients.tsx'
import mrpConfig from '../../../src/elements/mrp-config.tsx'
import faq from '../../../src/elements/mrp-faq.tsx'
import { configure } from '../../../src/services/config.ts'
import { press } from '../../support/hands.ts'
import { stopTime, untilTrue } from '../../support/visitor.ts'

// What the doctor says of a page on which the site's own script is not alone, or not whole. The rest: tests/site/doctor.

/** Puts these tags into the page, and the doctor behind them. */
function examine(...tags: string[]): void {
  configure({ endpoint: '/__request' })
  document.body.append(...[...tags, 'mrp-doctor'].map(tag => document.createElement(tag)))
}

const findings = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

define(doctor)

test('The doctor finds a tag that another version of the bundle has defined', async () => {
  customElements.define(
    'mrp-clients',
    class extends HTMLElement {
      static readonly definition = clients
      static readonly mrpVersion = '0.0.9'
    },
  )
  examine('mrp-clients')
  await expect
    .poll(findings)
    .toEqual(['<mrp-clients> belongs to version 0.0.9 of this bundle. Load one version only.'])
})

test('The doctor finds a tag whose code has not come in three seconds, and takes it back once it has', async () => {
  stopTime()
  examine('mrp-founders')
  // From then on the doctor waits.
  await untilTrue(() => vi.getTimerCount() > 0)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(page.getByRole('status').element()).toHaveTextContent('Checking …')
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await expect
    .poll(findings)
    .toEqual([
      '<mrp-founders> could not be loaded. Serve chunks/ beside mrp-widgets.js, with the type text/javascript.',
    ])

  define((await import('../../../src/elements/mrp-founders.tsx')).default)
  await press(page.getByRole('button', { name: 'Check again' }))
  await expect.element(page.getByText('No problems found.')).toBeVisible()
})

test.for([
  [
    'a form inside a form of the page',
    '<form><mrp-contact-form><a href="/contact">Ask</a></mrp-contact-form></form>',
    /^<mrp-contact-form> is inside a <form> of the page/,
  ],
  [
    'a form inside a link',
    '<a href="/demo"><mrp-contact-form>Ask</mrp-contact-form></a>',
    /^<mrp-contact-form> is inside a link/,
  ],
  [
    'settings that have ended the head',
    '<mrp-config brand-name="Pumps"></mrp-config><meta name="description" content="x">',
    /^<mrp-config> ends the page’s head/,
  ],
  [
    'curly quotes around a value',
    '<mrp-faq heading="”Asked”"></mrp-faq>',
    /^<mrp-faq heading>: there are curly quotes/,
  ],
  [
    'a place that has a root of somebody else',
    '<div data-mrp="faq"><template shadowrootmode="open"><p>Theirs</p></template></div>',
    /^A <div data-mrp> has a shadow root of another script/,
  ],
] as const)('The doctor finds %s', async ([, html, line]) => {
  define(faq)
  define(contactForm)
  define(mrpConfig)
  const stage = document.createElement('div')
  stage.setHTMLUnsafe(html)
  document.body.append(...stage.childNodes)
  examine('mrp-faq')
  await expect.poll(findings).toEqual(expect.arrayContaining([expect.stringMatching(line)]))
})

const form = () => document.createElement('mrp-contact-form')

test.for([
  [
    'refuses this page by CORS',
    true,
    /does not take requests from .* it refuses by CORS\. Let it answer OPTIONS/,
  ],
  ['cannot be reached', false, /The endpoint https:\/\/in\.example\/take cannot be reached from this page\./],
] as const)('The doctor finds an endpoint that %s', async ([, isReachable, wanted]) => {
  define(contactForm)
  const methods: unknown[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (_, { method, mode } = {}) => {
    methods.push(method)
    if (mode === 'no-cors' && isReachable) return new Response()
    throw new TypeError('Failed to fetch')
  })
  examine()
  configure({ endpoint: 'https://in.example/take', contactEmail: 'sales@acme.test' })
  document.body.append(Object.assign(form(), { innerHTML: '<a href="/">Ask</a>' }))
  await press(page.getByRole('button', { name: 'Check again' }))
  await expect.poll(findings).toEqual([expect.stringMatching(wanted)])
  expect(methods).not.toContain('POST')
})

test('An endpoint that lets this page in, even if it knows no OPTIONS, is asked in one way and is none of the doctor’s findings', async () => {
  define(contactForm)
  const methods: unknown[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (_, { method } = {}) => {
    methods.push(method)
    return new Response(null, { status: 404 })
  })
  configure({ contactEmail: 'sales@acme.test' })
  configure({ contactEmail: 'sales@acme.test' })
  document.body.append(
    Object.assign(form(), { endpoint: 'https://in.example/', innerHTML: '<a href="/">Ask</a>' }),
  )
  examine()
  await expect.element(page.getByText('No problems found.')).toBeVisible()
  expect(new Set(methods)).toEqual(new Set(['HEAD']))
})

test.for([
  ['a tag of its own version, on a page without a form that has no email service', ''],
  [
    'a list inside the last tag of a page',
    '<mrp-benefits><article><h3>Time</h3><p>Nobody types orders.</p></article></mrp-benefits>',
  ],
] as const)('None of the doctor’s findings is %s', async ([, html]) => {
  define(faq)
  define((await import('../../../src/elements/mrp-benefits.tsx')).default)
  document.body.innerHTML = html
  examine('mrp-faq')
  configure({ endpoint: '', emailService: {} })
  await press(page.getByRole('button', { name: 'Check again' }))
  await expect.element(page.getByText('No problems found.')).toBeVisible()
})

test('The doctor can be closed', async () => {
  examine()
  await press(page.getByRole('button', { name: 'Close' }))
  await expect.element(page.getByText('Embed check')).not.toBeInTheDocument()
})
