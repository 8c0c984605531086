import { expect, inject, test } from 'vitest'
import { sectionsPath } from '../../demo-host/docs/docs.ts'
import { createSearch } from '../../demo-host/docs/find.ts'

// What readers search the docs for, in their own words, and the page that answers. It is among the first three pages found.

const find = createSearch(await (await fetch(inject('site') + sectionsPath)).json())
const pageOf = (href: string): string => href.split('#')[0] ?? ''
const firstPages = (asked: string): readonly string[] =>
  [...new Set(find(asked).map(({ href }) => pageOf(href)))].slice(0, 3)

test.for([
  ['GTM', 'tag-managers'],
  ['thank you', 'partners'],
  ['GDPR', 'privacy'],
  ['hidden field', 'partners'],
  ['price', 'sections'],
  ['rollback', 'versions'],
  ['webhook', 'receivers'],
  ['spam', 'receivers'],
  ['captcha', 'receivers'],
  ['button', 'partners'],
  ['colour', 'styling'],
  ['color', 'styling'],
  ['font', 'styling'],
  ['modal', 'partners'],
  ['popup', 'partners'],
  ['typescript', 'frameworks'],
  ['date', 'planner'],
  ['sub-path', 'going-live'],
  ['cors', 'partners'],
  ['translate', 'languages'],
  ['headline', 'sections'],
  ['update', 'versions'],
  ['width', 'styling'],
  ['required', 'partners'],
  ['minimum', 'planner'],
  ['cookies', 'privacy'],
  ['dark mode', 'styling'],
  ['iframe', 'partners'],
  ['prefill', 'partners'],
  ['CSP', 'content-security-policy'],
  ['React', 'frameworks'],
  ['WordPress', 'editors/wordpress-plugin'],
  ['Excel', 'planner'],
  ['SSR', 'server-rendering'],
  ['login', 'accounts'],
  ['conversion tracking', 'events'],
  ['nginx', 'going-live'],
  ['odoo', '../security'],
  ['odoo export', 'planner'],
  ['lead time', 'planner'],
] as const)('“%s” finds the page %s', ([asked, page]) => {
  expect(firstPages(asked)).toContain(page)
})

test.for(['late', 'list', 'missing'])(
  'To “%s”, pages for planners stand before messages of the console',
  asked => {
    const found = find(asked)
    const first = (page: RegExp) => found.findIndex(({ href, heading }) => page.test(`${href} ${heading}`))
    const planners = first(/^planner|^troubleshooting#\S* (My list|A part|Why is|The dates)/)
    const message = first(/^troubleshooting#\S* (prerender|<|“|The (iframe|script|texts|page))/)
    expect(planners).toBeGreaterThanOrEqual(0)
    if (message >= 0) expect(planners).toBeLessThan(message)
  },
)

test('What is found shows the sentence with the words, and a guide stands before the lists of texts', () => {
  const found = find('minimum order')
  const guide = found.find(({ href }) => href === 'planner#the-list-that-it-takes')
  expect(guide?.line).toMatch(/minimum/i)
  const texts = found.findIndex(({ href }) => href.startsWith('reference#texts'))
  expect(found.slice(0, texts).map(({ href }) => pageOf(href))).toContain('planner')
})
