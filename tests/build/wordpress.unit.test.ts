import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { generated, zipped } from '../../integrations/wordpress/write.ts'
import own from '../../package.json' with { type: 'json' }
import { elements } from '../../scripts/contract/definitions.ts'
import { mayBeMadeByDiv, mayBeSetByDiv } from '../../src/embed/allowed.ts'

// The WordPress plugin's files, as the build makes them from the descriptions.

const files = await generated(elements, new Map(), own.version)
const read = (path: string) => files.get(path) ?? ''
const json = (path: string) => JSON.parse(read(path))

const placed = elements.filter(
  ({ tag, isEmbeddable }) => isEmbeddable && !['mrp-config', 'mrp-toaster', 'mrp-doctor'].includes(tag),
)

describe.each(placed)('The block of <$tag>', ({ tag, attributes }) => {
  const block = json(`blocks/${tag.slice('mrp-'.length)}/block.json`)

  test('has a name, a category and the words that authors look for', () => {
    expect(block).toMatchObject({ name: tag.replace('-', '/'), category: 'mrp-widgets', apiVersion: 3 })
    expect(block.title).toMatch(/^[A-Z]/)
    expect(block.keywords.length).toBeGreaterThan(0)
  })

  test('has each attribute of the element once, but for where requests go', () => {
    const expected = attributes.map(({ name }) => name).filter(name => name !== 'endpoint')
    const described = Object.keys(json('elements.json').elements[tag].attributes)
    const left = attributes.filter(({ name }) => expected.includes(name) && !described.includes(name))
    // Lists of lists and the like have no field that an author could fill in.
    for (const { type } of left) expect(type).toMatch(/^(readonly |\{|Record)/)
    expect(Object.keys(block.attributes)).toEqual(['align', ...described])
  })

  test('leaves defaults and choices to the element', () => {
    for (const [name, attribute] of Object.entries<object>(block.attributes))
      if (name !== 'align') expect(Object.keys(attribute)).toEqual(['type'])
  })
})

test('The settings page asks for everything that <mrp-config> takes', () => {
  const config = elements.find(({ tag }) => tag === 'mrp-config')?.attributes ?? []
  const names = config.map(({ name }) => name).filter(name => !['theme', 'lang'].includes(name))
  expect(Object.keys(json('elements.json').settings)).toEqual(names)
})

test('Strangers may paste what they may also give to <div data-mrp>', () => {
  const { pasted } = json('elements.json')
  expect(Object.keys(pasted)).toEqual(placed.map(({ tag }) => tag).filter(mayBeMadeByDiv))
  expect(pasted['mrp-demo-form']).toContain('company-name')
  for (const names of Object.values<readonly string[]>(pasted)) expect(names.every(mayBeSetByDiv)).toBe(true)
})

test('The version is the same everywhere', () => {
  expect(read('mrp-widgets.php')).toContain(`* Version:           ${own.version}\n`)
  expect(read('mrp-widgets.php')).toContain(`const VERSION = '${own.version}';`)
  expect(read('readme.txt')).toContain(`Stable tag: ${own.version}\n`)
  expect(json('blocks/faq/block.json').version).toBe(own.version)
  expect([...files.values()].filter(text => text.includes('%version%'))).toEqual([])
})

test('The readme says the same as the header of what WordPress and PHP it needs', () => {
  for (const line of ['Requires at least', 'Requires PHP']) {
    const [readme, header] = ['readme.txt', 'mrp-widgets.php'].map(
      path => new RegExp(`${line}: +(\\S+)`).exec(read(path))?.[1],
    )
    expect(readme).toBe(header)
  }
  const [, summary = ''] = /\n\n(.*)\n\n== Description/.exec(read('readme.txt')) ?? []
  expect(summary.length).toBeLessThanOrEqual(150)
})

test('The patterns are pages of our blocks', () => {
  for (const name of ['home', 'product', 'pricing', 'demo']) {
    const blocks = [...read(`patterns/${name}.html`).matchAll(/<!-- wp:mrp\/([a-z-]+) (\{.*\} )?\/-->/g)]
    expect(blocks.length, name).toBeGreaterThan(1)
    for (const [, block, attributes] of blocks) {
      expect(files.has(`blocks/${block}/block.json`), block).toBe(true)
      if (attributes) expect(() => JSON.parse(attributes)).not.toThrow()
    }
  }
})

test('Translators find the sentences of PHP, of the editor and of the descriptions', () => {
  const template = read('languages/mrp-widgets.pot')
  for (const text of ['Home page', 'Add entry', 'Section title.', 'Questions and answers'])
    expect(template).toContain(`msgid ${JSON.stringify(text)}\n`)
})

test('The zip has one folder with every file, and the same files give the same bytes', async () => {
  const zip = zipped(files)
  const entries = unzipSync(zip)
  expect(Object.keys(entries)).toEqual([...files.keys()].sort().map(path => `mrp-widgets/${path}`))
  expect(new TextDecoder().decode(entries['mrp-widgets/readme.txt'])).toBe(read('readme.txt'))
  const again = zipped(await generated(elements, new Map(), own.version))
  expect(Buffer.compare(zip, again)).toBe(0)
})
