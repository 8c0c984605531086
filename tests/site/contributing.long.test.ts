import { spawnSync } from 'node:child_process'
import { appendFile, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { start } from '../support/local-server.ts'

// What CONTRIBUTING.md has a newcomer do, followed to the letter in a copy of the project: the first change, and a new element.

const guide = await readFile('CONTRIBUTING.md', 'utf8')
const project = ['src', 'demo-host', 'docs', 'scripts', 'tests', 'dist-types', 'integrations', 'bench']
const files = [
  'package-lock.json',
  'LICENSE',
  'vite.config.ts',
  'vitest.config.ts',
  'tsconfig.json',
  'package.json',
  'biome.json',
  'biome-global-names.grit',
  'biome-page-arrays.grit',
  'biome-no-on-select.grit',
  '.gitignore',
]

let folder = ''
const at = (file: string) => join(folder, file)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mrp-newcomer-'))
  const isSource = (path: string) => !['dist', '.scripts', 'node_modules', '.cache'].includes(basename(path))
  for (const path of [...project, ...files, 'README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'])
    await cp(path, at(path), { recursive: true, filter: isSource })
  await symlink(resolve('node_modules'), at('node_modules'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** As a newcomer's shell has it: without what Vitest says of itself. */
const { NODE_ENV, VITEST, ...env } = process.env

/** Runs a program of the project in the copy, and fails with what it says. */
function run(...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env })
  expect(status === 0 ? '' : `${args.join(' ')}\n${stdout}${stderr}`).toBe('')
}

const sectionOf = (heading: string): string => guide.split(`\n## ${heading}\n`)[1]?.split(/^## /m)[0] ?? ''

/** The snippets of a section, without the list's indent. */
const snippetsOf = (heading: string): readonly string[] =>
  [...sectionOf(heading).matchAll(/^ {3}```tsx?\n([\s\S]*?)^ {3}```/gm)].map(([, code = '']) =>
    code.replace(/^ {3}/gm, ''),
  )

async function change(file: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(at(file), 'utf8')
  const changed = text.replace(from, () => to)
  expect([file, changed === text]).toEqual([file, false])
  await writeFile(at(file), changed)
}

test('The first change and the new element are formatted, typed, shown in two languages, and tested', async () => {
  const [hintTest = ''] = snippetsOf('Your first change, from branch to green checks')
  await appendFile(at('tests/request/demo-usability.browser.test.tsx'), `\n${hintTest}`)
  const hints = [...guide.matchAll(/^ {3}\| `(src\/words\/\S+)` \| `(.+)` \|$/gm)]
  expect(hints).toHaveLength(4)
  for (const [, file = '', text = ''] of hints)
    await change(file, /'demo\.comments\.hint':\s+(['"]).*?\1,\n/, `'demo.comments.hint': '${text}',\n`)

  const [texts = '', element = '', line = '', name = '', german = '', elementTest = ''] =
    snippetsOf('Add an element')
  await writeFile(at('src/words/en/example.ts'), texts)
  await writeFile(at('src/elements/mrp-example.tsx'), element)
  await change('src/words/site-words.ts', "'./en/solutions.ts'\n", `'./en/solutions.ts'\n${line}`)
  await change('src/words/site-words.ts', 'interface English {\n', `interface English {\n${name}`)
  const words = 'const words: SiteWords = {\n'
  await change('src/words/de/sections.ts', words, words + german)
  await appendFile(at('demo-host/pages/clients.html'), '<mrp-example></mrp-example>\n')
  await writeFile(at('tests/elements/mrp-example.browser.test.tsx'), elementTest)

  const example = ['src/elements/mrp-example.tsx', 'tests/elements/mrp-example.browser.test.tsx']
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', 'src/words', 'tests/request', ...example)
  const include = ['src', 'vitest.config.ts', 'tests/request/demo-usability*', 'tests/elements/mrp-example*']
  await writeFile(at('newcomer.json'), JSON.stringify({ extends: './tsconfig.json', include }))
  run('node_modules/typescript/bin/tsc', '--noEmit', '--project', 'newcomer.json')
  run('scripts/contract.mjs')
  expect(await readFile(at('docs/reference.md'), 'utf8')).toContain('`Tell us which part is always short.`')
  expect(await readFile(at('dist-types/react.d.ts'), 'utf8')).toContain('Example')

  // Code of packages is none of what the answers below are made of.
  await writeFile(
    at('dev.config.ts'),
    "import config from './vite.config.ts'\nexport default env => ({ ...config(env), optimizeDeps: { noDiscovery: true } })\n",
  )
  const { address, stop } = await start('dev', folder, ['--config', 'dev.config.ts'])
  onTestFinished(stop)
  const answered = async (path: string) => (await fetch(address + path)).text()
  expect(await answered('/clients')).toContain('It has a heading and a text.')
  expect(await answered('/de/clients')).toContain('Ein Beispiel')
  stop()

  // The packages are outside of the copy.
  await writeFile(
    at('test.config.ts'),
    "import config from './vitest.config.ts'\nexport default { ...config, cacheDir: '.vite', server: { fs: { strict: false } } }\n",
  )
  run(
    'node_modules/vitest/vitest.mjs',
    ...['run', '--config=test.config.ts', '--project', 'browser'],
    ...['tests/request/demo-usability', 'tests/elements/mrp-example'],
  )
}, 600_000)
