import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openToLook } from '../support/chromium.ts'

// The specification's words and numbers, page by page, as a visitor reads them without any script. They are written
// out here and not taken from the sources, so that a change of the content cannot take them along.

const visit = openToLook({ javaScriptEnabled: false })

/** Words in any case; where the specification quotes them, to the letter. */
type Words = string | { readonly quoted: string }
const quoted = (words: string): Words => ({ quoted: words })

/** Those of the words that stand on the page in no element of this role, or nowhere. */
async function missingIn(page: Page, role: 'heading' | 'link' | 'button' | 'text', words: readonly Words[]) {
  const missing: Words[] = []
  for (const entry of words) {
    const [name, exact] = typeof entry === 'string' ? [entry, false] : [entry.quoted, true]
    const main = page.getByRole('main')
    const found = role === 'text' ? main.getByText(name) : main.getByRole(role, { name, exact })
    if ((await found.filter({ visible: true }).count()) === 0) missing.push(entry)
  }
  return missing
}

test.for([
  [
    '/',
    'the hero, three benefits, three steps and a call to action',
    [
      quoted('Automate Your MRP—No Consultants Needed'),
      'slash consulting costs',
      'real-time optimization',
      'scalable and easy to use',
      quoted('How It Works'),
      'connect data',
      'let AI plan and schedule',
      'monitor and adjust',
    ],
  ],
  [
    '/product',
    'six features and three explainers',
    [
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
  ],
  [
    '/solution-overview',
    'ten solutions',
    [
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
  ],
  ['/pricing', 'three plans', ['Basic', 'Professional', 'Enterprise']],
  ['/clients', 'that clients are coming', ['first clients are coming soon']],
  [
    '/about',
    'mission, founders and timeline',
    ['founders', 'idea', 'prototype', 'early pilot', 'website launch'],
  ],
  ['/contact', 'the founders', ['founders']],
  ['/login', 'what it is for', ['Log in']],
  [
    '/privacy',
    'what is sent, and what is kept',
    ['When you send a form', 'When you try an account', 'What stays in your browser'],
  ],
  [
    '/security',
    'what leaves, what is kept, and a role for each database',
    ['What leaves the factory', 'What is kept', 'A read-only role for your ERP'],
  ],
  ['/404', 'what is wrong', [quoted('Oops! Page not found')]],
] as const)('%s has headings for %s', async ([route, , headings]) => {
  const page = await visit(route)
  expect(await missingIn(page, 'heading', headings)).toEqual([])
})

test.for([
  ['/product', ['refreshing every minute', 'NetSuite, Odoo, SAP or any SQL source']],
  [
    '/solution-overview',
    ['Odoo', 'Katana', 'NetSuite', 'Fishbowl', 'Global Shop', 'SAP on Enterprise'],
    true,
  ],
  ['/demo', ['within 24 hours', 'answer within 24 hours']],
  ['/contact', ['within 24 hours', 'answer within 24 hours', 'hello@mrp-agent.example']],
  ['/clients', ['first clients are coming soon']],
  ['/privacy', ['no cookies', 'your own mail app', '24 hours', 'our email service']],
  ['/about', ['January 2025', 'March 2025', 'May 2025', 'June 2025']],
  ['/about', ['local machine shop', 'public beta signups']],
] as const)('%s says: %s', async ([route, texts]) => {
  const page = await visit(route)
  expect(await missingIn(page, 'text', texts)).toEqual([])
})

test.for([
  ['/', 'link', ['Request a Demo', 'See Pricing']],
  ['/product', 'link', ['Request a Demo']],
  ['/solution-overview', 'link', ['Request a Demo']],
  ['/pricing', 'link', ['Select Plan']],
  ['/pricing', 'link', ['Contact Sales']],
  ['/demo', 'button', ['Request a Demo']],
  ['/clients', 'link', ['Become a Case Study']],
  ['/contact', 'button', ['Send Message']],
] as const)('%s has as a %s: %s', async ([route, role, names]) => {
  const page = await visit(route)
  expect(await missingIn(page, role, names)).toEqual([])
})

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

test.for([
  ['/demo', '100 BRG6204 in week 1'],
  ['/de/demo', '100 BRG6204 in Woche 1'],
] as const)('%s says which order its export becomes: %s', async ([route, order]) => {
  const page = await visit(route)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await page.getByRole('figure').getByRole('strong').allTextContents()).toEqual([order])
})

test('Only the tenth solution, process optimization, is marked “coming soon”', async () => {
  const page = await visit('/solution-overview')
  const marked = page.getByRole('heading', { level: 3 }).filter({ hasText: 'coming soon' })
  expect(await marked.allTextContents()).toEqual(['Process optimization coming soon'])
  const last = page.getByRole('heading', { level: 3 }).last()
  expect(await last.textContent()).toContain('coming soon')
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

test('The 404 page leads home', async () => {
  const page = await visit('/nowhere')
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await page.waitForURL(url => url.pathname === '/')
})
