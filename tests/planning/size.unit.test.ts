import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'

type File = Rollup.OutputChunk

async function filesOf(entry: string): Promise<readonly File[]> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      // A library's white space stays otherwise.
      rolldownOptions: { output: { minify: true } },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  return (first as Rollup.RollupOutput).output.filter(file => file.type === 'chunk')
}

const size = (files: readonly File[]): number =>
  gzipSync(files.map(({ code }) => code).join(''), { level: 9 }).length

/** The file with a package, or with a module of ours. */
const having = (files: readonly File[], path: string): File | undefined =>
  files.find(({ moduleIds }) => moduleIds.some(id => id.includes(path)))

test('The engine, with pegging and calendar, is 10.1 kB at most, minified and gzipped', async () => {
  const files = await filesOf('src/planning/engine/plan.ts')
  expect(files.map(({ code }) => code).join('')).toContain('CircleError')
  expect(size(files)).toBeLessThanOrEqual(10_100)
})

test('The import, with the library for CSV, is a file that nobody loads who only plans, and so is the library for workbooks', async () => {
  const files = await filesOf('src/entries/planner.ts')
  const [entry] = files.filter(({ isEntry }) => isEntry)
  const reader = having(files, 'src/planning/read/read.ts')
  const workbooks = having(files, 'node_modules/read-excel-file/')
  expect(new Set([entry, reader, workbooks]).size).toBe(3)
  for (const lazy of [reader, workbooks]) expect(entry?.imports).not.toContain(lazy?.fileName)
  expect(reader?.imports).not.toContain(workbooks?.fileName)
  // All that reads lists of any kind. A visitor loads one language, and the workbooks' library with the first workbook.
  expect(size(reader ? [reader] : [])).toBeLessThanOrEqual(81_500)
  expect(size(workbooks ? [workbooks] : [])).toBeLessThanOrEqual(21_000)
  const languages = files.filter(({ moduleIds }) =>
    moduleIds.some(id => /\/words\/\w+\/list-sentences/.test(id)),
  )
  expect(languages).toHaveLength(4)
  for (const language of languages) expect(size([language])).toBeLessThanOrEqual(3200)
})
