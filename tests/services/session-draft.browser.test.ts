import { expect, test, vi } from 'vitest'
import { clearDraft, loadDraft, saveDraft } from '../../src/services/draft-storage.ts'
import { blockStorage } from '../support/storage.ts'

const key = 'mrp:draft:demo'
const stored = () => JSON.parse(sessionStorage.getItem(key) ?? 'null')

const block = () => blockStorage('sessionStorage')

test.for(['', '{', '"Anna"', '{"fullName":{"toString":1}}'])(
  'Rubbish in the storage is no draft: %j',
  rubbish => {
    sessionStorage.setItem(key, rubbish)
    expect(loadDraft('demo')).toEqual({})
  },
)

test('What is sound in a draft that somebody spoiled is kept', () => {
  sessionStorage.setItem(key, '{"fullName":"Anna Huber","email":7}')
  expect(loadDraft('demo')).toEqual({ fullName: 'Anna Huber' })
})

test('Where storage is blocked, a draft is kept until the page is left, and nothing throws', () => {
  block()
  saveDraft('demo', { fullName: 'Anna Huber' })
  expect(loadDraft('demo')).toEqual({ fullName: 'Anna Huber' })
  clearDraft('demo')
  expect(loadDraft('demo')).toEqual({})
})

test('Where storage is blocked from some moment on, the draft of before is still there', () => {
  saveDraft('demo', { fullName: 'Anna Huber' })
  block()
  expect(loadDraft('demo')).toEqual({ fullName: 'Anna Huber' })
})

test('Where storage is full, the newest draft is kept until the page is left, and the last that fitted is stored', () => {
  const comments = 'x'.repeat(6_000_000)
  saveDraft('demo', { fullName: 'Anna Huber' })
  saveDraft('demo', { fullName: 'Anna Huber', comments })
  expect(loadDraft('demo')).toEqual({ fullName: 'Anna Huber', comments })
  expect(stored()).toMatchObject({ fullName: 'Anna Huber' })
  saveDraft('demo', { fullName: 'Anna Huber', comments: 'short' })
  expect(stored()).toMatchObject({ fullName: 'Anna Huber', comments: 'short' })
})

const hour = 3_600_000
const pass = (time: number) => vi.setSystemTime(Date.now() + time)

test.for(['demo', 'account'])('A draft of the %s form ends 24 hours after it was last changed', form => {
  vi.setSystemTime(Date.now())
  saveDraft(form, { fullName: 'Anna' })
  pass(23 * hour)
  saveDraft(form, { fullName: 'Anna Huber' })
  pass(24 * hour)
  expect(loadDraft(form)).toEqual({ fullName: 'Anna Huber' })
  pass(1)
  expect(loadDraft(form)).toEqual({})
  expect(sessionStorage.getItem(`mrp:draft:${form}`)).toBeNull()
})

test('A draft that is saved as it was has not changed', () => {
  vi.setSystemTime(Date.now())
  saveDraft('demo', { fullName: 'Anna Huber', email: '' })
  pass(23 * hour)
  saveDraft('demo', { fullName: 'Anna Huber' })
  pass(hour + 1)
  expect(loadDraft('demo')).toEqual({})
})

test('A draft that is in memory only ends as well', () => {
  vi.setSystemTime(Date.now())
  const blocked = block()
  saveDraft('demo', { fullName: 'Anna Huber' })
  pass(24 * hour)
  expect(loadDraft('demo')).toEqual({ fullName: 'Anna Huber' })
  pass(1)
  expect(loadDraft('demo')).toEqual({})
  // And does not come back with the storage.
  blocked()
  expect(loadDraft('demo')).toEqual({})
})

test('A draft without a time, of an older version or a page’s own, is as good as new', () => {
  sessionStorage.setItem(key, '{"fullName":"Anna Huber"}')
  expect(loadDraft('demo')).toEqual({ fullName: 'Anna Huber' })
  vi.setSystemTime(Date.now() + 48 * hour)
  expect(loadDraft('demo')).toEqual({ fullName: 'Anna Huber' })
})
