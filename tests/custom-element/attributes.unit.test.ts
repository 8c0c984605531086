import { describe, expect, test } from 'vitest'
import {
  choice,
  flag,
  link,
  list,
  Malformed,
  record,
  slottedText,
  text,
  webAddress,
} from '../../src/custom-element/attributes.ts'
import type { Attributes } from '../../src/custom-element/description.ts'
import { htmlList, jsonFaults } from '../../src/custom-element/list-attribute.ts'
import { Properties } from '../../src/custom-element/properties.ts'
import { type Attributed, attributeName, attributeNames } from '../../src/services/attribute-names.ts'
import { listenToConsole } from '../support/console.ts'

const valuesOf = (tag: string, attributes: Attributes, element: Attributed) =>
  new Properties(tag, attributes, element).read().snapshot()

const bolt = { name: 'Bolt', price: '3' }

test.for([
  ['heading', 'heading'],
  ['fullName', 'full-name'],
  ['emailDemoTemplateId', 'email-demo-template-id'],
  ['apiURL', 'api-u-r-l'],
])('The property %s has the attribute %s, which HTML can write', ([property = '', name]) => {
  expect(attributeName(property)).toBe(name)
})

const sizes = new Malformed('is not one of "small", "large"')
const noObject = new Malformed('is not an object')
const given = { home: '/' }
const aText = text('The title.', 'Untitled')
const aChoice = choice('How large.', ['small', 'large'], 'small')
const aFlag = flag('Whether it is open.')
const aRecord = record<Record<string, string>>('Links.', 'Links')

test.for([
  ['text', 'Bolts', 'Bolts', aText],
  ['text', '', '', aText],
  ['choice', 'large', 'large', aChoice],
  ['choice', 'LARGE', 'large', aChoice],
  ['choice', 'larger', sizes, aChoice],
  ['choice', '', 'small', aChoice],
  ['choice without a default', 'netsuite', 'NetSuite', choice('The ERP.', ['NetSuite', 'SAP'])],
  ['choice without a default', '', undefined, choice('The ERP.', ['NetSuite', 'SAP'])],
  ...['', 'open', 'true', 'on', '0', 'no'].map(written => ['flag', written, true, aFlag] as const),
  // Templates write it.
  ['flag', 'false', false, aFlag],
  ['record', '{"home":"/"}', given, aRecord],
  ...['[]', 'null', '3', '"text"'].map(json => ['record', json, noObject, aRecord] as const),
  ['record', '{"home":{"path":"/"}}', new Malformed('has an object where a text should be'), aRecord],
] as const)('A %s that is written %j is %j', ([, written, value, attribute]) => {
  expect(attribute.parse(written)).toEqual(value)
})

test.for([
  ['text', ' Bolts\n', 'Bolts', aText],
  ['text', 12, '12', aText],
  ['text', 0, '0', aText],
  ...[Number.NaN, Number.POSITIVE_INFINITY, true, {}, [], () => 'text'].map(
    value => ['text', value, new Malformed('is not a text'), aText] as const,
  ),
  ['choice', 'Large', 'large', aChoice],
  ...[['large'], { toString: () => 'large' }, 1, true].map(
    value => ['choice', value, sizes, aChoice] as const,
  ),
  ['flag', true, true, aFlag],
  ['flag', false, false, aFlag],
  ['flag', 1, new Malformed('is not true or false'), aFlag],
] as const)('A %s that is set to %j is %j', ([, value, kept, attribute]) => {
  expect(attribute.accept(value)).toEqual(kept)
})

test('A text may be rich text, in the slot of its name, where it is copy; without a default, it is undefined', () => {
  expect(slottedText('The title.', 'Untitled')).toMatchObject({
    slot: true,
    fallback: 'Untitled',
    type: 'string',
  })
  expect([aText.slot, aText.fallback, text('The title.').fallback]).toEqual([
    undefined,
    'Untitled',
    undefined,
  ])
  expect(aFlag.fallback).toBe(false)
})

describe('A link and a web address', () => {
  const href = link('Where it leads.')
  const endpoint = webAddress('Where requests go.')

  test.for(['parse', 'accept'] as const)('are taken without the blanks around them: %s', read => {
    expect(href[read](' mailto:a@b.example ')).toBe('mailto:a@b.example')
    expect(endpoint[read]('\u00a0https://in.example/take ')).toBe('https://in.example/take')
  })

  test.for(['parse', 'accept'] as const)('never lead to a script: %s', read => {
    expect(href[read]('\u00a0javascript:alert(1)')).toEqual(
      new Malformed('is not an address that a link may have: http, https, mailto, tel or a path'),
    )
    expect(endpoint[read]('mailto:a@b.example')).toEqual(
      new Malformed('is not a web address: http, https or a path'),
    )
  })

  test('are no other things either', () => {
    expect(href.accept(7)).toBeInstanceOf(Malformed)
    expect(endpoint.accept(['https://in.example'])).toBeInstanceOf(Malformed)
  })
})

describe('A list', () => {
  const items = htmlList(
    'Items.',
    { name: 'text', price: 'amount', tags: 'texts?', sold: 'flag?', url: 'link?' },
    [],
    'article',
    { url: 'a[href]' },
  )

  test('is a JSON list of objects with certain texts', () => {
    expect(items.parse('[{"name":"Bolt","price":"3"}]')).toEqual([bolt])
    expect(items.parse('[]')).toEqual([])
  })

  test('takes what may be left out, and keys it does not know', () => {
    const given = [{ ...bolt, tags: ['steel'], sold: true, url: '/bolt', colour: 'grey' }]
    expect(items.accept(given)).toBe(given)
  })

  test('takes a number for an amount, such as a price', () => {
    const given = [{ name: 'Bolt', price: 3 }]
    expect(items.accept(given)).toBe(given)
    expect(items.parse('[{"name":"Bolt","price":3}]')).toEqual(given)
  })

  /** A text for each fault, in their order. */
  const faulty = ['[{“question”: “Why?”}]', '[{', '[{"question":"What']
  const examples = jsonFaults.map(({ cause }, index) => ({ example: faulty[index] ?? '', cause }))

  test.for(examples)('that was written as $example names the cause', ({ example, cause }) => {
    expect(items.parse(example)).toEqual(new Malformed(`is not JSON (${cause})`, []))
    expect(jsonFaults.filter(({ is }) => is.test(example))).toHaveLength(1)
  })

  test.for([
    ['an object', bolt, 'is not a list'],
    ['a text', 'Bolt', 'is not a list'],
    ['a number', 7, 'is not a list'],
  ] as const)('that is %s in truth shows nothing', ([, value, why]) => {
    expect(items.accept(value)).toEqual(new Malformed(why, []))
    expect(items.parse(JSON.stringify(value))).toEqual(new Malformed(why, []))
  })

  test.for([
    ['nothing', null, 'has something else than objects: entry 2'],
    ['a text', 'Nut', 'has something else than objects: entry 2'],
    ['one that lacks a text', { name: 'Nut' }, 'has a wrong entry 2: its "price" is not a text or a number'],
    [
      'one with a list for a text',
      { ...bolt, price: [3] },
      'has a wrong entry 2: its "price" is not a text or a number',
    ],
    [
      'one with a text for texts',
      { ...bolt, tags: 'steel' },
      'has a wrong entry 2: its "tags" is not a list of texts',
    ],
    [
      'one with something else among texts',
      { ...bolt, tags: ['steel', 7] },
      'has a wrong entry 2: its "tags" is not a list of texts',
    ],
    [
      'one with a text for a flag',
      { ...bolt, sold: 'yes' },
      'has a wrong entry 2: its "sold" is not true or false',
    ],
    [
      'one with a link to a script',
      { ...bolt, url: 'java\tscript:alert(1)' },
      'has a wrong entry 2: its "url" is not an address that a link may have: http, https, mailto, tel or a path',
    ],
  ] as const)('with %s among its entries keeps the others', ([, entry, why]) => {
    const given = [bolt, entry, { ...bolt, name: 'Screw' }]
    const read = new Malformed(why, [bolt, { ...bolt, name: 'Screw' }])
    expect(items.accept(given)).toEqual(read)
    expect(items.parse(JSON.stringify(given))).toEqual(read)
  })

  test('names up to three of its wrong entries', () => {
    const first = 'has a wrong entry 1: its "price" is not a text or a number'
    expect(items.accept([{ name: 'Nut' }, null])).toEqual(
      new Malformed(`${first}; has something else than objects: entry 2`, []),
    )
    const [second, third] = [2, 3].map(number => `has something else than objects: entry ${number}`)
    expect(items.accept([{ name: 'Nut' }, 1, 2, 3, 4])).toEqual(
      new Malformed(`${first}; ${second}; ${third}; and 2 more`, []),
    )
  })

  test('never becomes the default where it is wrong, and the line says what is shown', () => {
    const lines = listenToConsole()
    const prices = list('Prices.', { name: 'text', price: 'text' }, [{ name: 'Ours', price: '99' }])
    const read = (written: string) => valuesOf('mrp-try', { prices }, { getAttribute: () => written }).prices
    expect(read('[{"name":"Bolt","price":"3"},{"name":"Nut"}]')).toEqual([bolt])
    expect(read('[{"name":"Nut"}]')).toBeUndefined()
    expect(read('[oh')).toBeUndefined()
    expect(read('')).toBeUndefined()
    expect(lines).toEqual([
      expect.stringMatching(
        / has a wrong entry 2: its "price" is not a text; only its valid entries are shown\.$/,
      ),
      expect.stringMatching(
        / has a wrong entry 1: its "price" is not a text; the content inside the tag is shown\.$/,
      ),
      expect.stringMatching(/ is not JSON .*; the content inside the tag is shown\.$/),
      expect.stringMatching(/ is not JSON .*; the content inside the tag is shown\.$/),
    ])
  })

  test('says what to do about an object that became text', () => {
    expect(items.parse('[object Object]')).toEqual(
      new Malformed('is an object that a framework wrote as text: pass it through JSON.stringify(…)', []),
    )
  })
})

test('Read from HTML, each attribute has its value or its default', () => {
  const attributes = { fullName: text('Name.'), open: flag('Open.'), size: choice('Size.', ['s', 'l'], 's') }
  const written = new Map([
    ['data-full-name', ' Anna '],
    ['open', ''],
  ])
  expect(valuesOf('mrp-try', attributes, { getAttribute: name => written.get(name) ?? null })).toMatchObject({
    fullName: 'Anna',
    open: true,
    size: 's',
  })
})

test('An attribute is found by its own name, then behind `data-`, then as React writes it', () => {
  expect(attributeNames('full-name')).toEqual(['full-name', 'data-full-name', 'fullname'])
  const read = (written: Readonly<Record<string, string>>) =>
    valuesOf('mrp-try', { fullName: text('Name.') }, { getAttribute: name => written[name] ?? null }).fullName
  expect(read({ fullname: 'C' })).toBe('C')
  expect(read({ fullname: 'C', 'data-full-name': 'B' })).toBe('B')
  expect(read({ fullname: 'C', 'data-full-name': 'B', 'full-name': 'A' })).toBe('A')
  expect(read({})).toBeUndefined()
})

test('What cannot be read is the default, and one line says so, with no more than the beginning of it', () => {
  const lines = listenToConsole()
  const attributes = { bestSize: choice('Size.', ['s', 'l'], 's') }
  const read = (value: string) => valuesOf('mrp-try', attributes, { getAttribute: () => value }).bestSize
  expect(read('x')).toBe('s')
  expect(read('y'.repeat(78))).toBe('s')
  expect(read('z'.repeat(79))).toBe('s')
  const line = (value: string) =>
    `<mrp-try> attribute "best-size": ${value} is not one of "s", "l"; the default is used.`
  expect(lines).toEqual([line('"x"'), line(`"${'y'.repeat(78)}"`), line(`"${'z'.repeat(79)}…`)])
})

test.for([
  [7, '7'],
  [['s'], '[object Array]'],
  [{ toString: () => 'nobody runs this' }, '[object Object]'],
  [Symbol('s'), 'Symbol(s)'],
] as const)('Of a property, the line shows %s as %s', ([given, shown]) => {
  const lines = listenToConsole()
  const attributes = { size: choice('Size.', ['s', 'l'], 's') }
  const properties = new Properties('mrp-try', attributes, { getAttribute: () => null })
  properties.set('size', given)
  expect(properties.get('size')).toBe('s')
  expect(lines).toEqual([`<mrp-try> property "size": ${shown} is not one of "s", "l"; the default is used.`])
})
