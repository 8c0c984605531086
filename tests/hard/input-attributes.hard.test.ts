import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type Attribute,
  choice,
  flag,
  link,
  list,
  Malformed,
  record,
  text,
} from '../../src/custom-element/attributes.ts'
import { Properties } from '../../src/custom-element/properties.ts'
import { tidy } from '../../src/services/attribute-names.ts'
import { isSafeLink, siteHref } from '../../src/services/links.ts'
import { isPolluted } from './attacks.ts'
import { holds, hostile, json } from './inputs.ts'

// Whatever an attribute or a property is given: what is valid of it is read, or the default is used, and one line says why.

const warn = vi.spyOn(console, 'warn')

beforeEach(() => {
  warn.mockImplementation(() => {})
})
afterEach(() => expect(isPolluted()).toBe(false))

/** The value of one attribute with that text, and what the console was told. */
function read<Value>(attribute: Attribute<Value>, written: string) {
  warn.mockClear()
  const { value } = new Properties('mrp-try', { value: attribute }, { getAttribute: () => written })
    .read()
    .snapshot()
  // Quotes that an editor put around the text are told of beside what is wrong with it.
  const lines = warn.mock.calls.map(([line]) => String(line))
  return { value, warnings: lines.filter(line => !line.includes('curly quotes around its text')) }
}

test('A text is what was written, without the blanks around it', context => {
  const heading = text('The title.', 'Untitled')
  const property = fc.property(hostile, written => {
    expect(read(heading, written)).toEqual({ value: tidy(written), warnings: [] })
  })
  holds(context, property, 5000)
})

test('A choice is one of its texts, or the default with one line in the console', context => {
  const size = choice('How large.', ['small', 'large'], 'small')
  const property = fc.property(fc.oneof(hostile, fc.constantFrom('large', ' small ', '')), written => {
    const { value, warnings } = read(size, written)
    const meant = tidy(written)
    expect(value).toBe(meant === 'large' ? 'large' : 'small')
    expect(warnings).toHaveLength(['', 'small', 'large'].includes(meant) ? 0 : 1)
  })
  holds(context, property, 5000)
})

test('A flag is true by presence, whatever stands in it', context => {
  const property = fc.property(hostile, written => {
    expect(read(flag('Open.'), written)).toEqual({ value: tidy(written) !== 'false', warnings: [] })
  })
  holds(context, property, 2000)
})

/** The scheme of an address as a browser finds it, said once more and in another way. */
function schemeOf(address: string): string | undefined {
  const first = [...address].findIndex(character => character > ' ')
  const bare = first < 0 ? '' : address.slice(first).replace(/[\t\n\r]/g, '')
  return /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase()
}

const isHarmless = (address: string): boolean =>
  ['http', 'https', 'mailto', 'tel', undefined].includes(schemeOf(address))

const schemes = [
  'javascript',
  'data',
  'vbscript',
  'blob',
  'file',
  'filesystem',
  'about',
  'view-source',
  'ftp',
]

/** An address of a scheme that no link may have, disguised in the ways that browsers see through. */
const disguised = fc
  .tuple(
    fc.array(fc.constantFrom(...'\0\u0001\u001F \t\n\r\v\f'), { maxLength: 4 }),
    fc
      .constantFrom(...schemes)
      .chain(scheme =>
        fc.tuple(
          ...[...`${scheme}:`].map(letter =>
            fc.tuple(
              fc.constantFrom(letter, letter.toUpperCase()),
              fc.constantFrom('', '', '\t', '\n', '\r'),
            ),
          ),
        ),
      ),
    hostile,
  )
  .map(([before, letters, after]) => before.join('') + letters.flat().join('') + after)

test('A link is an address of the web, of mail, of a telephone, or a path', context => {
  const href = link('Where it leads.', '/demo')
  const property = fc.property(fc.oneof(hostile, disguised), written => {
    const { value, warnings } = read(href, written)
    expect([tidy(written), '/demo']).toContain(value)
    expect(isHarmless(String(value))).toBe(true)
    expect(warnings.length).toBeLessThanOrEqual(value === tidy(written) ? 0 : 1)
  })
  holds(context, property, 10_000)
})

test('No disguise gets another address through, not as a property and not in a list either', context => {
  const people = list('People.', { url: 'link' }, [])
  const property = fc.property(disguised, address => {
    expect(isSafeLink(address)).toBe(false)
    expect(link('Where.', '/').accept(address)).toBeInstanceOf(Malformed)
    expect(people.accept([{ url: address }])).toBeInstanceOf(Malformed)
  })
  holds(context, property, 10_000)
})

test('What a link is taken for stays what it is when the blanks around it go', context => {
  const blanks = fc.array(fc.constantFrom(...'\uFEFF\u00A0\u2003\u3000\u2028 \t\u0001'), { maxLength: 4 })
  const property = fc.property(blanks, disguised, (before, address) => {
    const taken = link('Where.', '/').accept(before.join('') + address)
    expect(taken instanceof Malformed || isHarmless(taken)).toBe(true)
  })
  holds(context, property, 10_000)
})

test('A site’s own links stay harmless whatever the setting for the site’s address is', context => {
  const property = fc.property(fc.oneof(hostile, disguised), siteUrl => {
    const href = siteHref('/pricing', siteUrl)
    expect(href.endsWith('/pricing')).toBe(true)
    expect(isHarmless(href)).toBe(true)
  })
  holds(context, property, 10_000)
})

const shape = { name: 'text', points: 'texts?', url: 'link?', sold: 'flag?' } as const

const isText = (value: unknown) => typeof value === 'string'
const isItem = (item: unknown): boolean => {
  const { name, points = [], url = '/', sold = false } = item as Record<string, unknown>
  const isList = Array.isArray(points) && points.every(isText)
  return isText(name) && isList && isText(url) && isHarmless(String(url)) && typeof sold === 'boolean'
}

test('A list has described entries alone, and one short line in the console says what is left out', context => {
  const items = list('Items.', shape, [])
  const property = fc.property(fc.oneof(json, hostile), written => {
    const { value = [], warnings } = read(items, written)
    expect(Array.isArray(value) && value.every(isItem)).toBe(true)
    expect(warnings.length).toBeLessThanOrEqual(1)
    expect(warnings.join('').length).toBeLessThan(700)
  })
  holds(context, property, 10_000)
})

test('A sound list comes through JSON as it was', context => {
  const entry = fc.record(
    {
      name: hostile,
      points: fc.array(hostile, { maxLength: 3 }),
      sold: fc.boolean(),
      [`__proto__`]: hostile,
    },
    { requiredKeys: ['name'], noNullPrototype: true },
  )
  const property = fc.property(fc.array(entry, { maxLength: 4 }), given => {
    const written = JSON.stringify(given)
    expect(read(list('Items.', shape, []), written)).toEqual({ value: JSON.parse(written), warnings: [] })
  })
  holds(context, property, 3000)
})

test('Texts by name are flat: nothing in them has to be turned into a text', context => {
  const messages = record<Record<string, string>>('Words.', 'Record<string, string>')
  const property = fc.property(fc.oneof(json, hostile), written => {
    const { value, warnings } = read(messages, written)
    expect(warnings).toHaveLength(value === undefined ? 1 : 0)
    expect(() => Object.values(value ?? {}).map(String)).not.toThrow()
  })
  holds(context, property, 10_000)
})

test('A property may be set to anything at all: it is taken, or the default is used', context => {
  const attributes = {
    heading: text('Title.', 'Untitled'),
    size: choice('Size.', ['s', 'l'], 's'),
    open: flag('Open.'),
    href: link('Where.', '/'),
    items: list('Items.', shape, []),
    words: record<object>('Words.', 'object'),
  }
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true })
  const property = fc.property(fc.oneof(anything, hostile), given => {
    const properties = new Properties('mrp-try', attributes, { getAttribute: () => null })
    for (const key of Object.keys(attributes)) properties.set(key, given)
    const { heading, size, open, href, items } = properties.snapshot()
    expect([isText(heading), isText(href) && isHarmless(href), typeof open]).toEqual([true, true, 'boolean'])
    expect(['s', 'l']).toContain(size)
    expect(items === undefined || (Array.isArray(items) && items.every(isItem))).toBe(true)
  })
  holds(context, property, 5000)
})
