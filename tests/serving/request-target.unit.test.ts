import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTarget } from '../../demo-host/serving/request-target.ts'
import { anyTarget } from '../support/requests/any-target.ts'

// How the target of a request is read, once, for all that comes behind.

test.for([
  ['/', '/'],
  ['/pricing?a=b&c=%', '/pricing?a=b&c=%'],
  ['/a/../pricing', '/pricing'],
  ['/%2e%2e/..\\pricing', '/pricing'],
  ['//evil.example/pricing', '//evil.example/pricing'],
  ['/é?ü', '/%C3%A9?%C3%BC'],
  ['/pricing#a', '/pricing'],
  ['http://localhost:4173/pricing?a', '/pricing?a'],
  ['HTTPS://evil.example', '/'],
])('%s is %s', ([target = '', read]) => {
  expect(readTarget(target)).toBe(read)
})

test.for([
  '*',
  '',
  'pricing',
  'http://',
  'http://[',
  'http://a:b/',
  'ftp://localhost/',
  '/%',
  '/%ff',
  '/a%00',
])('“%s” is none', target => expect(readTarget(target)).toBeUndefined())

test('What is read is a path that can be decoded, in ASCII, and reads the same again', () => {
  const property = fc.property(anyTarget, target => {
    const read = readTarget(target)
    fc.pre(read !== undefined)
    expect(read).toMatch(/^\/[!-~]*$/)
    expect(() => decodeURI(read?.split('?')[0] ?? '')).not.toThrow()
    expect(readTarget(read ?? '')).toBe(read)
  })
  fc.assert(property, { numRuns: 2000 })
})
