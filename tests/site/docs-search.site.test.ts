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
  ['hidden field', 'partners'],
  ['colour', 'styling'],
  ['popup', 'partners'],
  ['typescript', 'frameworks'],
  ['sub-path', 'going-live'],
  ['CSP', 'content-security-policy'],
  ['WordPress', 'editors/wordpress-plugin'],
  ['conversion tracking', 'events'],
] as const)('“%s” finds the page %s', ([asked, page]) => {
  expect(firstPages(asked)).toContain(page)
})
