import { expect, test } from 'vitest'
import { tagsIn, withAdditions } from '../../src/loader/page-markup.ts'

// A page as text: where its tags end, in which language they are, and whether blocks fit into them.

const ours = (name: string) => name.startsWith('mrp-')
const namesIn = (html: string) => tagsIn(html, ours)?.map(({ name }) => name)
const only = (html: string) => {
  const [tag] = tagsIn(html, ours) ?? []
  if (!tag) throw new Error('There is no tag of ours.')
  return tag
}

test('A tag knows where its start tag ends, and its attributes', () => {
  const tag = only('<p>One<mrp-faq heading="Why?" >x</mrp-faq>')
  expect(tag.end).toBe('<p>One<mrp-faq heading="Why?" >'.length)
  expect([tag.element.getAttribute('heading'), tag.element.getAttribute('lead')]).toEqual(['Why?', null])
})

test('Tags come in the order of the text, also where a table moves some in front of itself', () => {
  expect(namesIn('<mrp-a></mrp-a><table><tr><td><mrp-b></mrp-b></table><mrp-c></mrp-c>')).toEqual([
    'mrp-a',
    'mrp-b',
    'mrp-c',
  ])
  expect(namesIn('<table><tr><td><mrp-a></mrp-a></td></tr><mrp-b></mrp-b></table>')).toEqual([
    'mrp-a',
    'mrp-b',
  ])
})

test('Neither strangers’ tags, nor those that are no HTML, nor those below `data-mrp-ignore` count', () => {
  expect(namesIn('<my-faq></my-faq><svg><mrp-faq></mrp-faq></svg>')).toEqual([])
  expect(namesIn('<div data-mrp-ignore><p><mrp-a></mrp-a></p></div><mrp-b></mrp-b>')).toEqual(['mrp-b'])
  expect(namesIn('<mrp-a data-mrp-ignore></mrp-a>')).toEqual([])
})

test.for([
  ['its own', '<div lang="fr"><mrp-faq lang=" de "></mrp-faq></div>', 'de'],
  ['what a filter lets through', '<div lang="fr"><mrp-faq data-lang=" de "></mrp-faq></div>', 'de'],
  ['its own before that', '<mrp-faq lang="fr" data-lang="de"></mrp-faq>', 'fr'],
  [
    'an empty one of its own, which asks what is around it',
    '<p lang="es"><mrp-faq lang="" data-lang="de">',
    'es',
  ],
  ['the nearest around it', '<div lang="fr"><p lang=" es "><mrp-faq>', 'es'],
  ['past an empty one', '<div lang="fr"><p lang="  "><mrp-faq>', 'fr'],
  ['English', '<mrp-faq>', 'en'],
] as const)('Its language is %s', ([, html, language]) => {
  expect(only(html).language).toBe(language)
})

test('A tag that has a root takes no other, and neither does one that lies too deep', () => {
  expect(only('<mrp-faq></mrp-faq>').isRootless).toBe(true)
  expect(only('<mrp-faq><p>x</p><template></template></mrp-faq>').isRootless).toBe(true)
  expect(only('<mrp-faq><template shadowrootmode="open"></template></mrp-faq>').isRootless).toBe(false)
  // A page is an <html> and a <body> deep already, or none of them.
  const deep = (depth: number) => only(`${'<div>'.repeat(depth)}<mrp-faq>`).isRootless
  const depths = Array.from({ length: 20 }, (_, index) => 390 + index)
  expect(depths.map(deep)).toEqual([...depths.map(deep)].sort().reverse())
  expect([deep(390), deep(409)]).toEqual([true, false])
})

test('Additions come behind their start tags, and the rest of the page stays', () => {
  const html = '<a>1<b>2<c>3'
  const additions = [
    { end: 3, html: 'A' },
    { end: 7, html: 'B' },
    { end: 11, html: 'C' },
  ]
  expect(withAdditions(html, additions)).toBe('<a>A1<b>B2<c>C3')
  expect(withAdditions(html, additions.slice(1, 2))).toBe('<a>1<b>B2<c>3')
  expect(withAdditions(html, [])).toBe(html)
})

test.for([
  ['a paragraph', '<p><b><mrp-faq></mrp-faq></b></p>'],
  ['a link', '<a href="/"><mrp-faq></mrp-faq></a>'],
  ['a heading', '<h2><mrp-faq></mrp-faq></h2>'],
  ['a table, which moves it', '<table><mrp-faq></mrp-faq></table>'],
  ['a form that was never closed', '<div><form></div><mrp-faq></mrp-faq>'],
] as const)('Blocks and a form do not fit into %s', ([, html]) => {
  expect(only(html).isTight).toBe(true)
})

test('Additions fit behind a form, a table and a paragraph', () => {
  expect(only('<form></form><table></table><p>x</p><div><mrp-faq></mrp-faq></div>').isTight).toBe(false)
})
