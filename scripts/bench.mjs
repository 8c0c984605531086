import { runnerImport } from 'vite'
import { build } from './build.mjs'

// `npm run bench`, `npm run bench -- planning`, `npm run bench -- lighthouse`: builds the site and runs a measurement of
// bench/. It is TypeScript, which this Node does not run by itself.

const measurements = ['bench', 'planning', 'lighthouse']
const [given = ''] = process.argv.slice(2)
const isNamed = measurements.includes(given)
if (isNamed) process.argv.splice(2, 1)

build()
process.env.NODE_ENV = 'production'
await runnerImport(`/bench/${isNamed ? given : 'bench'}.ts`, { configFile: false, logLevel: 'error' })
