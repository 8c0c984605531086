import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { readUser, readUsers } from '../../src/elements/account/user-record.ts'
import { contactMessage } from '../../src/elements/contact-form/contact-message.ts'
import { demoRequest } from '../../src/elements/demo-form/demo-request.ts'
import { answersInAddress } from '../../src/request/fill-fields.ts'
import { originParameters } from '../../src/request/request-as-mail.ts'
import { fieldsOf } from '../../src/request/request-kind.ts'
import { plainAddress, readAttribution, rememberAttribution } from '../../src/services/attribution.ts'
import { loadDraft } from '../../src/services/draft-storage.ts'
import { campaignParameters } from '../support/campaign.ts'
import { isPolluted } from './attacks.ts'
import { holds, hostile, json, keys } from './inputs.ts'

// What the code finds of a page as it is imported, in Node.
vi.hoisted(() => {
  const page = { addEventListener() {}, querySelectorAll: () => [] }
  Object.assign(globalThis, { document: page, Document: class {} })
})

// What the browser has stored, and what stands in the page's address, may be anybody's.

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  expect(isPolluted()).toBe(false)
})

const isText = (value: unknown): value is string => typeof value === 'string'

/** A part of a record: mostly sound, now and then anything. */
const part = (sound: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof({ arbitrary: sound, weight: 5 }, { arbitrary: json, weight: 1 })
const text = part(hostile.map(value => JSON.stringify(value)))
const entries = part(
  fc
    .array(
      fc.tuple(text, text, text).map(([a, b, c]) => `{"type":${a},"results":${a},"status":${b},"date":${c}}`),
      { maxLength: 3 },
    )
    .map(list => `[${list}]`),
)
const record = fc
  .tuple(text, text, text, text, entries, entries, keys, json)
  .map(
    ([id, email, password, name, connections, runs, key, value]) =>
      `{"id":${id},"email":${email},"password":${password},"fullName":${name},"erpConnections":${connections},"savedMrpRuns":${runs},${JSON.stringify(key)}:${value}}`,
  )
const storedList = fc.oneof(
  { arbitrary: fc.array(part(record), { maxLength: 5 }).map(list => `[${list}]`), weight: 3 },
  json,
  hostile,
)

/** Everything that the account area shows of a user. */
function isUser(user: object): boolean {
  const { id, email, fullName, companyName, jobTitle, lastLogin, erpConnections, savedMrpRuns } =
    user as Record<string, unknown>
  const rows = [erpConnections, savedMrpRuns].map(list => (Array.isArray(list) ? list : [undefined]))
  const [connections = [], runs = []] = rows
  return (
    [id, email, fullName, companyName, jobTitle, lastLogin].every(isText) &&
    connections.every(row => [row?.type, row?.status, row?.date].every(isText)) &&
    runs.every(row => [row?.results, row?.status, row?.date].every(isText))
  )
}

test('Of a stored list, every user that is taken can be shown, and nothing of it is lost', context => {
  const property = fc.property(storedList, stored => {
    const { users, broken } = readUsers(stored)
    expect(users.every(user => isUser(user) && isText(user.password))).toBe(true)
    const parsed = parsedOrUndefined(stored)
    if (Array.isArray(parsed)) expect(users.length + broken.length).toBeGreaterThanOrEqual(parsed.length)
    else if (stored.trim() !== '') expect(broken).toEqual([stored])
  })
  holds(context, property, 5000)
})

test('A list that was written from what was read is read without any loss', context => {
  const property = fc.property(storedList, stored => {
    const { users } = readUsers(stored)
    expect(readUsers(JSON.stringify(users))).toEqual({ users, broken: [] })
  })
  holds(context, property, 3000)
})

test('The stored user who is in can be shown and has no password, or nobody is in', context => {
  const property = fc.property(fc.oneof(record, json, hostile), stored => {
    const user = readUser(stored)
    expect(user === null || (isUser(user) && !('password' in user))).toBe(true)
  })
  holds(context, property, 5000)
})

function parsedOrUndefined(stored: string): unknown {
  try {
    const value: unknown = JSON.parse(stored)
    JSON.stringify(value)
    return value
  } catch {
    return undefined
  }
}

test('A stored draft is texts by name, whatever is stored', context => {
  const property = fc.property(fc.oneof(json, hostile), stored => {
    vi.stubGlobal('sessionStorage', { getItem: () => stored, removeItem() {} })
    const draft = loadDraft('demo')
    expect(Object.getPrototypeOf(draft)).toBe(Object.prototype)
    expect(Object.values(draft).every(isText)).toBe(true)
  })
  holds(context, property, 5000)
})

/** The page's address and the one that led to it. */
function arrive(search: string, referrer = ''): void {
  const { href, search: query, hash } = new URL(`https://site.example/demo${search}`)
  vi.stubGlobal('location', { href, search: query, hash })
  // A link makes the address of a privacy page whole.
  Object.assign(document, { referrer, createElement: () => ({}) })
}

const parameters = fc.array(
  fc.tuple(
    fc.oneof(
      fc.constantFrom('full-name', 'email', 'comments', 'erp-system', 'utm_source', 'utm_term', 'gclid'),
      fc.stringMatching(/^utm_[a-z_]{1,30}$/),
      keys,
      hostile,
    ),
    hostile,
  ),
  { maxLength: 30 },
)

/** More campaigns than there are. */
const campaigns = fc.uniqueArray(fc.stringMatching(/^utm_[a-z]{4,8}$/), { minLength: 20, maxLength: 30 })

/** As browsers write it, or as it was typed by hand. */
const search = fc.oneof(
  campaigns.map(names => `?${new URLSearchParams(names.map(name => [name, 'x']))}`),
  parameters.map(found => `?${new URLSearchParams(found)}`),
  hostile.map(typed => `?full-name=${typed}`),
)

const addresses = ['referrer', 'landing_page', 'page']

/** What may be sent of where a visitor came from: little, all of it texts, and of an address its origin and path. */
function expectSmall(sent: Readonly<Record<string, string>>): void {
  const names = Object.keys(sent)
  expect(names.filter(name => ![...campaignParameters, ...addresses].includes(name))).toEqual([])
  for (const [name, value] of Object.entries(sent)) {
    expect(isText(value) && value.length <= (addresses.includes(name) ? 300 : 200)).toBe(true)
    if (addresses.includes(name)) expect(value).toMatch(/^[a-z][a-z0-9+.-]*:\/\/[^/?#@]+(\/[^?#]*)?$/i)
  }
}

const sentFrom = () =>
  originParameters({
    source: undefined,
    language: 'en',
    extra: undefined,
    page: plainAddress(location.href),
    ...readAttribution(),
  })

test('What brought a visitor is little, whatever address they came with', context => {
  const referrer = fc.oneof(hostile, fc.webUrl({ withQueryParameters: true, withFragments: true }))
  const property = fc.property(search, referrer, (query, from) => {
    arrive(query, from)
    vi.stubGlobal('sessionStorage', {})
    expectSmall(sentFrom())
  })
  holds(context, property, 3000)
})

test('What is stored of the first page is used as far as it is what was stored there', context => {
  const first = search.map(query => `https://anna:s3cret@site.example/${query}#s3cret`)
  const pair = fc.tuple(first, fc.oneof(hostile, fc.webUrl({ withQueryParameters: true })))
  const stored = fc.oneof(
    pair.map(found => found.join('\n')),
    pair.map(found => JSON.stringify(found)),
    json,
    hostile,
  )
  const property = fc.property(stored, kept => {
    arrive('')
    vi.stubGlobal('sessionStorage', { 'mrp:first-touch': kept })
    expectSmall(sentFrom())
    expect(JSON.stringify(sentFrom())).not.toContain('s3cret')
  })
  holds(context, property, 5000)
})

test('Of the first page no more is stored than may be sent', context => {
  const property = fc.property(search, hostile, (query, from) => {
    const storage: Record<string, string> = {}
    vi.stubGlobal('sessionStorage', storage)
    vi.stubGlobal('addEventListener', () => {})
    vi.stubGlobal('mrp', { settings: { attribution: 'on', consent: 'granted' } })
    arrive(`${query}&reset_token=s3cret#access_token=s3cret`, from)
    rememberAttribution()
    const [address = '', referrer = ''] = storage['mrp:first-touch']?.split('\n') ?? []
    expect(address).not.toContain('s3cret')
    const { origin, pathname, searchParams, hash } = new URL(address)
    expect([origin + pathname, hash]).toEqual(['https://site.example/demo', ''])
    expect([...searchParams.keys()].filter(name => !campaignParameters.includes(name))).toEqual([])
    expect([...searchParams.values()].every(value => value.length <= 200)).toBe(true)
    expect(referrer).not.toMatch(/[?#]/)
  })
  holds(context, property, 3000)
})

test('Only a form’s own fields are taken from an address, and no more of one than a field is for', context => {
  const property = fc.property(search, fc.constantFrom(demoRequest, contactMessage), (query, kind) => {
    arrive(query)
    const names: readonly string[] = fieldsOf(kind).map(({ name }) => name)
    const answers = answersInAddress(kind.form, 'on', names)
    expect(Object.keys(answers).filter(name => !names.includes(name))).toEqual([])
    expect(Object.values(answers).every(answer => answer.length <= 2000)).toBe(true)
  })
  holds(context, property, 5000)
})
