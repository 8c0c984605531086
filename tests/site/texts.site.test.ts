import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { openToLook } from '../support/chromium.ts'

// The specification's words and numbers, page by page, as a visitor reads them without any script. They are written
// out here and not taken from the sources, so that a change of the content cannot take them along.

const visit = openToLook({ javaScriptEnabled: false })

/** Words in any case; where the specification quotes them, to the letter. */
type Words = string | { readonly quoted: string }
const quoted = (words: string): Words => ({ quoted: words })

/** Each is in the main part of its page, in an element of that role, or anywhere. */
interface Said {
  readonly heading?: readonly Words[]
  readonly link?: readonly Words[]
  readonly button?: readonly Words[]
  readonly text?: readonly string[]
}

const pages: Readonly<Record<string, Said>> = {
  '/': {
    heading: [
      quoted('Automate Your MRP—No Consultants Needed'),
      'slash consulting costs',
      'real-time optimization',
      'scalable and easy to use',
      quoted('How It Works'),
      'connect data',
      'let AI plan and schedule',
      'monitor and adjust',
    ],
  },
  '/product': {
    heading: [
      'autonomous BOM explosion',
      'dynamic safety stock and reorder points',
      'automated purchase and production orders',
      'real-time inventory dashboard',
      'multi-ERP integrations',
      'exception alerts and email notifications',
      'integration and setup',
      'AI planning engine',
      'monitoring and insights',
    ],
    link: ['Request a Demo'],
    text: ['refreshing every minute', 'NetSuite, Odoo, SAP or any SQL source'],
  },
  '/solution-overview': {
    heading: [
      'input-agnostic onboarding',
      'interactive process mapping agent',
      'validation and simulation',
      'API adapter and integration',
      'SOP and documentation generator',
      'continuous monitoring and auditing agent',
      'self-healing master data agent',
      'change management and version control',
      'agentic chat interface',
      'process optimization',
    ],
    link: ['Request a Demo'],
    text: ['Odoo', 'Katana', 'NetSuite', 'Fishbowl', 'Global Shop', 'SAP on Enterprise'],
  },
  '/demo': { button: ['Request a Demo'], text: ['within 24 hours', 'answer within 24 hours'] },
  '/clients': { heading: ['first clients are coming soon'], link: ['Become a Case Study'] },
  '/about': { heading: ['founders'], text: ['local machine shop', 'public beta signups'] },
  '/contact': {
    heading: ['founders'],
    button: ['Send Message'],
    text: ['within 24 hours', 'answer within 24 hours', 'hello@mrp-agent.example'],
  },
  '/login': { heading: ['Log in'] },
  '/privacy': {
    heading: ['When you send a form', 'When you try an account', 'Kept in your browser'],
    text: ['no cookies', 'your own mail app', '24 hours', 'our email service'],
  },
  '/security': {
    heading: ['Data that leaves the factory', 'Data that we keep', 'A read-only role for your ERP'],
  },
  '/404': { heading: [quoted('Oops! Page not found')], link: ['Home'] },
}

/** Those of the words that none of the names has. */
function missingFrom(names: readonly string[], words: readonly Words[]): readonly Words[] {
  const shown = names.map(name => name.replace(/\s+/g, ' ').trim())
  return words.filter(entry =>
    typeof entry === 'string'
      ? !shown.some(name => name.toLowerCase().includes(entry.toLowerCase()))
      : !shown.includes(entry.quoted),
  )
}

/** Those of the words that stand in no element that can be seen. */
async function missingIn(main: Locator, words: readonly string[]): Promise<readonly string[]> {
  const counts = words.map(text => main.getByText(text).filter({ visible: true }).count())
  const found = await Promise.all(counts)
  return words.filter((_, index) => found[index] === 0)
}

test.for(Object.entries(pages))(
  '%s has the specification’s words',
  async ([route, { text = [], ...named }]) => {
    const main = (await visit(route)).getByRole('main')
    for (const role of ['heading', 'link', 'button'] as const) {
      const words = named[role]
      if (words) expect(missingFrom(await main.getByRole(role).allInnerTexts(), words), role).toEqual([])
    }
    expect(await missingIn(main, text)).toEqual([])
  },
)

test('The hero’s two buttons are “Request a Demo” and “See Pricing”, in this order; a link below leads to the planner', async () => {
  const page = await visit('/')
  const buttons = page.getByRole('main').locator('mrp-hero').getByRole('link')
  expect(await buttons.allTextContents()).toEqual([
    'Request a Demo',
    'See Pricing',
    'Plan your own parts now',
  ])
})

test.for([
  ['/product', 'mrp-features', 6],
  ['/product', 'mrp-explainers', 3],
  ['/solution-overview', 'mrp-solutions', 10],
  ['/', 'mrp-benefits', 3],
  ['/', 'mrp-how-it-works', 3],
  ['/clients', 'mrp-clients', 3],
  ['/about', 'mrp-timeline', 4],
  ['/about', 'mrp-founders', 2],
  ['/contact', 'mrp-founders', 2],
] as const)('%s: %s has %i items, each with a heading', async ([route, tag, count]) => {
  const page = await visit(route)
  const items = page.locator(`${tag} [part~=item]`)
  expect(await items.count()).toBe(count)
  expect(await items.filter({ has: page.getByRole('heading') }).count()).toBe(count)
})

test('Only the tenth solution, process optimization, is marked “coming soon”', async () => {
  const page = await visit('/solution-overview')
  const titles = await page.getByRole('heading', { level: 3 }).allTextContents()
  expect(titles.filter(title => title.includes('coming soon'))).toEqual(['Process optimization coming soon'])
  expect(titles.at(-1)).toContain('coming soon')
})

test('The example of a case study says what it counts, and that the second half is still to be counted', async () => {
  const clients = (await visit('/clients')).locator('mrp-clients')
  for (const text of ['Example: order lines short, per week', 'still to be counted'])
    expect(await clients.getByText(text, { exact: true }).isVisible()).toBe(true)
})

test('The timeline runs from January to June 2025, each date beside what happened', async () => {
  const page = await visit('/about')
  const milestones = await page.locator('mrp-timeline [part~=item]').allInnerTexts()
  for (const [index, [date, title]] of [
    ['January 2025', 'idea'],
    ['March 2025', 'prototype'],
    ['May 2025', 'early pilot'],
    ['June 2025', 'website launch'],
  ].entries()) {
    expect(milestones[index]).toMatch(new RegExp(`${date}[^]*${title}`, 'i'))
  }
})

test('Home has a placeholder for testimonials: a heading, and nobody quoted', async () => {
  const page = await visit('/')
  expect(await page.locator('mrp-testimonials').getByRole('heading').count()).toBe(1)
  expect(await page.getByRole('blockquote').count()).toBe(0)
})
