import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

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
