import { gzipSync } from 'node:zlib'
import { build, type Rollup } from 'vite'
import { expect, test } from 'vitest'

test('The engine, with pegging and calendar, is 7 kB at most, minified and gzipped', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/entries/planner.ts', formats: ['es'] },
      // A library's white space stays otherwise.
      rolldownOptions: { output: { minify: true } },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  const { output } = first as Rollup.RollupOutput
  const code = output.map(file => (file.type === 'chunk' ? file.code : '')).join('')
  expect(code).toContain('CircleError')
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(7000)
}, 20_000)
