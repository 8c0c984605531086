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

test('A sound list is read as it stands, and nothing is broken', () => {
  expect(readUsers(JSON.stringify([anna, ben]))).toEqual({ users: [anna, ben], broken: [] })
})

test.for([null, '', '  ', '[]'])('There are no users in %j', text => {
  expect(readUsers(text)).toEqual({ users: [], broken: [] })
})

test.for([
  ['a half-written list', '[{"id":"1","email":"a@b.example"'],
  ['an object', '{"users":[]}'],
  ['null', 'null'],
  ['a list that is nested too deeply to be written again', `[${nested(100_000)}]`],
])('There are no users in what is no list, which is broken itself: %s', ([, text = '']) => {
  expect(readUsers(text)).toEqual({ users: [], broken: [text] })
})

test.for([
  ['null', null],
  ['a list', [anna]],
  ['no id', annaWith({ id: undefined })],
  ['an id that is a number', annaWith({ id: 1748851200000 })],
  ['no email', annaWith({ email: undefined })],
  ['no password', annaWith({ password: undefined })],
  ['everything under __proto__', JSON.parse(`{"__proto__":${JSON.stringify(anna)}}`)],
] as const)('A record that can’t be used is left out, and the others stay: %s', ([, record]) => {
  expect(readUsers(JSON.stringify([anna, record, ben]))).toEqual({ users: [anna, ben], broken: [record] })
})

test.for([
  [
    'texts that are none',
    { fullName: 7, jobTitle: null, companyName: ['Huber'] },
    { fullName: '', jobTitle: '', companyName: '' },
  ],
  ['a login that is missing', { lastLogin: undefined }, { lastLogin: '' }],
  ['connections that are a text', { erpConnections: 'NetSuite' }, { erpConnections: [] }],
  [
    'broken connections among good ones',
    { erpConnections: [null, connection, { type: 'Odoo' }, connection, 'SAP'] },
    { erpConnections: [connection, connection] },
  ],
  ['a run with a broken date', { savedMrpRuns: [run, { ...run, date: 7 }] }, { savedMrpRuns: [run] }],
] as const)('Of a usable record broken parts are left out: %s', ([, changes, read]) => {
  expect(readUsers(JSON.stringify([annaWith(changes), ben]))).toEqual({
    users: [{ ...anna, ...read }, ben],
    broken: [],
  })
})

test.for([
  ['a note', '"note":"VIP"'],
  ['__proto__', '"__proto__":{"polluted":true}'],
])('Whatever else stands in a record stays, under any key: %s', ([, extra]) => {
  const text = `[${JSON.stringify(anna).replace('{', `{${extra},`)}]`
  const { users, broken } = readUsers(text)
  expect(broken).toEqual([])
  expect(JSON.stringify(users)).toContain(extra)
  expect({}).not.toHaveProperty('polluted')
})

test('The user who is in has no password, even if one was stored', () => {
  expect(readUser(JSON.stringify(anna))).toEqual(annaInside)
})

test('The user who is in is mended like one of the list', () => {
  expect(readUser('{"id":"1","email":"a@b.example","savedMrpRuns":[7]}')).toEqual({
    id: '1',
    fullName: '',
    companyName: '',
    jobTitle: '',
    email: 'a@b.example',
    erpConnections: [],
    savedMrpRuns: [],
    lastLogin: '',
  })
})

test.for([null, '', '{', 'null', '7', '"Anna"', '[]', '{}', '{"id":1,"email":"a@b.example"}', '{"id":"1"}'])(
  'Nobody is in when %j is stored',
  text => {
    expect(readUser(text)).toBeNull()
  },
)
