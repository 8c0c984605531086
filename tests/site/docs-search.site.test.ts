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
  ['price', '../pricing'],
  ['tags for prices', 'sections'],
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
  ['date', 'how-the-planner-works'],
  ['sub-path', 'going-live'],
  ['cors', 'partners'],
  ['translate', 'languages'],
  ['headline', 'sections'],
  ['update', 'versions'],
  ['width', 'styling'],
  ['required', 'partners'],
  ['minimum', 'how-the-planner-works'],
  ['cookies', 'privacy'],
  ['dark mode', 'styling'],
  ['iframe', 'partners'],
  ['prefill', 'partners'],
  ['CSP', 'content-security-policy'],
  ['React', 'frameworks'],
  ['WordPress', 'editors/wordpress-plugin'],
  ['Excel', 'how-the-planner-works'],
  ['SSR', 'server-rendering'],
  ['login', 'accounts'],
  ['conversion tracking', 'events'],
  ['nginx', 'going-live'],
  ['odoo', '../security'],
  ['odoo export', 'how-the-planner-works'],
  ['lead time', 'how-the-planner-works'],
] as const)('“%s” finds the page %s', ([asked, page]) => {
  expect(firstPages(asked)).toContain(page)
})

test.for(['late', 'list', 'missing'])(
  'To “%s”, pages for planners stand before messages of the console',
  asked => {
    const found = find(asked)
    const first = (page: RegExp) => found.findIndex(({ href, heading }) => page.test(`${href} ${heading}`))
    const planners = first(/^how-the-planner-works|^troubleshooting#\S* (My list|A part|Why is|The dates)/)
    const message = first(/^troubleshooting#\S* (prerender|<|“|The (iframe|script|texts|page))/)
    expect(planners).toBeGreaterThanOrEqual(0)
    if (message >= 0) expect(planners).toBeLessThan(message)
  },
)

test.for([
  ['price', '../pricing'],
  ['plan', '../plan'],
  ['security', '../security'],
  ['demo', '../demo'],
  ['contact', '../contact'],
] as const)('“%s” finds the page of the site first', ([asked, page]) => {
  expect(firstPages(asked)[0]).toBe(page)
})

test('A word is found where it stands by itself, also as a plural: “lead time” is in no “timeline”', () => {
  const found = find('lead time')
  expect(found.filter(({ line }) => /timeline/.test(line))).toEqual([])
  expect(
    find('order')
      .map(({ line }) => line)
      .join(),
  ).toMatch(/orders/)
})

test('A word that is half typed is found by its beginning', () => {
  expect(firstPages('sanitiz')).toContain('editors/sanitizers')
})

test('A line that is shown has no code, and where its sentence is short, what follows it', () => {
  const text = 'An order. Lead time. It is released that long before it is due.'
  const sections = [{ anchor: '', heading: 'Plan', text, code: 'leadTime: 1 // lead time' }]
  const [found] = createSearch([{ path: 'plan', title: 'Plan', sections }])('lead time')
  expect(found?.line).toBe('Lead time. It is released that long before it is due.')
  const lines = ['plan', 'late'].flatMap(asked => find(asked).map(({ line }) => line))
  expect(lines.filter(line => /console\.log|CREATE ROLE/.test(line))).toEqual([])
})

test('A line that is shown has no numbers without the table that explains them', () => {
  for (const asked of ['max', 'multiple', 'maximum'])
    expect(find(asked).filter(({ line }) => /\d: \d+\(\d/.test(line))).toEqual([])
})

test('What is found shows the sentence with the words, and a guide stands before the lists of texts', () => {
  const found = find('minimum order')
  const guide = found.find(({ href }) => href === 'how-the-planner-works#the-list-that-it-takes')
  expect(guide?.line).toMatch(/minimum/i)
  const texts = found.findIndex(({ href }) => href.startsWith('reference#texts'))
  expect(found.slice(0, texts).map(({ href }) => pageOf(href))).toContain('how-the-planner-works')
})
