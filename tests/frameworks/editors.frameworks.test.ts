import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { snippetUnder } from '../support/docs-snippet.ts'
import { listExamples } from '../support/list-examples.ts'
import { openBrowser } from './browser.ts'

// What CKEditor 5, with the settings that the docs give, and Quill leave of lists that are HTML inside our markup.

const root = join(import.meta.dirname, '../..')
const inPackage = (path: string) => join(import.meta.dirname, 'node_modules', path)
const { prerender }: typeof import('../../src/entries/ssr.ts') = await import(
  pathToFileURL(join(root, 'dist/ssr.js')).href
)

const visit = openBrowser()

/** Sets a text in CKEditor 5, and returns what it would save. */
async function throughCkEditor(page: Page, html: string): Promise<unknown> {
  await page.setContent('<div id="editor"></div>')
  await page.addScriptTag({ path: inPackage('ckeditor5/dist/browser/ckeditor5.umd.js') })
  const snippet = snippetUnder('CKEditor 5 and Quill', join(root, 'docs/editors/README.md'))
  return page.evaluate(`(async ({ ClassicEditor, Essentials, Paragraph, GeneralHtmlSupport, Heading, Link, List, Table }) => {
    const editor = await ClassicEditor.create(document.querySelector('#editor'), {
      licenseKey: 'GPL',
      plugins: [Essentials, Paragraph, GeneralHtmlSupport, Heading, Link, List, Table],
      ${snippet}
    })
    editor.setData(${JSON.stringify(html)})
    return editor.getData()
  })(CKEDITOR)`)
}

/** What an element shows of the list inside it, as the build paints it into a page. */
async function paint(tag: string, list: string): Promise<string> {
  const html = await prerender(`<${tag}>${list}</${tag}>`)
  return html.slice(0, html.indexOf('</template>')).replace(/ data-list="[^"]*"/, '')
}

const inDiv = (tag: string, list: string) => `<div data-mrp="${tag.replace('mrp-', '')}">${list}</div>`

test.for(Object.entries(listExamples))(
  'CKEditor 5 keeps the list of %s in a div',
  async ([tag, { content }]) => {
    const { page } = await visit()
    // It takes a link without an address for none.
    const list = content.replaceAll('<a>', '<a href="/ask">')
    const left = String(await throughCkEditor(page, inDiv(tag, list)))
    expect(left).toMatch(/^<div data-mrp="[a-z-]+">/)
    expect(await paint(tag, left.replace(/^<div.*?>|<\/div>$/g, ''))).toBe(await paint(tag, list))
  },
)

test('CKEditor 5 takes our tags away, and leaves what is inside', async () => {
  const { page } = await visit()
  const left = await throughCkEditor(
    page,
    '<mrp-demo-form><a href="/demo">Request a demo</a></mrp-demo-form>',
  )
  expect(left).toBe('<p><a href="/demo">Request a demo</a></p>')
})

test('Quill keeps none of our markup', async () => {
  const { page } = await visit()
  await page.setContent('<div id="editor"></div>')
  await page.addScriptTag({ path: inPackage('quill/dist/quill.js') })
  const lists = Object.entries(listExamples).map(([tag, { content }]) => inDiv(tag, content))
  const left = await page.evaluate(`(html => {
    const editor = new Quill('#editor')
    editor.clipboard.dangerouslyPasteHTML(html)
    return editor.getSemanticHTML()
  })(${JSON.stringify(lists.join(''))})`)
  expect(left).toContain('<h3>Basic</h3>')
  expect(left).not.toMatch(/data-mrp|data-price|<(div|details|article)/)
})
