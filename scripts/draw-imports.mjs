import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

// Draws the imports between the folders of `src` into docs/architecture.md: `node scripts/draw-imports.mjs`. With `--check`
// it only says whether the diagram is out of date.

const page = 'docs/architecture.md'
const marked = /(<!-- imports -->\n)[\s\S]*(<!-- \/imports -->)/

/** Folders that no other one imports stand at the top of the diagram. */
const folderOf = (/** @type {string} */ path) => path.split('/')[1] ?? ''

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map(path => join('src', path))
  .filter(path => /\.tsx?$/.test(path) && folderOf(path) !== 'env.d.ts')

/** @returns {string[]} the arrows, such as `entries --> page`, without repetition */
function arrows() {
  const found = new Set()
  for (const file of files) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:\bfrom |\bimport\(|^import )'(\.[^']+)'/gm,
    )) {
      const [from, to] = [folderOf(file), folderOf(join(dirname(file), path))]
      if (from !== to) found.add(`${from} --> ${to}`)
    }
  }
  return [...found].sort()
}

/** @returns {string[]} the arrows without those that a longer way also draws */
function shortest(/** @type {string[]} */ all) {
  /** @type {Map<string, string[]>} */
  const below = new Map()
  for (const [from = '', to = ''] of all.map(arrow => arrow.split(' --> ')))
    below.set(from, [...(below.get(from) ?? []), to])
  /** @returns {boolean} */
  const reaches = (/** @type {string} */ from, /** @type {string} */ to, seen = new Set()) => {
    if (seen.has(from)) return false
    seen.add(from)
    return (below.get(from) ?? []).some(next => next === to || reaches(next, to, seen))
  }
  return all.filter(arrow => {
    const [from = '', to = ''] = arrow.split(' --> ')
    return !(below.get(from) ?? []).some(next => next !== to && reaches(next, to, new Set([from])))
  })
}

const diagram = ['```mermaid', 'flowchart TD', ...shortest(arrows()).map(arrow => `  ${arrow}`), '```'].join(
  '\n',
)
const before = readFileSync(page, 'utf8')
if (!marked.test(before)) throw new Error(`${page} has lost its <!-- imports --> markers.`)
const after = before.replace(marked, (_, start, end) => `${start}\n${diagram}\n\n${end}`)

if (!process.argv.includes('--check')) {
  writeFileSync(page, after)
} else if (after !== before) {
  console.error(`${page} is out of date. Run \`node scripts/draw-imports.mjs\`.`)
  process.exitCode = 1
}
