import { expect, test } from 'vitest'
import { isPlainClick, isSafeLink, isWebAddress, siteHref } from '../../src/services/links.ts'

// Which addresses a page, or a stranger, may give to links and requests.

test.for([
  'https://widgets.example/a?b=c#d',
  'http://widgets.example',
  'mailto:anna@huber.example',
  'tel:+4989123',
  '/pricing',
  'pricing',
  '#faq',
  '?a=b',
  '//widgets.example',
  '',
])('A link may lead to “%s”', address => {
  expect(isSafeLink(address)).toBe(true)
})

test.for([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\r\njava\nscr\ript:alert(1)',
  '\u0001\u001Fjavascript:alert(1)',
  'javascript://site.example/%0Aalert(1)',
  'view-source:https://widgets.example',
  'data:text/html,a',
  'blob:https://widgets.example/a',
  'file:///etc/passwd',
  'ftp://widgets.example',
  'http://[',
  7,
  null,
  undefined,
  ['/pricing'],
  { href: '/pricing' },
])('A link may not lead to %j', address => {
  expect(isSafeLink(address)).toBe(false)
  expect(isWebAddress(address)).toBe(false)
})

test.for([
  ['https://widgets.example/in', true],
  ['http://widgets.example/in', true],
  ['/in', true],
  ['in', true],
  ['mailto:anna@huber.example', false],
  ['tel:+4989123', false],
] as const)('Requests may go to %s: %s', ([address, may]) => {
  expect(isWebAddress(address)).toBe(may)
})

test.for([
  ['/pricing', '', '/pricing'],
  ['/pricing', 'https://mrp.example', 'https://mrp.example/pricing'],
  ['/pricing', 'https://mrp.example/', 'https://mrp.example/pricing'],
  ['/pricing', 'https://mrp.example/en//', 'https://mrp.example/en/pricing'],
  ['/pricing', 'javascript:alert(1)', '/pricing'],
  ['#faq', 'https://mrp.example', '#faq'],
  ['https://elsewhere.example/', 'https://mrp.example', 'https://elsewhere.example/'],
] as const)('The page %s of a site at “%s” is at %s', ([path, siteUrl, href]) => {
  expect(siteHref(path, siteUrl)).toBe(href)
})

const plain = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
}
const click = (changes: Partial<typeof plain> = {}) => isPlainClick({ ...plain, ...changes } as MouseEvent)

test('A click with the first button alone is plain', () => expect(click()).toBe(true))

test.for([
  { defaultPrevented: true },
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
])('A click with %j asks for something else', changes => expect(click(changes)).toBe(false))
