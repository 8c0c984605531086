import { readdir, readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { scriptTag, servePage } from '../support/form-page.ts'

// The map beside each built file leads from a position in a stack trace to its line in `src`.

const visit = openChromium()

interface Position {
  readonly url: string
  readonly lineNumber: number
  readonly columnNumber: number
}

/** Where the page's first warning with these words came from: the path and the line in the source. */
async function warned(
  body: string,
  words: RegExp,
): Promise<{ readonly path: string; readonly line: string }> {
  const { page } = await visit('/robots.txt', servePage(scriptTag + body))
  const warning = page.waitForEvent('console', message => words.test(message.text()))
  await page.goto('/try.html')
  return sourceOf((await warning).location())
}

async function sourceOf({ url, lineNumber, columnNumber }: Position) {
  const { pathname } = new URL(url)
  const map = new SourceMap(JSON.parse(await readFile(`dist${pathname}.map`, 'utf8')))
  const entry = map.findEntry(lineNumber, columnNumber)
  if (!('originalSource' in entry)) throw new Error(`Nothing leads from ${pathname} to a source.`)
  const path = entry.originalSource.replace(/^(\.\.\/)+/, '').replace(/\?.*/, '')
  const source = await readFile(path, 'utf8')
  return { path, line: source.split('\n')[entry.originalLine] ?? '' }
}

test.for([
  ['the first file', scriptTag.replace('.js', '.js?twice'), /is here already/, 'src/entries/autoload.ts'],
  [
    'a file with data of the build in it',
    '<mrp-faq><main></main></mrp-faq>',
    /is not closed/,
    'src/loader/paint.ts',
  ],
  [
    'the code of an element',
    '<mrp-demo-form mode="window"></mrp-demo-form>',
    /mode/,
    'src/custom-element/properties.ts',
  ],
] as const)('A warning of %s is found at its line', async ([, body, words, path]) => {
  const found = await warned(body, words)
  expect(found.path).toBe(path)
  expect(found.line).toContain('console.warn(')
})

test('No file asks visitors for its map', async () => {
  expect(await readFile('dist/mrp-widgets.js', 'utf8')).not.toContain('sourceMappingURL')
})

test('The maps stay in `dist`: the site has none', async () => {
  expect((await readdir('dist/chunks')).filter(file => file.endsWith('.map'))).not.toEqual([])
  expect((await readdir('demo-host/dist', { recursive: true })).filter(file => /\.map\b/.test(file))).toEqual(
    [],
  )
})
