import { Liquid } from 'liquidjs'
import { parseFragment } from 'parse5'
import { createSynchronousArrayLoader, createSynchronousEnvironment } from 'twing'
import { describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { editorElements, editorSettings } from '../../integrations/cms/elements.ts'
import { editorFiles } from '../../integrations/cms/write.ts'
import { elements } from '../../scripts/contract/definitions.ts'
import { propertyName } from '../../src/services/attribute-names.ts'
import { snippetUnder } from '../support/docs-snippet.ts'

// The files of dist/editors, as the build makes them from the descriptions.

const script = 'https://widgets.example/v1.2.3/mrp-widgets.js'
const files = await editorFiles(elements, '1.2.3', script)
const read = (path: string): string => {
  const text = files.get(path)
  if (text === undefined) throw new Error(`There is no ${path}.`)
  return text
}

const placed = Object.entries(editorElements(elements)).map(([tag, element]) => ({
  tag,
  name: tag.slice('mrp-'.length),
  ...element,
}))
const underscored = (name: string) => name.replaceAll('-', '_')

/** What an attacker would type into a text field. */
const hostile = `"><script>alert('x')</script>{{ 7 | times: 6 }}{% raw %}&amp;`

/** The attributes of the only element of some HTML. */
function attributesIn(html: string): Readonly<Record<string, string>> {
  const all = parseFragment(html.trim()).childNodes.filter(node => 'attrs' in node)
  expect(all).toHaveLength(1)
  const [element] = all
  return Object.fromEntries(element?.attrs.map(({ name, value }) => [name, value]) ?? [])
}

interface Setting {
  readonly id: string
  readonly type: string
  readonly label: string
  readonly options?: readonly { readonly value: string }[]
}

/** A block of Shopify's: what it prints, and its schema. */
function liquid(path: string) {
  const [, markup = '', schema = ''] =
    /^([\s\S]*)\{% schema %\}([\s\S]*)\{% endschema %\}\s*$/.exec(read(path)) ?? []
  const description: { name: string; target: string; settings: readonly Setting[] } = JSON.parse(schema)
  const print = (settings: object) =>
    new Liquid().parseAndRenderSync(markup, { block: { settings, shopify_attributes: '' } })
  return { ...description, print }
}

describe.each(placed)('<$tag>', ({ name, attributes }) => {
  const names = Object.keys(attributes)

  test('is an app block of Shopify, with a setting for each attribute', () => {
    const block = liquid(`shopify/blocks/${name}.liquid`)
    expect(block).toMatchObject({ target: 'section' })
    // The theme editor shows no more of it.
    expect(block.name.length).toBeLessThanOrEqual(25)
    expect(block.settings.map(({ id }) => id)).toEqual(names.map(underscored))
    for (const { type } of block.settings)
      expect(['text', 'textarea', 'checkbox', 'number', 'select']).toContain(type)
    const empty = Object.fromEntries(block.settings.map(({ id }) => [id, '']))
    expect(attributesIn(block.print({ ...empty, ...off(attributes) }))).toEqual({})
    const typed = Object.fromEntries(names.map(key => [underscored(key), hostile]))
    const expected = names.map(key => [key, attributes[key]?.kind === 'toggle' ? '' : hostile])
    expect(attributesIn(block.print(typed))).toEqual(Object.fromEntries(expected))
  })

  test('is a component of Drupal, with a prop for each attribute', () => {
    const component = parseYaml(read(`drupal/mrp_widgets/components/${name}/${name}.component.yml`))
    expect(Object.keys(component.props.properties)).toEqual(names.map(underscored))
    expect(component.libraryOverrides).toEqual({ dependencies: ['mrp_widgets/script'] })
    const source = read(`drupal/mrp_widgets/components/${name}/${name}.twig`)
    const twig = createSynchronousEnvironment(createSynchronousArrayLoader({ source }))
    const given = Object.fromEntries(
      names.map(key => [underscored(key), attributes[key]?.kind === 'list' ? [hostile] : hostile]),
    )
    const expected = names.map(key => {
      const kind = attributes[key]?.kind
      return [key, kind === 'toggle' ? '' : kind === 'list' ? JSON.stringify([hostile]) : hostile]
    })
    const printed = attributesIn(twig.render('source', given))
    // JSON escapes slashes, as PHP does.
    const plain = Object.entries(printed).map(([key, value]) => [key, value.replaceAll('\\/', '/')])
    expect(Object.fromEntries(plain)).toEqual(Object.fromEntries(expected))
    expect(attributesIn(twig.render('source', {}))).toEqual({})
  })

  test('is a code component of Webflow, with a prop for each attribute but lists', () => {
    const component = propertyName(`-${name}`)
    const declaration = read(`webflow/${component}.webflow.tsx`)
    expect(declaration).toContain(`import { ${component} } from 'mrp-widgets/react'`)
    expect([...declaration.matchAll(/^ {4}(\w+): props\.(\w+)\(/gm)].map(([, key]) => key)).toEqual(
      names.filter(key => attributes[key]?.kind !== 'list').map(propertyName),
    )
  })
})

const off = (attributes: Readonly<Record<string, { kind: string }>>) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([key, { kind }]) =>
      kind === 'toggle' ? [[underscored(key), false]] : [],
    ),
  )

interface Component {
  readonly name: string
  readonly schema: Readonly<
    Record<string, { readonly type: string; readonly component_whitelist?: string[] }>
  >
}

test('Storyblok has a component for each element, and one for the entries of each list', () => {
  const components: readonly Component[] = JSON.parse(read('storyblok/components.json'))
  const byName = new Map(components.map(component => [component.name, component]))
  expect(byName.size).toBe(components.length)
  for (const { tag, attributes } of placed) {
    const { schema = {} } = byName.get(underscored(tag)) ?? {}
    expect(Object.keys(schema)).toEqual(Object.keys(attributes).map(underscored))
    for (const [name, { kind, fields }] of Object.entries(attributes)) {
      const field = schema[underscored(name)]
      if (kind !== 'list') continue
      const [entries = ''] = field?.component_whitelist ?? []
      expect(Object.keys(byName.get(entries)?.schema ?? {})).toEqual(Object.keys(fields ?? {}))
    }
  }
})

interface ContentType {
  readonly sys: { readonly id: string }
  readonly displayField: string
  readonly fields: readonly {
    readonly id: string
    readonly items?: { readonly validations?: readonly { readonly linkContentType: readonly string[] }[] }
  }[]
}

test('Contentful has a content type for each element, and one for the entries of each list', () => {
  const { contentTypes }: { contentTypes: readonly ContentType[] } = JSON.parse(
    read('contentful/content-types.json'),
  )
  const byId = new Map(contentTypes.map(type => [type.sys.id, type]))
  expect(byId.size).toBe(contentTypes.length)
  for (const { sys, displayField, fields } of contentTypes) {
    expect(sys.id).toMatch(/^[a-zA-Z0-9-_.]{1,64}$/)
    expect(fields.map(({ id }) => id)).toContain(displayField)
    // Contentful takes fifty fields at most.
    expect(fields.length).toBeLessThanOrEqual(50)
    const linked = fields.flatMap(({ items }) => items?.validations ?? [])
    for (const id of linked.flatMap(({ linkContentType }) => linkContentType)) expect(byId.has(id)).toBe(true)
  }
  for (const { tag, attributes } of placed)
    expect(byId.get(propertyName(tag))?.fields.map(({ id }) => id)).toEqual([
      'entryTitle',
      ...Object.keys(attributes).map(propertyName),
    ])
})

test('Shopify’s embed has the script, and everything that <mrp-config> takes', () => {
  const { target, settings, print } = liquid('shopify/blocks/mrp-settings.liquid')
  const names = Object.keys(editorSettings(elements))
  expect(target).toBe('body')
  expect(settings.map(({ id }) => id)).toEqual(['script', ...names.map(underscored)])
  expect(print({ script, brand_name: hostile }).split('\n')[0]).toBe(
    `<script type="module" src="${script}"></script>`,
  )
  const [, tag = ''] = print({ brand_name: hostile }).split('\n')
  expect(attributesIn(tag)).toEqual({ 'brand-name': hostile })
})

test('Drupal’s library has the script of this version, as a module', () => {
  expect(parseYaml(read('drupal/mrp_widgets/mrp_widgets.libraries.yml'))).toEqual({
    script: {
      version: '1.2.3',
      js: { [script]: { type: 'external', attributes: { type: 'module' }, minified: true } },
    },
  })
  expect(parseYaml(read('drupal/mrp_widgets/mrp_widgets.info.yml'))).toMatchObject({ type: 'module' })
})

const { tagOf }: typeof import('../../integrations/cms/tag-of.js') = await import(
  `data:text/javascript,${encodeURIComponent(read('tag-of.js'))}`
)

test('tagOf writes a component of Storyblok as its tag', () => {
  const html = tagOf(
    'mrp_pricing_plans',
    {
      theme: 'dark',
      component: 'mrp_pricing_plans',
      _uid: '1',
      src: '',
      plans: [{ name: 'Small', features: 'One\nTwo', price: '', component: 'x', recommended: true }],
    },
    '<a href="/prices">Prices</a>',
  )
  expect(html).toMatch(/<a href="\/prices">Prices<\/a><\/mrp-pricing-plans>$/)
  const { theme, plans = '', ...others } = attributesIn(html)
  expect({ theme, others }).toEqual({ theme: 'dark', others: {} })
  expect(JSON.parse(plans)).toEqual([{ name: 'Small', features: ['One', 'Two'], recommended: true }])
})

test('tagOf writes an entry of Contentful as its tag', () => {
  const entries = [{ sys: { id: '1' }, fields: { question: hostile, answer: 'So.' } }]
  const { items = '', heading } = attributesIn(
    tagOf('mrpFaq', { entryTitle: 'Questions', heading: hostile, items: entries }),
  )
  expect(heading).toBe(hostile)
  expect(JSON.parse(items)).toEqual([{ question: hostile, answer: 'So.' }])
})

test('The example of Storyblok and Contentful shows our elements, and leaves out the rest', () => {
  const story = { content: { body: [{ component: 'mrp_faq', heading: 'Asked' }, { component: 'teaser' }] } }
  const sections = [
    { sys: { contentType: { sys: { id: 'mrpFaq' } } }, fields: { heading: 'Asked' } },
    { sys: { contentType: { sys: { id: 'teaser' } } }, fields: {} },
  ]
  const code = snippetUnder('Storyblok and Contentful', 'docs/editors/README.md')
  const run = new Function('tagOf', 'story', 'page', `${code}; return [fromStoryblok, fromContentful]`)
  const shown: string[] = run(tagOf, story, { fields: { sections } })
  const tag = '<mrp-faq heading="Asked"><a href="/help">Help</a></mrp-faq>'
  expect(shown.map(html => html.trim())).toEqual([tag, tag])
})

test.for(['script', 'mrp_config', 'mrp_none', '__proto__', 'constructor'])(
  'tagOf writes nothing for a component named %s',
  name => expect(tagOf(name, { heading: 'x' })).toBe(''),
)

test('tagOf writes no attribute that the element does not have, nor one of a handler', () =>
  expect(tagOf('mrp_faq', { onclick: 'x', endpoint: '/x', constructor: 'x', 'a"><b': 'x' })).toBe(
    '<mrp-faq></mrp-faq>',
  ))
