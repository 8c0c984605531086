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
      if (mapping) expect(Object.keys(mapping.fields), `${tag} ${key}`).toEqual(Object.keys(shape ?? {}))
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

test('An entry without a field is left out, and the line says what to write', () => {
  const content = '<details>No question.</details><details><summary>How?</summary>So.</details>'
  const { items } = read('mrp-faq', content)
  expect(items).toEqual(
    new Malformed('lacks "question" in entry 1: write <summary>', [{ question: 'How?', answer: 'So.' }]),
  )
})

test('50,000 nested elements in an entry take no call stack and no time to speak of', () => {
  const deep = `<details><summary>Why?</summary>${'<b>'.repeat(5000)}So.${'</b>'.repeat(5000)}</details>`
  expect(read('mrp-faq', deep.repeat(10))).toEqual({
    items: Array.from({ length: 10 }, () => ({ question: 'Why?', answer: 'So.' })),
  })
})
