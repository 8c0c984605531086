import { readFileSync } from 'node:fs'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { afterEach, expect, test } from 'vitest'
import { listExamples } from '../support/list-examples.ts'
import { php } from './support/php.ts'

// What PHP paints is what `prerender()` gives for the tag that PHP wrote: else the element would be rendered again.

const { elements }: { elements: Record<string, { attributes: Record<string, Attribute> }> } = JSON.parse(
  readFileSync('dist/wordpress/mrp-widgets/elements.json', 'utf8'),
)

interface Attribute {
  readonly kind: string
  readonly choices?: readonly string[]
}

const { prerender }: { prerender: (html: string) => Promise<string> } = await import(
  '../../dist/ssr.js' as string
)

/** A tag with what its author gave, in a page of a language. */
interface Case {
  readonly tag: string
  readonly given: Readonly<Record<string, unknown>>
}

/** Returns the markup of each case, as the site prints it. */
const printed = (cases: readonly Case[], settings: object = {}, locale = 'en_US'): readonly string[] =>
  php(
    `update_option('mrp_widgets_settings', $given['settings']);
     add_filter('determine_locale', fn() => $given['locale']);
     return array_map(fn($case) => MrpWidgets\\markup($case['tag'], (array) $case['given']), $given['cases']);`,
    { cases, settings, locale },
  ) as readonly string[]

/** The same tag without what PHP put into it. */
const unpainted = (html: string) => html.replace(/<template shadowrootmode[\s\S]*<\/template>/, '')

type Node = DefaultTreeAdapterTypes.Node

/** A tree without the order of attributes, which means nothing, and without the content's print, which PHP does not make. */
function treeOf(node: Node): unknown {
  if ('value' in node) return node.value
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []
  const written = 'attrs' in node ? node.attrs.filter(({ name }) => name !== 'data-list') : []
  const attributes = written.map(({ name, value }) => `${name}=${value}`).sort()
  return [node.nodeName, attributes, ...children.map(treeOf)]
}

/** Compares with the same tag prerendered, in a page of a language and behind what stands around it. */
async function expectEqual(html: string, around = '', language = 'en'): Promise<void> {
  const page = await prerender(`<div lang="${language}">${around}${unpainted(html)}</div>`)
  const [tag = ''] = /^<[a-z-]+/.exec(html) ?? []
  const theirs = page.slice(page.lastIndexOf(tag), -'</div>'.length)
  expect(treeOf(parseFragment(html)), html.slice(0, 100)).toEqual(treeOf(parseFragment(theirs)))
}

const isPainted = (html: string) => html.includes('<template shadowrootmode')

afterEach(() => {
  php("delete_option('mrp_widgets_settings');")
})

test('An element without attributes is painted as it is prerendered', async () => {
  const tags = Object.keys(elements)
  const all = printed(tags.map(tag => ({ tag, given: {} })))
  for (const html of all.filter(isPainted)) await expectEqual(html)
  const left = tags.filter((_, at) => !isPainted(all[at] ?? ''))
  // Its form lies in the page itself, for password managers.
  expect(left).toEqual(['mrp-account'])
})

test('Texts and choices are painted as they are prerendered, whatever signs they hold', async () => {
  const hostile = `5 > 3 & "it's" -- <b>é</b> &amp; 🙂 $1 \\1 *`
  const escaped = hostile.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const cases = Object.entries(elements).flatMap(([tag, { attributes }]) =>
    Object.entries(attributes).flatMap(([name, { kind, choices }]): readonly Case[] => {
      if (kind === 'choice') return (choices ?? []).map(choice => ({ tag, given: { [name]: choice } }))
      if (kind === 'text' || kind === 'rich') return [{ tag, given: { [name]: escaped } }]
      return []
    }),
  )
  const all = printed(cases)
  for (const html of all.filter(isPainted)) await expectEqual(html)
  expect(all.filter(isPainted).length).toBeGreaterThan(100)
  expect(all.filter(html => !html.startsWith('<mrp-'))).toEqual([])
})

test('Several attributes at once are painted too', async () => {
  const [form = '', faq = ''] = printed([
    {
      tag: 'mrp-demo-form',
      given: {
        'full-name': 'Ann',
        'company-name': 'AT&amp;T',
        'sku-count': '&lt;100',
        'erp-system': 'SAP',
        theme: 'dark',
      },
    },
    { tag: 'mrp-faq', given: { heading: 'Is 5 &gt; 3?', theme: 'auto' } },
  ])
  expect(isPainted(form) && isPainted(faq)).toBe(true)
  await expectEqual(form)
  await expectEqual(faq)
})

test('A rich heading stands in its slot, and the rest is painted', async () => {
  const [html = ''] = printed([
    { tag: 'mrp-faq', given: { heading: 'Ask <em>anything</em><script>1</script>' } },
  ])
  expect(html).toContain('<span slot="heading">Ask <em>anything</em>1</span>')
  await expectEqual(html)
})

test('A heading that no shell can show stands in its slot too', async () => {
  const [html = ''] = printed([
    { tag: 'mrp-page-intro', given: { heading: 'One &lt; two', lead: 'And so on.' } },
  ])
  expect(isPainted(html)).toBe(true)
  expect(html).toContain('<span slot="heading">One &lt; two</span>')
  await expectEqual(html)
})

test('A page in German gets the German form', async () => {
  const [html = ''] = printed([{ tag: 'mrp-demo-form', given: {} }], {}, 'de_AT')
  expect(html).toContain('Demo anfragen')
  await expectEqual(html, '', 'de-AT')
})

test('A form goes where the settings say, also without script', async () => {
  const endpoint = 'https://shop.example/hook?a=1&b=2'
  const [html = ''] = printed([{ tag: 'mrp-demo-form', given: {} }], { endpoint })
  expect(html).toContain('action="https://shop.example/hook?a=1&amp;b=2"')
  await expectEqual(html, `<mrp-config endpoint="${endpoint.replace('&', '&amp;')}"></mrp-config>`)
  const [mail = ''] = printed([{ tag: 'mrp-demo-form', given: {} }], {
    'contact-email': "o'neil+a@shop.example",
  })
  await expectEqual(mail, '<mrp-config contact-email="o\'neil+a@shop.example"></mrp-config>')
})

test('A stored endpoint that is no address of the web is not where a form goes', () => {
  const [html = ''] = printed([{ tag: 'mrp-demo-form', given: {} }], { endpoint: 'javascript:alert(1)' })
  expect(html).toContain('action="mailto:')
  expect(html).not.toContain('action="javascript')
})

test('A list that an author gave is the HTML inside the tag', () => {
  const [html = ''] = printed([
    { tag: 'mrp-faq', given: { items: [{ question: 'Is 5 &gt; 3?', answer: 'Yes.', other: 'no' }] } },
  ])
  expect(isPainted(html)).toBe(false)
  expect(html).toContain('<details><summary>Is 5 &gt; 3?</summary><p>Yes.</p></details>')
  expect(html).toMatch(/^<mrp-faq>/)
})

/** What prerendering makes of a tag, without the print of its content. */
const prerendered = async (html: string) =>
  /<template[\s\S]*<\/template>/.exec(await prerender(html))?.[0].replace(/ data-list="[^"]*"/, '')

test.for(Object.entries(listExamples))(
  'What PHP writes for a list of %s reads as what an editor writes',
  async ([tag, { content, lists }]) => {
    const [html = ''] = printed([{ tag, given: lists }])
    expect(html).toMatch(new RegExp(`^<${tag}>`))
    expect(await prerendered(html)).toBe(await prerendered(`<${tag}>${content}</${tag}>`))
  },
)

test.for(Object.entries(listExamples))(
  'WordPress keeps the HTML of a list of %s for an author, in a tag and in a div',
  async ([tag, { content }]) => {
    const saved = (html: string) =>
      php(
        `wp_set_current_user(get_user_by('login', 'author')->ID);
         kses_init();
         return wp_unslash(apply_filters('content_save_pre', wp_slash($given)));`,
        html,
      )
    // WordPress writes an attribute without a value, and an apostrophe, in its own way.
    const read = (html: unknown) => prerendered(`<${tag}>${html}</${tag}>`)
    for (const html of [`<${tag}>${content}</${tag}>`, `<div data-mrp="${tag.slice(4)}">${content}</div>`]) {
      const inside = String(saved(html)).replace(/^<[^>]*>|<\/[^>]*>$/g, '')
      expect(await read(inside)).toBe(await read(content))
    }
  },
)

test('In a list that an author gave, the link of a plan is a link, with the words of its button', () => {
  const plan = { name: 'Workshop', price: '49 €', href: '/buy', features: ['One site'], buttonText: 'Buy' }
  const [html = '', unsafe = ''] = printed([
    { tag: 'mrp-pricing-plans', given: { plans: [plan] } },
    { tag: 'mrp-pricing-plans', given: { plans: [{ ...plan, href: 'javascript:alert(1)' }] } },
  ])
  expect(html).toContain('<ul><li>One site</li></ul><p>49 €</p><a href="/buy">Buy</a></article>')
  expect(unsafe).not.toContain('<a ')
})

test('An address that could run a script is left out, and so is an attribute that the element does not have', () => {
  const [html = ''] = printed([
    { tag: 'mrp-demo-cta', given: { href: 'javascript:alert(1)', onclick: 'alert(1)' } },
  ])
  expect(html).toMatch(/^<mrp-demo-cta>/)
})

test.each(['pricing', './plan.json', '/plans', '#plans', '?plan=1', 'https://shop.example/a'])(
  'The address %s stays as it is',
  href => {
    const [html = ''] = printed([{ tag: 'mrp-demo-cta', given: { href } }])
    expect(html).toContain(` href="${href}"`)
  },
)

test('An address is no script, also where WordPress would mend it to one', () => {
  const [html = ''] = printed([{ tag: 'mrp-demo-cta', given: { href: 'javascript;//%E2%80%A8alert(1)' } }])
  expect(html).not.toContain('"javascript:')
})

test('A blank line in a list of texts stays, unless it is the last one', () => {
  const texts = php("return array_map(fn($given) => MrpWidgets\\field_value('texts', $given), $given);", [
    ['a', '', 'b', '', ''],
    ['a', null, 3],
    ['', ''],
  ])
  expect(texts).toEqual([['a', '', 'b'], ['a', '', '3'], null])
})
