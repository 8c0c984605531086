import { expect, test } from 'vitest'
import { asTyped } from '../../src/services/typed-address.ts'

// A browser's email input has a domain with umlauts in the form that computers exchange.

test.for([
  ['anna@xn--exmple-cua.de', 'anna@exämple.de'],
  ['bücher@xn--exmple-cua.de', 'bücher@exämple.de'],
  ['anna@mail.xn--bcher-kva.example', 'anna@mail.bücher.example'],
  ['a@xn--r8jz45g.xn--zckzah', 'a@例え.テスト'],
  ['a@xn--mgbh0fb.xn--kgbechtv', 'a@مثال.إختبار'],
  ['a@XN--EXMPLE-CUA.de', 'a@exämple.de'],
])('%s is read as %s', ([address = '', typed]) => {
  expect(asTyped(address)).toBe(typed)
})

test.for([
  'anna@huber.example',
  'anna',
  '',
  '@',
  'xn--exmple-cua@huber.example',
  // No such letters, or none that a domain may have.
  'a@xn--a.example',
  'a@xn--99999999999.example',
  'a@xn--.example',
  'a@xn--ab-g4t.example',
  'a@xn--a/b-sla.example',
])('%j stays as it is', address => {
  expect(asTyped(address)).toBe(address)
})
