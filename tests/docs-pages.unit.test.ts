import { expect, test } from 'vitest'
import { htmlOf } from '../demo-host/build/page-type.ts'
import { neighboursOf, tasksBeside } from '../demo-host/docs/contents.ts'
import { readDocsPage } from '../demo-host/docs/docs.ts'
import { inBoxes, inCards } from '../demo-host/docs/layout.ts'
import { render } from '../demo-host/docs/markdown.ts'
import { stock } from '../demo-host/settings/settings.ts'

// How the site renders the Markdown of the docs.

const files = new Map([
  ['/docs/', 'docs/README.md'],
  ['/docs/partners', 'docs/partners.md'],
  ['/docs/editors/', 'docs/editors/README.md'],
  ['/docs/security', 'SECURITY.md'],
])

const html = (text: string, file = 'docs/partners.md'): string => htmlOf(render(file, text, files).children)

test('HTML in a file is text on the page, and so is a link to a script', () => {
  expect(html('<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)>')
  expect(html('[a](javascript:alert)')).not.toContain('<a')
})

test.for([
  ['editors/README.md', '/docs/editors/'],
  ['README.md#partners', '/docs/#partners'],
  ['../SECURITY.md#framing', '/docs/security#framing'],
  ['#send', '#send'],
] as const)('A link to %s leads to %s', ([link, href]) => {
  expect(html(`[words](${link})`)).toBe(`<p><a href="${href}">words</a></p>`)
})

test('Of a link to a file that is no page, the words stay', () => {
  expect(html('See [the `loader`](../src/entries/autoload.ts), [partners](partners.md).')).toBe(
    '<p>See the <code>loader</code>, <a href="/docs/partners">partners</a>.</p>',
  )
})

test('A heading that comes again has a number in its anchor, as on GitHub', () => {
  expect(render('docs/partners.md', '# `a` & b\n\n## Send\n\n## Send', files).headings).toEqual([
    { level: 1, text: 'a & b', anchor: 'a--b' },
    { level: 2, text: 'Send', anchor: 'send' },
    { level: 2, text: 'Send', anchor: 'send-1' },
  ])
})

/** Code as it is read: without the marks of its colours. */
const plain = (shown: string): string => shown.replace(/<\/?span[^>]*>/g, '')

test('Pages are neighbours in the order of the list as it is now', () => {
  const before = (list: string) =>
    htmlOf(
      [neighboursOf('/docs/partners', tasksBeside('/docs/partners', list, files))].flatMap(one => one ?? []),
    )
  const links = ['[Editors](editors/README.md)', '[Partners](partners.md)', '[Security](../SECURITY.md)']
  expect(before(`## Readers\n${links.join(' ')}`)).toMatch(/← Editors.*Security →/)
  expect(before(`## Readers\n${links.toReversed().join(' ')}`)).toMatch(/← Security.*Editors →/)
})

test('Code has the colours of its language, and a language that is not known has none', () => {
  const shown = html('```ts\nconst a = "b" // c\n```')
  expect(shown).toContain('<span class="word">const</span> a = <span class="value">"b"</span>')
  expect(shown).toContain('<span class="note">// c</span>')
  expect(html('```text\nconst a\n```')).toContain('<code>const a\n</code>')
})

test('Code that is marked as live is shown, and its elements are below it, without the script', () => {
  const shown = html(
    '```html live\n<script src="https://widgets.example/mrp-widgets.js"></script>\n<mrp-faq></mrp-faq>\n```',
  )
  expect(plain(shown)).toContain('&lt;script src=')
  expect(shown).toMatch(/<div class="example">[\s\S]*<mrp-faq theme="auto"><\/mrp-faq>\n<\/div>/)
  expect(shown).not.toContain('<script')
  expect(html('```html\n<mrp-faq></mrp-faq>\n```')).not.toContain('<mrp-faq>')
})

test('A snippet has the site’s own address, and an example loads from the site itself', () => {
  const text =
    '`https://widgets.example`\n\n```html live\n<mrp-faq><a href="https://widgets.example/a">A</a></mrp-faq>\n```'
  const { children } = render('docs/partners.md', text, files, 'https://www.acme.com/mrp')
  const shown = htmlOf(children)
  expect(shown).toContain('<code>https://www.acme.com/mrp</code>')
  expect(plain(shown)).toContain('&lt;a href="https://www.acme.com/mrp/a">')
  expect(shown).toContain('<mrp-faq theme="auto"><a href="/a">')
})

test('Until the site has an origin, its snippets keep the stand-in, which is on no machine', async () => {
  const shown = async (origin: string) => {
    const page = await readDocsPage('/docs/partners', { ...stock, origin })
    return plain(htmlOf(page?.main ?? []))
  }
  expect(await shown(stock.origin)).toContain('"https://widgets.example/mrp-widgets.js"')
  expect(await shown(stock.origin)).not.toContain('localhost')
  expect(await shown('https://www.acme.com')).toContain('"https://www.acme.com/mrp-widgets.js"')
})

test('The first paragraph says what a page is about, without marks', () => {
  const { summary } = render(
    'docs/partners.md',
    '# Partners\n\nAfter **this** [page](README.md),\nuse `x`.\n\nMore.',
    files,
  )
  expect(summary).toBe('After this page, use x.')
})

test('In place of a Mermaid diagram stands the picture that its file has beside it', () => {
  const shown = html('# Rooms\n\n```mermaid\nflowchart TD\n  a --> b\n```', 'docs/architecture.md')
  expect(shown).toMatch(/<div class="table"[^>]*><svg [^>]*role="img" aria-label=/)
  expect(shown).not.toContain('--&gt;')
})

test('A description is of whole sentences that a search engine shows', () => {
  const long = `${'One sentence of the page. '.repeat(5)}Another that is too much for the list of what was found.`
  expect(render('docs/partners.md', `# P\n\n${long}`, files).summary).toBe(
    'One sentence of the page. '.repeat(5).trim(),
  )
})

test('On the first page, what is said of a page is below the link to it, without the colon', () => {
  const { children } = render(
    'docs/README.md',
    '# D\n\n## Begin\n\n- [Partners](partners.md): one, two',
    files,
  )
  expect(htmlOf(inCards(children))).toContain(
    '<li><a href="/docs/partners">Partners</a><span>one, two</span></li>',
  )
})

test('In a table of three columns, each cell has the name of its column, for phones; one of two needs none', () => {
  const wide = html('# T\n\n| a | b | c |\n| --- | --- | --- |\n| 1 | `2` | 3 |')
  expect(wide).toContain('<table class="rows">')
  expect(wide).toContain('<td data-name="b"><code>2</code></td>')
  expect(html('# T\n\n| a | b |\n| --- | --- |\n| 1 | 2 |')).not.toContain('data-name')
})

test('Messages that share an answer stand in one box with it, and the next message has a box of its own', () => {
  const { children } = render('docs/partners.md', '### `a`\n### `b`\nOne.\n\n### `c`\nTwo.\n\n### d', files)
  const shown = htmlOf(inBoxes(children)).replace(/\n/g, '')
  expect(
    shown.match(/<section class="message">.*?<\/section>/g)?.map(box => box.match(/<code>.|O|T/g)),
  ).toEqual([
    ['<code>a', '<code>b', 'O'],
    ['<code>c', 'T'],
  ])
  expect(shown).toMatch(/<\/section><h3 id="d">/)
  const reference = render('docs/reference.md', '## `<mrp-faq>`\nOne.\n', files).children
  expect(htmlOf(inBoxes(reference))).not.toContain('section')
})

test('Apostrophes are curly, but for those in code', () => {
  expect(html("The page's `a's`'s, visitors' and 'b'.")).toBe(
    "<p>The page’s <code>a's</code>’s, visitors’ and 'b'.</p>",
  )
})
