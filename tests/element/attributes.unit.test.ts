import { describe, expect, test } from 'vitest'
import { attributeName, readAttributes } from '../../src/element/attribute-text.ts'
import { choice, flag, list, Malformed, record, text } from '../../src/element/attributes.ts'

const bolt = { name: 'Bolt', price: '3' }

test.for([
  ['heading', 'heading'],
  ['fullName', 'full-name'],
  ['emailDemoTemplateId', 'email-demo-template-id'],
  ['apiURL', 'api-u-r-l'],
])('Gap 14: the property %s has the attribute %s, which HTML can write', ([property = '', name]) => {
  expect(attributeName(property)).toBe(name)
})

describe('A text', () => {
  const heading = text('The title.', 'Untitled')

  test('is what stands there, the empty text included', () => {
    expect(heading.parse('Bolts')).toBe('Bolts')
    expect(heading.parse('')).toBe('')
  })

  test('takes a number set as a property', () => {
    expect(heading.accept(12)).toBe('12')
    expect(heading.accept(0)).toBe('0')
  })

  test.for([Number.NaN, Number.POSITIVE_INFINITY, true, {}, [], () => 'text'])('refuses %s', value => {
    expect(heading.accept(value)).toEqual(new Malformed('is not a text'))
  })

  test('is undefined where no default is given', () => {
    expect(text('The title.').fallback).toBeUndefined()
    expect(heading.fallback).toBe('Untitled')
  })
})

describe('A choice', () => {
  const size = choice('How large.', ['small', 'large'], 'small')

  test('is one of its texts, to the letter', () => {
    expect(size.parse('large')).toBe('large')
    expect(size.parse('Large')).toEqual(new Malformed('is not one of "small", "large"'))
  })

  test('left empty is the default', () => {
    expect(size.parse('')).toBe('small')
    expect(choice('How large.', ['small', 'large']).parse('')).toBeUndefined()
  })

  test.for([['large'], { toString: () => 'large' }, 1, true])('refuses %j as a property', value => {
    expect(size.accept(value)).toEqual(new Malformed('is not one of "small", "large"'))
  })

  test('has its texts as its type', () => {
    expect(size.type).toBe("'small' | 'large'")
  })
})

describe('A flag', () => {
  const open = flag('Whether it is open.')

  test.for(['', 'open', 'true', 'on', '0', 'no'])('written "%s" is true', written => {
    expect(open.parse(written)).toBe(true)
  })

  test('written "false" is false, because templates write it', () => {
    expect(open.parse('false')).toBe(false)
  })

  test('takes true and false as a property, and nothing else', () => {
    expect(open.accept(true)).toBe(true)
    expect(open.accept(false)).toBe(false)
    expect(open.accept(1)).toEqual(new Malformed('is not true or false'))
  })
})

describe('A record', () => {
  const links = record<Record<string, string>>('Links.', 'Links')

  test('is a JSON object', () => {
    expect(links.parse('{"home":"/"}')).toEqual({ home: '/' })
  })

  test('set as a property keeps its identity', () => {
    const given = { home: '/' }
    expect(links.accept(given)).toBe(given)
  })

  test.for(['[]', 'null', '3', '"text"'])('refuses the JSON %s', source => {
    expect(links.parse(source)).toEqual(new Malformed('is not an object'))
  })

  test('is flat: it has no objects in it', () => {
    expect(links.parse('{"home":{"path":"/"}}')).toEqual(
      new Malformed('has an object where a text should be'),
    )
  })
})

describe('A list', () => {
  const items = list(
    'Items.',
    { name: 'text', price: 'text', tags: 'texts?', sold: 'flag?', url: 'link?' },
    [],
  )

  test('is a JSON list of objects with certain texts', () => {
    expect(items.parse('[{"name":"Bolt","price":"3"}]')).toEqual([bolt])
    expect(items.parse('[]')).toEqual([])
  })

  test('set as a property keeps its identity', () => {
    const given = [bolt]
    expect(items.accept(given)).toBe(given)
  })

  test('takes what may be left out, and keys it does not know', () => {
    const given = [{ ...bolt, tags: ['steel'], sold: true, url: '/bolt', colour: 'grey' }]
    expect(items.accept(given)).toBe(given)
  })

  test('says its type for typings', () => {
    expect(items.type).toBe(
      'readonly { name: string; price: string; tags?: readonly string[]; sold?: boolean; url?: string }[]',
    )
  })

  test.for([
    ['an object', bolt, 'is not a list'],
    ['a text', 'Bolt', 'is not a list'],
    ['an empty entry', [null], 'has something else than objects: entry 1'],
    ['an entry that lacks a text', [bolt, { name: 'Nut' }], 'has a wrong entry 2: its "price" is not a text'],
    ['a number for a text', [{ name: 'Nut', price: 3 }], 'has a wrong entry 1: its "price" is not a text'],
    [
      'a text for texts',
      [{ ...bolt, tags: 'steel' }],
      'has a wrong entry 1: its "tags" is not a list of texts',
    ],
    ['a text for a flag', [{ ...bolt, sold: 'yes' }], 'has a wrong entry 1: its "sold" is not true or false'],
    [
      'a link to a script',
      [{ ...bolt, url: 'java\tscript:alert(1)' }],
      'has a wrong entry 1: its "url" is not an address that a link may have: http, https, mailto, tel or a path',
    ],
  ] as const)('refuses %s', ([, value, why]) => {
    expect(items.accept(value)).toEqual(new Malformed(why))
    expect(items.parse(JSON.stringify(value))).toEqual(new Malformed(why))
  })

  test('says what is wrong with malformed JSON', () => {
    expect(items.parse("[{'name'")).toMatchObject({
      why: expect.stringMatching(/^is not JSON \(.*position 2/),
    })
  })

  test('Gap 6: says what to do about an object that became text', () => {
    expect(items.parse('[object Object]')).toEqual(
      new Malformed(
        'is an object that a framework wrote as text, because the element was not defined yet: pass it through JSON.stringify(…)',
      ),
    )
  })
})

test('Read from HTML, each attribute has its value or its default', () => {
  const attributes = { fullName: text('Name.'), open: flag('Open.'), size: choice('Size.', ['s', 'l'], 's') }
  const written = new Map([
    ['data-full-name', ' Anna '],
    ['open', ''],
  ])
  expect(readAttributes('mrp-try', attributes, { getAttribute: name => written.get(name) ?? null })).toEqual({
    fullName: 'Anna',
    open: true,
    size: 's',
  })
})
