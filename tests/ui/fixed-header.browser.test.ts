import { afterEach, expect, test, vi } from 'vitest'
import { ancestorHolding } from '../../src/ui/fixed-header.ts'

// What takes a header, which is fixed to the window, out of it.

const [around, header] = [document.createElement('div'), document.createElement('header')]
around.append(header)
afterEach(() => around.remove())

test.each(['transform: none', 'scale: none', 'color: red'])('%s leaves the header in the window', style => {
  document.body.append(around)
  around.style.cssText = style
  expect(ancestorHolding(header)).toBeUndefined()
})

test.each(['transform: scale(1)', 'filter: blur(1px)', 'rotate: 1deg'])(
  '%s around it takes it out',
  style => {
    document.body.append(around)
    around.style.cssText = style
    expect(ancestorHolding(header)).toBe(around)
  },
)

test('A property that the browser does not know takes no header out', () => {
  document.body.append(around)
  around.style.cssText = ''
  // As Safari 17 does.
  const known = CSSStyleDeclaration.prototype.getPropertyValue
  vi.spyOn(CSSStyleDeclaration.prototype, 'getPropertyValue').mockImplementation(function (
    this: CSSStyleDeclaration,
    name,
  ) {
    return name === 'backdrop-filter' ? '' : known.call(this, name)
  })
  expect(ancestorHolding(header)).toBeUndefined()
})

test('An element that has left the page takes no header out', () => {
  expect(ancestorHolding(header)).toBeUndefined()
})
