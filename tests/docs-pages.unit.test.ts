import { expect, test } from 'vitest'
import { render } from '../demo-host/docs/markdown.ts'

// How the site renders the Markdown of the docs.

const files = new Map([
  ['/docs/', 'docs/README.md'],
  ['/docs/partners', 'docs/partners.md'],
  ['/docs/editors/', 'docs/editors/README.md'],
  ['/docs/security', 'SECURITY.md'],
])

const html = (text: string, file = 'docs/partners.md'): string => render(file, text, files).html

test('HTML in a file is text on the page, and so is a link to a script', () => {
  expect(html('<img src=x onerror=alert(1)>')).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>\n')
  expect(html('[a](javascript:alert)')).not.toContain('<a')
})

test.for([
  ['editors/README.md', '/docs/editors/'],
  ['README.md#partners', '/docs/#partners'],
  ['../SECURITY.md#framing', '/docs/security#framing'],
  ['#send', '#send'],
] as const)('A link to %s leads to %s', ([link, href]) => {
  expect(html(`[words](${link})`)).toBe(`<p><a href="${href}">words</a></p>\n`)
})

test('Of a link to a file that is no page, the words stay', () => {
  expect(html('See [the `loader`](../src/entries/autoload.ts), [partners](partners.md).')).toBe(
    '<p>See the <code>loader</code>, <a href="/docs/partners">partners</a>.</p>\n',
  )
})

test('A heading that comes again has a number in its anchor, as on GitHub', () => {
  expect(render('docs/partners.md', '# `a` & b\n\n## Send\n\n## Send', files).headings).toEqual([
    { level: 1, text: 'a & b', anchor: 'a--b' },
    { level: 2, text: 'Send', anchor: 'send' },
    { level: 2, text: 'Send', anchor: 'send-1' },
  ])
})

test('Code that is marked as live is shown, and its elements are below it, without the script', () => {
  const shown = html(
    '```html live\n<script src="https://widgets.example/mrp-widgets.js"></script>\n<mrp-faq></mrp-faq>\n```',
  )
  expect(shown).toContain('&lt;script src=')
  expect(shown).toMatch(/<div class="example">[\s\S]*<mrp-faq><\/mrp-faq>\n<\/div>/)
  expect(shown).not.toContain('<script')
  expect(html('```html\n<mrp-faq></mrp-faq>\n```')).not.toContain('<mrp-faq>')
})

test('The first paragraph says what a page is about, without marks', () => {
  const { summary } = render(
    'docs/partners.md',
    '# Partners\n\nAfter **this** [page](README.md),\nuse `x`.\n\nMore.',
    files,
  )
  expect(summary).toBe('After this page, use x.')
})

test('A Mermaid diagram is a picture, and a list beside it', () => {
  const shown = html(
    '# Imports\n\n```mermaid\nflowchart TD\n  a --> b\n  b --> c\n  a --> c\n  a --> <d>\n```',
  )
  expect(shown).toMatch(/<svg [^>]*role="img" aria-labelledby="imports"/)
  expect([...shown.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, name]) => name).sort()).toEqual([
    '&lt;d&gt;',
    'a',
    'b',
    'c',
  ])
  expect(shown.match(/<path /g)).toHaveLength(4)
  expect([...shown.matchAll(/<li>(.*?)<\/li>/g)].map(([, entry]) => entry)).toEqual([
    'a → b, c, &lt;d&gt;',
    'b → c',
  ])
  expect(shown).not.toMatch(/<code|style=/)
})

test('In a picture, each box stands above those that its arrows lead to, and no two boxes meet', () => {
  const arrows = ['a --> b', 'b --> c', 'c --> d', 'a --> d', 'e --> d', 'e --> c', 'f --> b']
  const shown = html(`# X\n\n\`\`\`mermaid\nflowchart TD\n${arrows.join('\n')}\n\`\`\``)
  const boxes = new Map(
    [...shown.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"[^>]*><text[^>]*>(\w)</g)].map(
      ([, x, y, width, name = '']) => [name, { x: Number(x), y: Number(y), end: Number(x) + Number(width) }],
    ),
  )
  expect(boxes.size).toBe(6)
  const at = (name = '') => boxes.get(name) ?? { x: 0, y: 0, end: 0 }
  for (const arrow of arrows) {
    const [from, to] = arrow.split(' --> ')
    expect(at(from).y).toBeLessThan(at(to).y)
  }
  for (const [name, box] of boxes)
    for (const [other, { x, y, end }] of boxes)
      if (name < other && y === box.y) expect(end < box.x || x > box.end).toBe(true)
})

test('A description is of whole sentences that a search engine shows', () => {
  const long = `${'One sentence of the page. '.repeat(5)}Another that is too much for the list of what was found.`
  expect(render('docs/partners.md', `# P\n\n${long}`, files).summary).toBe(
    'One sentence of the page. '.repeat(5).trim(),
  )
})
