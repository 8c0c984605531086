import { expect, test, vi } from 'vitest'
import { clearDraft, loadDraft, saveDraft } from '../../src/services/session-draft.ts'

const key = 'mrp:draft:demo'

test('A draft is kept for the tab under “mrp:draft:<form>” and found again', () => {
  saveDraft('demo', { fullName: 'Anna Huber', comments: 'Line 1\nLine 2' })
  expect(sessionStorage.getItem(key)).toContain('Anna Huber')
  expect(localStorage).toHaveLength(0)
  expect(loadDraft('demo')).toEqual({ fullName: 'Anna Huber', comments: 'Line 1\nLine 2' })
})

test('Each form has a draft of its own', () => {
  saveDraft('demo', { fullName: 'Anna Huber' })
  expect(loadDraft('contact')).toEqual({})
})

test('Empty answers are not kept, and a draft of nothing leaves nothing behind', () => {
  saveDraft('demo', { fullName: 'Anna Huber', email: '' })
  expect(loadDraft('demo')).toEqual({ fullName: 'Anna Huber' })
  saveDraft('demo', { fullName: '', email: '' })
  expect(sessionStorage.getItem(key)).toBeNull()
})

test('A cleared draft is gone', () => {
  saveDraft('demo', { fullName: 'Anna Huber' })
  clearDraft('demo')
  expect(sessionStorage.getItem(key)).toBeNull()
})

test.for([
  '',
  '{',
  'null',
  '7',
  '"Anna"',
  'true',
  '[1,2]',
  '{"fullName":{"toString":1}}',
  '{"fullName":null}',
])('Rubbish in the storage is no draft: %j', rubbish => {
  sessionStorage.setItem(key, rubbish)
  expect(loadDraft('demo')).toEqual({})
})

test('What is sound in a draft that somebody spoiled is kept', () => {
  sessionStorage.setItem(key, '{"fullName":"Anna Huber","email":7}')
  expect(loadDraft('demo')).toEqual({ fullName: 'Anna Huber' })
})

test('Where storage is blocked there is no draft, and nothing throws', () => {
  const blocked = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  saveDraft('demo', { fullName: 'Anna Huber' })
  expect(loadDraft('demo')).toEqual({})
  clearDraft('demo')
  expect(blocked).toHaveBeenCalledTimes(3)
})

test('Where storage is full, nothing throws and the last draft that fitted stays', () => {
  saveDraft('demo', { fullName: 'Anna Huber' })
  saveDraft('demo', { fullName: 'Anna Huber', comments: 'x'.repeat(6_000_000) })
  expect(loadDraft('demo')).toEqual({ fullName: 'Anna Huber' })
})
