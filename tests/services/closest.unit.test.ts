import { expect, test } from 'vitest'
import { closest } from '../../src/services/closest-word.ts'

// Which word somebody meant who wrote one that is not known.

const tags = ['mrp-demo-form', 'mrp-demo-cta', 'mrp-contact-form', 'mrp-faq']

test.for([
  ['two letters that changed places', 'mrp-demo-from', 'mrp-demo-form'],
  ['a letter that is missing', 'mrp-fq', 'mrp-faq'],
  ['a letter too many', 'mrp-faqs', 'mrp-faq'],
  ['another letter', 'mrp-demo-cda', 'mrp-demo-cta'],
  ['more mistakes in a longer word', 'mrp-kontakt-forme', 'mrp-contact-form'],
  ['none', 'mrp-faq', 'mrp-faq'],
] as const)('With %s, “%s” is %s', ([, word, meant]) => {
  expect(closest(word, tags)).toBe(meant)
})

test('Of several that are close, it is the closest, whatever their order', () => {
  expect(closest('sku-cont', ['sku-cost', 'sku-count'])).toBe('sku-cost')
  expect(closest('heading', ['leading', 'headings', 'reading', 'heading'])).toBe('heading')
})

test('Of a short word two letters may be wrong, of a longer one a quarter', () => {
  expect(closest('abcd', ['abxy'])).toBe('abxy')
  expect(closest('abcd', ['axyz'])).toBeUndefined()
  expect(closest('abcdefghijkl', ['abcdefghixyz'])).toBe('abcdefghixyz')
  expect(closest('abcdefghijkl', ['abcdefghwxyz'])).toBeUndefined()
})

test('Where nothing is known, nothing is meant', () => {
  expect(closest('mrp-faq', [])).toBeUndefined()
})
