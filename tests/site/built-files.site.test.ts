import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { SourceMap } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { scriptTag, servePage } from '../support/form-page.ts'

const visit = openChromium()

const hashes: Readonly<Record<string, string>> = JSON.parse(await readFile('dist/integrity.json', 'utf8'))

const pinned = (integrity: string | undefined) =>
  `<script type="module" src="/mrp-widgets.js" integrity="${integrity}" crossorigin></script><mrp-timeline></mrp-timeline>`

test('`dist/integrity.json` has the SRI hash of every file', async () => {
  const entries = await readdir('dist', { recursive: true, withFileTypes: true })
  // The folder `wordpress/mrp-widgets` is in the plugin's zip, and no page loads what editors copy.
  const files = entries.filter(
    entry =>
      entry.isFile() &&
      entry.name !== 'integrity.json' &&
      !/wordpress.mrp-widgets|dist.editors/.test(entry.parentPath),
  )
  expect(Object.keys(hashes)).toHaveLength(files.length)
  for (const [path, hash] of Object.entries(hashes)) {
    const bytes = await readFile(join('dist', path))
    expect(hash, path).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`)
  }
})

test('The names of chunks carry a hash, those of entries do not', () => {
  const chunks = Object.keys(hashes).filter(path => path.includes('chunks/'))
  expect(chunks.length).toBeGreaterThan(0)
  for (const path of chunks) expect(path).toMatch(/-[\w-]{7,8}\.js(\.map)?$/)
  expect(hashes).toHaveProperty(['mrp-widgets.js'])
  expect(hashes).toHaveProperty(['elements/mrp-demo-form.js'])
})

test('The script tag with its hash runs, and with another one does not', async () => {
  const right = await visit(pinned(hashes['mrp-widgets.js']))
  await right.page.locator('mrp-timeline').getByRole('heading').first().waitFor()
  const wrong = await visit(pinned(hashes['elements/mrp-hero.js']))
  await expect.poll(() => wrong.complaints.join()).toContain('integrity')
  expect(await wrong.page.evaluate(() => customElements.get('mrp-timeline') === undefined)).toBe(true)
})

// The map beside each built file leads from a position in a stack trace to its line in `src`.

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

// Pictures are planned when the site is built: whoever looks at one loads no engine.

/** A sentence of the engine, which stands in no other code. */
const engine = 'The bill of materials has a circle'

/** The elements that plan in the browser, when somebody changes something in them. */
const planning = ['mrp-hero.js', 'mrp-planner.js']

/** Returns the files that a file cannot do without, itself included. */
async function filesOf(file: string, known = new Set<string>()): Promise<ReadonlySet<string>> {
  if (known.has(file)) return known
  known.add(file)
  const code = await readFile(file, 'utf8')
  const imported = [...code.matchAll(/(?:\bfrom|^import|;import) ?["'](\.[^"']+)["']/gm)]
  for (const [, path = ''] of imported) await filesOf(join(dirname(file), path), known)
  return known
}

async function planningIn(folder: string): Promise<readonly string[]> {
  const files = (await readdir(folder)).filter(file => file.endsWith('.js') && !planning.includes(file))
  expect(files.length).toBeGreaterThan(15)
  const found: string[] = []
  for (const file of files) {
    for (const used of await filesOf(join(folder, file)))
      if ((await readFile(used, 'utf8')).includes(engine)) found.push(`${file}: ${used}`)
  }
  return found
}

test('The engine is in the npm package’s planner', async () => {
  const files = await Promise.all(
    [...(await filesOf('dist/npm/planner.js'))].map(file => readFile(file, 'utf8')),
  )
  expect(files.join('\n')).toContain(engine)
})

test.for(['dist/elements', 'dist/npm/elements'])('No picture in %s brings the engine', async folder => {
  expect(await planningIn(folder)).toEqual([])
})

test('Nothing that a page runs before the touch brings the engine', async () => {
  const first = [...(await filesOf('dist/mrp-widgets.js')), ...(await filesOf('dist/embed-page.js'))]
  const codes = await Promise.all(first.map(file => readFile(file, 'utf8')))
  expect(codes.filter(code => code.includes(engine))).toEqual([])
})

// The built files that prerender, each in a Node of its own.

/** Prerenders a page; Node ends after whatever that has begun. */
const script = (file: string, html: string): string => `
import { prerender } from ${JSON.stringify(resolve(file))}
const html = await prerender(${JSON.stringify(html)})
console.log(html.split('shadowrootmode').length - 1)
`

const page =
  '<mrp-config analytics="dataLayer" theme="&#x1b;[2J"></mrp-config><mrp-account provider="cloud"></mrp-account><mrp-faq></mrp-faq>'

test.for(['dist/ssr.js', 'dist/npm/ssr.js'])(
  '%s takes the settings of a page, starts nothing that they ask for, and tells the log what it can take',
  file => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', script(file, page)],
      {
        encoding: 'utf8',
        // The test runner's own would make it a build for development.
        env: { ...process.env, NODE_ENV: 'production' },
      },
    )
    expect(stderr).toContain('attribute "theme": "\\u{1b}[2J" is not one of')
    expect(stderr).not.toContain('\u001b')
    expect({ status, stdout }).toEqual({ status: 0, stdout: '3\n' })
  },
)
