import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import type { Page } from 'playwright'
import rehypeParse from 'rehype-parse'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import sanitizeHtml from 'sanitize-html'
import { unified } from 'unified'
import { expect, inject, test } from 'vitest'
import { divMarkup, fallbackLink, tagMarkup } from '../../demo-host/embed/markup.ts'
import { openInTurn } from '../support/chromium.ts'
import { snippetUnder } from '../support/docs-snippet.ts'
import { localInbox, scriptTag, servePage } from '../support/form-page.ts'
import { listExamples } from '../support/list-examples.ts'
import { readLists } from '../support/read-lists.ts'

// What an editor or a sanitizer leaves of each snippet ends in a working form, always: with the settings that
// docs/editors/ gives, and without.

const visit = openInTurn()
const origin = inject('site')
const [tag, attributes] = ['mrp-demo-form', { 'company-name': 'Acme' }] as const
const markup = { tag, attributes, fallback: fallbackLink(tag, attributes, origin) }

const snippets = {
  tag: tagMarkup(markup),
  div: divMarkup(markup),
} as const

type Filter = (html: string, page: Page) => Promise<string> | string

const inPage =
  (file: string, run: (html: string) => string | Promise<string>): Filter =>
  async (html, page) => {
    await page.addScriptTag({ content: await readFile(file, 'utf8') })
    return page.evaluate(run, html)
  }

const purify = 'node_modules/dompurify/dist/purify.min.js'

declare const DOMPurify: { sanitize(html: string, options?: object): string }
declare const tinymce: {
  init(options: object): Promise<unknown>
  readonly activeEditor: { setContent(html: string): void; getContent(): string }
}

/** TinyMCE from the site's own address, as a page's author would serve it. A page starts it once. */
const tinyMce =
  (options: object): Filter =>
  async (html, page) => {
    if (!(await page.evaluate(() => 'tinymce' in globalThis))) await startTinyMce(page, options)
    return page.evaluate(text => {
      tinymce.activeEditor.setContent(text)
      return tinymce.activeEditor.getContent()
    }, html)
  }

async function startTinyMce(page: Page, options: object): Promise<void> {
  await page.route('**/tinymce/**', async route => {
    const path = new URL(route.request().url()).pathname.replace('/tinymce/', '')
    await route.fulfill({ path: `node_modules/tinymce/${path}` })
  })
  await page.evaluate(() => {
    document.body.innerHTML = '<textarea id="editor"></textarea>'
  })
  await page.addScriptTag({ url: '/tinymce/tinymce.min.js' })
  await page.evaluate(async settings => {
    await tinymce.init({
      selector: '#editor',
      license_key: 'gpl',
      base_url: '/tinymce',
      suffix: '.min',
      relative_urls: false,
      remove_script_host: false,
      ...settings,
    })
  }, options)
}

const rehype = (schema: typeof defaultSchema) => (html: string) =>
  String(
    unified()
      .use(rehypeParse, { fragment: true })
      .use(rehypeSanitize, schema)
      .use(rehypeStringify)
      .processSync(html),
  )

const page = 'docs/editors/sanitizers.md'
/** What the snippets for sanitizers allow. */
const allowed = snippetUnder('If your editors place elements', page)
const forTrusted = {
  dompurify: allowed + snippetUnder('Allow tags in DOMPurify', page),
  sanitizeHtml: allowed + snippetUnder('Allow tags in sanitize-html', page),
  rehype: allowed + snippetUnder('Allow tags in rehype-sanitize', page),
  tinymce: snippetUnder('TinyMCE', 'docs/editors/tinymce.md'),
}

/** What a snippet for TinyMCE gives to `init`. */
const tinyMceOptions = (): object => {
  const given: object[] = []
  runInNewContext(forTrusted.tinymce, { tinymce: { init: (options: object) => given.push(options) } })
  return { ...given[0] }
}

const purified =
  (snippet: string): Filter =>
  async (html, opened) => {
    await opened.addScriptTag({ content: await readFile(purify, 'utf8') })
    return opened.evaluate(`(article => { ${snippet}; return clean })(${JSON.stringify(html)})`)
  }

const filters: Readonly<Record<string, Filter>> = {
  'TinyMCE as it is': tinyMce({}),
  'TinyMCE with its two options': tinyMce(tinyMceOptions()),
  'DOMPurify as it is': inPage(purify, html => DOMPurify.sanitize(html)),
  'DOMPurify that lets our tags through': purified(forTrusted.dompurify),
  'setHTML as it is': (html, opened) =>
    opened.evaluate(text => {
      const place = document.createElement('div')
      ;(place as unknown as { setHTML(text: string): void }).setHTML(text)
      return place.innerHTML
    }, html),
  'sanitize-html as it is': html => sanitizeHtml(html),
  'sanitize-html that lets our tags through': html =>
    runInNewContext(`${forTrusted.sanitizeHtml}; clean`, { sanitizeHtml, article: html }),
  'rehype-sanitize as it is': rehype(defaultSchema),
  'rehype-sanitize that lets our tags through': rehype(
    runInNewContext(`${forTrusted.rehype}; schema`, { defaultSchema }),
  ),
}

test('`setHTML` takes a tag away with all that is inside: there, only a div will do', async () => {
  const { page } = await visit('/robots.txt')
  expect(await filters['setHTML as it is']?.(snippets.tag, page)).toBe('')
})

/** What several leave alike is tried once. */
const tried = new Set<string>()

test.for(Object.keys(filters))(
  'Each snippet through %s ends in one working form with its values, or in a link to it',
  async filter => {
    // One window for both: nothing is typed or sent in it that the next one could meet.
    const { page } = await visit('/robots.txt')
    const ways = filter === 'setHTML as it is' ? (['div'] as const) : (['tag', 'div'] as const)
    const all: string[] = []
    for (const way of ways) all.push((await filters[filter]?.(snippets[way], page)) ?? '')
    for (const [index, left] of all.entries()) {
      if (tried.has(left)) continue
      tried.add(left)
      await servePage(`<body>${localInbox}${left}${scriptTag}</body>`)(page)
      await page.goto('/try.html')

      // Where the tag was taken off, its fallback is left.
      if (!/<mrp-demo-form|data-mrp=/.test(left))
        await page.getByRole('link', { name: 'Request a demo' }).click()
      await page.getByRole('button', { name: 'Request a Demo' }).waitFor()
      // A prerendered page is there before its script takes the values from the address.
      const company = page.getByLabel('Company name')
      await expect.poll(() => company.inputValue(), { message: ways[index] ?? '' }).toBe('Acme')
      expect(await page.locator('mrp-demo-form').count(), ways[index]).toBe(1)
    }
  },
)

test.for(Object.keys(filters).filter(filter => !filter.endsWith('as it is')))(
  '%s lets through neither the settings’ tag nor a handler',
  async filter => {
    const { page: opened } = await visit('/robots.txt')
    const left = await filters[filter]?.(
      '<mrp-config email-origin="https://evil.example">Before</mrp-config><mrp-demo-form onclick="alert(1)" onpointerenter="alert(1)" company-name="Acme">Inside</mrp-demo-form><div data-mrp="demo-form" onclick="alert(1)">After</div>',
      opened,
    )
    expect(left).toContain('<mrp-demo-form company-name="Acme">')
    expect(left).toContain('<div data-mrp="demo-form">')
    expect(left).not.toMatch(/mrp-config|onclick|onpointerenter|alert/)
  },
)

/** With what the docs recommend for lists. */
const listFilters: Readonly<Record<string, Filter | undefined>> = {
  ...Object.fromEntries(
    Object.entries(filters).filter(([name]) => name.endsWith('that lets our tags through')),
  ),
  // How an address is written, the site that has the editor decides.
  TinyMCE: tinyMce({ ...tinyMceOptions(), convert_urls: false }),
}

test.for(Object.keys(listFilters))('Every list as HTML comes through %s as it was', async filter => {
  const { page: opened } = await visit('/robots.txt')
  // The tags that the snippet for TinyMCE names.
  const examples = Object.entries(listExamples).filter(
    ([name]) => filter !== 'TinyMCE' || /mrp-(faq|pricing-plans)$/.test(name),
  )
  const html = examples.map(([name, { content }]) => `<${name}>${content}</${name}>`).join('\n')
  const left = await listFilters[filter]?.(html, opened)
  for (const [name, { lists }] of examples) expect(readLists(`${left}`, name), name).toEqual(lists)
})
