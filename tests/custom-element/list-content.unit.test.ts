import { expect, test } from 'vitest'
import { Malformed } from '../../src/custom-element/attributes.ts'
import { listExamples } from '../support/list-examples.ts'
import { readLists, sections } from '../support/read-lists.ts'

// Lists as HTML inside a tag, read as `prerender` reads them.

const read = (tag: string, content: string) => readLists(`<${tag}>${content}</${tag}>`, tag)

test('Every element with a mapping has an example, and no other', () => {
  const mapped = sections.filter(({ attributes }) => Object.values(attributes).some(one => one.mapping))
  expect(Object.keys(listExamples).sort()).toEqual(mapped.map(({ tag }) => tag).sort())
})

test('Each field of a list has a place in the HTML', () => {
  for (const { tag, attributes } of sections)
    for (const [key, { mapping, shape }] of Object.entries(attributes))
      if (mapping)
        expect(Object.keys(mapping.fields).sort(), `${tag} ${key}`).toEqual(Object.keys(shape ?? {}).sort())
})

test.for(Object.entries(listExamples))(
  'The example of %s is read as its list',
  ([tag, { content, lists }]) => {
    expect(read(tag, content)).toEqual(lists)
  },
)

test.for([
  ['wrapped by an editor', '<div><p></p><details><summary>Why?</summary><p>So.</p></details></div>'],
  ['with formatting', '<details><summary><strong>Why</strong>?</summary><p><em>So</em>.</p></details>'],
  [
    'with blanks and comments',
    '<details>\n  <!-- first -->\n  <summary> Why?\n</summary>\n  So.\n</details>',
  ],
  ['in lines', '<details open><summary>Why?</summary><script>no()</script>So.<br></details>'],
  ['beside rich text for a slot', '<b slot="heading">H</b><details><summary>Why?</summary>So.</details>'],
])('Questions are found %s', ([, content = '']) => {
  expect(read('mrp-faq', content)).toEqual({ items: [{ question: 'Why?', answer: 'So.' }] })
})

test('Of two headings the first is the title, and the other one is text', () => {
  const content = '<article><h2>Bolts</h2><p>Of steel.</p><h3>Sizes</h3>All.</article>'
  expect(read('mrp-features', content)).toEqual({
    items: [{ title: 'Bolts', text: 'Of steel. Sizes All.' }],
  })
})

test('Two paragraphs of an answer are two sentences, and words of a line stay together', () => {
  const content = '<details><summary>Why?</summary><p>One.</p><p>T<b>w</b>o.</p>Three.</details>'
  expect(read('mrp-faq', content)).toEqual({ items: [{ question: 'Why?', answer: 'One. Two. Three.' }] })
})

test('A link that runs a script is its words alone, and an address with brackets stays whole', () => {
  const links = '<a href="javascript:alert(1)">Bad</a> <a href="/a_(b)">good</a>'
  expect(read('mrp-faq', `<details><summary>Why?</summary>${links}</details>`)).toEqual({
    items: [{ question: 'Why?', answer: 'Bad [good](/a_%28b%29)' }],
  })
})

test.for([
  ['nothing', ''],
  ['a fallback link', '<a href="/faq">Questions</a>'],
  ['text for a slot', '<b slot="heading">Heading</b>'],
  ['a list of another element of ours', '<mrp-faq><details><summary>Why?</summary>So.</details></mrp-faq>'],
])('Content with %s is no list', ([, content = '']) => {
  expect(read('mrp-faq', content)).toEqual({})
})

test('Of an entry that lacks a field all else is shown, and the line says what to write', () => {
  const content = '<details>No question.</details><details><summary>How?</summary>So.</details>'
  const { items } = read('mrp-faq', content)
  expect(items).toEqual(
    new Malformed('lacks "question" in entry 1: write <summary>', [
      { question: '', answer: 'No question.' },
      { question: 'How?', answer: 'So.' },
    ]),
  )
})

test('Of a founder whose link runs a script, name and role are shown', () => {
  const content = '<article><h3>Ada</h3>Plans<a href="javascript:alert(1)">Profile</a></article>'
  const { items } = read('mrp-founders', content)
  expect(items).toMatchObject({
    why: expect.stringMatching(/^has a wrong "url" in entry 1, which is not an address/),
    entries: [{ name: 'Ada', role: 'Plans', url: '' }],
  })
})

test('A link beside a navigation is no page of it, and one in another language is none of the footer’s pages', () => {
  const content = '<a href="/">Home</a><nav><a href="/de/" lang="de">Deutsch</a></nav>'
  expect(read('mrp-site-header', content)).toEqual({ navigation: [{ label: 'Deutsch', path: '/de/' }] })
  expect(read('mrp-site-footer', content)).toEqual({
    languages: [{ label: 'Deutsch', language: 'de', path: '/de/' }],
  })
})

test('The nearest element around a link names its group', () => {
  const content =
    '<nav data-group="All"><a href="/a">A</a><ul data-group="Parts"><li><a href="/b">B</a></li></ul><a data-group="Own" href="/c">C</a></nav><nav><a href="/d">D</a></nav>'
  expect(read('mrp-site-footer', content).navigation).toEqual([
    { label: 'A', path: '/a', group: 'All' },
    { label: 'B', path: '/b', group: 'Parts' },
    { label: 'C', path: '/c', group: 'Own' },
    { label: 'D', path: '/d' },
  ])
})

test('50,000 nested elements in an entry take no call stack and no time to speak of', () => {
  const deep = `<details><summary>Why?</summary>${'<b>'.repeat(5000)}So.${'</b>'.repeat(5000)}</details>`
  expect(read('mrp-faq', deep.repeat(10))).toEqual({
    items: Array.from({ length: 10 }, () => ({ question: 'Why?', answer: 'So.' })),
  })
})
