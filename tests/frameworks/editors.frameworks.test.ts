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

/** Sets each of these texts in CKEditor 5, and returns what it would save of them. */
async function throughCkEditor(page: Page, ...texts: readonly string[]): Promise<readonly string[]> {
  await page.setContent('<div id="editor"></div>')
  await page.addScriptTag({ path: inPackage('ckeditor5/dist/browser/ckeditor5.umd.js') })
  const snippet = snippetUnder('CKEditor 5 and Quill', join(root, 'docs/editors/README.md'))
  return page.evaluate(`(async ({ ClassicEditor, Essentials, Paragraph, GeneralHtmlSupport, Heading, Link, List, Table }) => {
    const editor = await ClassicEditor.create(document.querySelector('#editor'), {
      licenseKey: 'GPL',
      plugins: [Essentials, Paragraph, GeneralHtmlSupport, Heading, Link, List, Table],
      ${snippet}
    })
    return ${JSON.stringify(texts)}.map(text => {
      editor.setData(text)
      return editor.getData()
    })
  })(CKEDITOR)`)
}

/** What an element shows of the list inside it, as the build paints it into a page. */
async function paint(tag: string, list: string): Promise<string> {
  const html = await prerender(`<${tag}>${list}</${tag}>`)
  return html.slice(0, html.indexOf('</template>')).replace(/ data-list="[^"]*"/, '')
}

const inDiv = (tag: string, list: string) => `<div data-mrp="${tag.replace('mrp-', '')}">${list}</div>`

test('CKEditor 5 keeps the list of each element in a div; our tags it takes away, and leaves what is inside', async () => {
  const { page } = await visit()
  // It takes a link without an address for none.
  const lists = Object.entries(listExamples).map(
    ([tag, { content }]) => [tag, content.replaceAll('<a>', '<a href="/ask">')] as const,
  )
  const tagged = '<mrp-demo-form><a href="/demo">Request a demo</a></mrp-demo-form>'
  const divs = lists.map(([tag, list]) => inDiv(tag, list))
  const [withoutTag, ...left] = await throughCkEditor(page, tagged, ...divs)
  expect(withoutTag).toBe('<p><a href="/demo">Request a demo</a></p>')
  for (const [index, [tag, list]] of lists.entries()) {
    const kept = left[index] ?? ''
    expect.soft(kept, tag).toMatch(/^<div data-mrp="[a-z-]+">/)
    expect.soft(await paint(tag, kept.replace(/^<div.*?>|<\/div>$/g, '')), tag).toBe(await paint(tag, list))
  }
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
