import { expect, test } from 'vitest'
import { readUser, readUsers } from '../../../src/elements/account/user-record.ts'

const connection = { type: 'NetSuite', status: 'Connected', date: '2025-06-02T08:00:00.000Z' }
const run = { date: '2025-06-02T08:05:00.000Z', status: 'Completed', results: 'Sample MRP Run' }

const anna = {
  id: '1748851200000',
  fullName: 'Anna Huber',
  companyName: 'Huber Gears',
  jobTitle: 'Planner',
  email: 'anna@huber.example',
  password: 'secret 🔑',
  erpConnections: [connection],
  savedMrpRuns: [run],
  lastLogin: '2025-06-02T08:00:00.000Z',
}
const ben = { ...anna, id: '1748851200001', email: 'ben@huber.example' }

const { password: _, ...annaInside } = anna

/** The record without what is undefined. */
const annaWith = (changes: object): object => JSON.parse(JSON.stringify({ ...anna, ...changes }))

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('A sound list is read as it stands, and nothing is set aside', () => {
  expect(readUsers(JSON.stringify([anna, ben]))).toEqual({ value: [anna, ben], unreadable: [] })
})

test.for([null, '', '  ', '[]'])('There are no users in %j', text => {
  expect(readUsers(text)).toEqual({ value: [], unreadable: [] })
})

test.for([
  ['a half-written list', '[{"id":"1","email":"a@b.example"'],
  ['words', 'no users yet'],
  ['an object', '{"users":[]}'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"[]"'],
  ['a list that is nested too deeply to be written again', `[${nested(100_000)}]`],
])('What is no list is set aside whole, as text: %s', ([, text = '']) => {
  expect(readUsers(text)).toEqual({ value: [], unreadable: [text] })
})

test.for([
  ['null', null],
  ['a number', 7],
  ['a text', 'Anna'],
  ['a list', [anna]],
  ['an empty record', {}],
  ['no id', annaWith({ id: undefined })],
  ['an id that is a number', annaWith({ id: 1748851200000 })],
  ['no email', annaWith({ email: undefined })],
  ['an email that is null', annaWith({ email: null })],
  ['no password', annaWith({ password: undefined })],
  ['a password that is a number', annaWith({ password: 1234 })],
  ['everything under __proto__', JSON.parse(`{"__proto__":${JSON.stringify(anna)}}`)],
] as const)('A record that can’t be used is set aside whole, and the others stay: %s', ([, record]) => {
  expect(readUsers(JSON.stringify([anna, record, ben]))).toEqual({ value: [anna, ben], unreadable: [record] })
})

test.for(['fullName', 'companyName', 'jobTitle', 'lastLogin', 'erpConnections', 'savedMrpRuns'])(
  'A missing %s gets its default, and so does null; nothing is set aside',
  name => {
    const empty = name.startsWith('erp') || name.startsWith('saved') ? [] : ''
    const expected = { value: [{ ...anna, [name]: empty }], unreadable: [] }
    expect(readUsers(JSON.stringify([annaWith({ [name]: undefined })]))).toEqual(expected)
    expect(readUsers(JSON.stringify([annaWith({ [name]: null })]))).toEqual(expected)
  },
)

test.for([
  ['a name that is a number', { fullName: 7 }, { fullName: '' }, { fullName: 7 }],
  ['a company that is a list', { companyName: ['Huber'] }, { companyName: '' }, { companyName: ['Huber'] }],
  ['a job title that is true', { jobTitle: true }, { jobTitle: '' }, { jobTitle: true }],
  ['a last login that is a number', { lastLogin: 1 }, { lastLogin: '' }, { lastLogin: 1 }],
  [
    'connections that are a text',
    { erpConnections: 'NetSuite' },
    { erpConnections: [] },
    { erpConnections: 'NetSuite' },
  ],
  ['connections that are an object', { erpConnections: {} }, { erpConnections: [] }, { erpConnections: {} }],
  ['runs that are false', { savedMrpRuns: false }, { savedMrpRuns: [] }, { savedMrpRuns: false }],
  [
    'broken connections among good ones',
    { erpConnections: [null, connection, { type: 'Odoo' }, connection, 'SAP'] },
    { erpConnections: [connection, connection] },
    { erpConnections: [null, { type: 'Odoo' }, 'SAP'] },
  ],
  [
    'a run with a broken date',
    { savedMrpRuns: [run, { ...run, date: 7 }] },
    { savedMrpRuns: [run] },
    { savedMrpRuns: [{ ...run, date: 7 }] },
  ],
  [
    'two broken parts',
    { fullName: {}, savedMrpRuns: 7 },
    { fullName: '', savedMrpRuns: [] },
    { fullName: {}, savedMrpRuns: 7 },
  ],
] as const)(
  'Of a usable record only broken parts are set aside, without the password: %s',
  ([, broken, read, parts]) => {
    const reading = readUsers(JSON.stringify([annaWith(broken), ben]))
    expect(reading).toEqual({ value: [{ ...anna, ...read }, ben], unreadable: [{ id: anna.id, parts }] })
    expect(JSON.stringify(reading.unreadable)).not.toContain('secret')
  },
)

test.for([
  ['a note', '"note":"VIP"'],
  ['__proto__', '"__proto__":{"polluted":true}'],
  ['constructor', '"constructor":{"prototype":{"polluted":true}}'],
])('Whatever else stands in a record stays, under any key: %s', ([, extra]) => {
  const text = `[${JSON.stringify(anna).replace('{', `{${extra},`)}]`
  const { value, unreadable } = readUsers(text)
  expect(unreadable).toEqual([])
  expect(JSON.stringify(value)).toContain(extra)
  expect({}).not.toHaveProperty('polluted')
})

test('Whatever else stands in a connection stays too', () => {
  const user = { ...anna, erpConnections: [{ ...connection, account: '4711' }] }
  expect(readUsers(JSON.stringify([user])).value).toEqual([user])
})

test.for([
  ['a million characters', 'x'.repeat(1_000_000)],
  ['half a surrogate pair', '\uD83C'],
  ['emoji', '🏭👩🏽‍🏭'],
  ['NUL and line breaks', '\u0000\r\n\u2028'],
])('Any text is a name: %s', ([, fullName]) => {
  const { value } = readUsers(JSON.stringify([{ ...anna, fullName }]))
  expect(value).toEqual([{ ...anna, fullName }])
  expect(readUsers(JSON.stringify(value)).value).toEqual(value)
})

test('Ten thousand users are read', () => {
  const users = Array.from({ length: 10_000 }, (_, index) => ({ ...anna, id: String(index) }))
  expect(readUsers(JSON.stringify(users)).value).toHaveLength(10_000)
})

test('The user who is in has no password, even if one was stored', () => {
  expect(readUser(JSON.stringify(anna))).toEqual({ value: annaInside, unreadable: [] })
})

test('The user who is in is mended like one of the list', () => {
  expect(readUser('{"id":"1","email":"a@b.example","savedMrpRuns":[7]}')).toEqual({
    value: {
      id: '1',
      fullName: '',
      companyName: '',
      jobTitle: '',
      email: 'a@b.example',
      erpConnections: [],
      savedMrpRuns: [],
      lastLogin: '',
    },
    unreadable: [{ id: '1', parts: { savedMrpRuns: [7] } }],
  })
})

test.for([null, '', '{', 'null', '7', '"Anna"', '[]', '{}', '{"id":1,"email":"a@b.example"}', '{"id":"1"}'])(
  'Nobody is in when %j is stored',
  text => {
    expect(readUser(text)).toEqual({ value: null, unreadable: [] })
  },
)
