import { expect, test } from 'vitest'
import { hashAttributes, hashParameters, tagOf, tidy } from '../../src/state/mrp-hash.ts'

// What a link says behind `#mrp=`, as editors and strangers leave it.

const attributes = (hash: string) => hashAttributes(hashParameters(hash) ?? new URLSearchParams())

test.for(['', '#', '#faq', '#mrp', '#MRP=demo-form', 'mrp=demo-form', '#a&mrp=demo-form'])(
  '“%s” is another hash',
  hash => expect(hashParameters(hash)).toBeUndefined(),
)

test('A hash names an element and what it begins with', () => {
  const hash = '#mrp=demo-form&theme=dark&job-title=Head+of%20Planning'
  expect(hashParameters(hash)?.get('mrp')).toBe('demo-form')
  expect(attributes(hash)).toEqual([
    ['theme', 'dark'],
    ['job-title', 'Head of Planning'],
  ])
})

test('Some editors escape what is escaped already', () => {
  expect(attributes('#mrp=demo-form&amp;theme=dark&amp;email=a%40b.example')).toEqual([
    ['theme', 'dark'],
    ['email', 'a@b.example'],
  ])
})

test.for(['open', 'onclick1', 'Theme', 'a_b', '-a', 'a-', 'a--b', 'style:x', ''])(
  'A link gives no attribute “%s”',
  name => expect(attributes(`#mrp=demo-form&${name}=x`)).toEqual([]),
)

test('Of a stranger’s endless link only the beginning is read', () => {
  const many = Array.from({ length: 100 }, (_, index) => `&a=${index}`).join('')
  // The element's name is the first of forty.
  expect(attributes(`#mrp=demo-form${many}`)).toHaveLength(39)
  expect(attributes(`#mrp=demo-form&a=${'x'.repeat(60_000)}`)[0]?.[1]).toHaveLength(
    50_000 - '#mrp=demo-form&a='.length,
  )
})

test.for([
  ['dark', 'dark'],
  [' “dark” ', 'dark'],
  ['„dark“', 'dark'],
  ['‘dark’', 'dark'],
  ['′dark″', 'dark'],
  ['Head “of” Planning', 'Head “of” Planning'],
  ['“', ''],
  ['', ''],
])('“%s” means “%s”', ([value = '', meant]) => expect(tidy(value)).toBe(meant))

test.for([
  ['demo-form', 'mrp-demo-form'],
  ['mrp-demo-form', 'mrp-demo-form'],
  [' MRP-Demo-Form” ', 'mrp-demo-form'],
  ['demo-mrp-form', 'mrp-demo-mrp-form'],
])('“%s” is the tag %s', ([name = '', tag]) => expect(tagOf(name)).toBe(tag))
