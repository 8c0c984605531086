import { readFile } from 'node:fs/promises'
import { runInNewContext } from 'node:vm'
import type { Page } from 'playwright'
import rehypeParse from 'rehype-parse'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import sanitizeHtml from 'sanitize-html'
import { unified } from 'unified'
import { expect, inject, test } from 'vitest'
import { openInTurn } from '../support/chromium.ts'
import { snippetUnder } from '../support/docs-snippet.ts'
import { scriptTag, servePage } from '../support/form-page.ts'

// What strangers write, through what docs/editors/sanitizers.md tells sites that show it: nothing of it asks for an
// element, and the page's own form stands beside it.

const visit = openInTurn()
const site = inject('site')
const docs = 'docs/editors/sanitizers.md'
const purify = await readFile('node_modules/dompurify/dist/purify.min.js', 'utf8')

declare const DOMPurify: { sanitize(html: string): string }

/** What DOMPurify does in the page, with its snippet or as it is. */
async function inPage(page: Page, code: string, comment: string): Promise<string> {
  await page.addScriptTag({ content: purify })
  return page.evaluate(`(comment => { ${code}; return clean })(${JSON.stringify(comment)})`)
}

const wishes = [
  '<p data-mrp="demo-form">Place</p>',
  '<p data-mrp="config" data-email-origin="https://evil.example">Settings</p>',
  '<P DATA-MRP="site-header">Capitals</P>',
  '<svg data-mrp="demo-form"><text>Picture</text></svg>',
  '<button data-mrp-open="demo-form">Button</button>',
  '<b data-mrp-open>Bold</b>',
  `<a href="${site}/demo">Link</a>`,
  '<a href="#" data-mrp-open>Opener</a>',
  '<mrp-demo-form>Tag</mrp-demo-form>',
  '<mrp-config contact-email="evil@evil.example"></mrp-config>',
  '<iframe src="https://evil.example/embed/demo-form/"></iframe>',
  '</div></div><p data-mrp="demo-form">Outside</p>',
]
const comment = wishes.join('\n')

type Strip = (page: Page) => Promise<string> | string
const strips: readonly (readonly [string, Strip])[] = [
  ['DOMPurify', page => inPage(page, snippetUnder('Strip with DOMPurify', docs), comment)],
  [
    'sanitize-html',
    () =>
      runInNewContext(`${snippetUnder('Strip with sanitize-html', docs)}; clean`, { sanitizeHtml, comment }),
  ],
  [
    'sanitize-html that keeps data attributes',
    () =>
      runInNewContext(`${snippetUnder('Strip with sanitize-html', docs)}; clean`, {
        sanitizeHtml: (html: string, options: object) =>
          sanitizeHtml(html, {
            ...options,
            allowedTags: [...sanitizeHtml.defaults.allowedTags, 'button'],
            allowedAttributes: { '*': ['data-*', 'href'] },
          }),
        comment,
      }),
  ],
]

test.for(strips)('Stripped by %s, strangers’ HTML makes no element', async ([, strip]) => {
  const { page } = await visit('/robots.txt')
  const left = await strip(page)
  await servePage(`<div id="comments">${left}</div><div data-mrp="demo-form"></div>${scriptTag}`)(page)
  await page.goto('/try.html')
  await page.getByRole('button', { name: 'Request a Demo' }).waitFor()
  const asking = await page
    .locator('#comments')
    .evaluate((comments: HTMLElement) =>
      [...comments.querySelectorAll('[data-mrp],[data-mrp-open],iframe,mrp-demo-form,mrp-config')].map(
        ({ outerHTML }) => outerHTML,
      ),
    )
  expect(asking).toEqual([])
  expect(await page.locator('mrp-demo-form').count()).toBe(1)
  expect(await page.getByRole('link', { name: 'Link' }).getAttribute('href')).toBe(`${site}/demo`)
  expect(await page.getByText('Place').isVisible()).toBe(true)
})

/** What of the ways in is left, in the order of the page's table. */
const kept = (html: string) => [html.includes('data-mrp="demo-form"'), html.includes('<mrp-demo-form')]

test('What each sanitizer keeps as it is, is what the table says', async () => {
  const { page } = await visit('/robots.txt')
  const rehype = unified().use(rehypeParse, { fragment: true }).use(rehypeSanitize).use(rehypeStringify)
  const left = {
    DOMPurify: await inPage(page, 'const clean = DOMPurify.sanitize(comment)', comment),
    'sanitize-html': sanitizeHtml(comment),
    'rehype-sanitize': String(rehype.processSync(comment)),
  }
  const text = await readFile(docs, 'utf8')
  for (const [name, html] of Object.entries(left)) {
    const row = new RegExp(`^\\| ${name} \\| (.*) \\|$`, 'm').exec(text)?.[1]?.split(' | ')
    expect(row, name).toEqual(kept(html).map(is => (is ? 'kept' : 'removed')))
  }
})
