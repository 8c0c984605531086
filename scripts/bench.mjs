import { runnerImport } from 'vite'

// Runs a measurement of bench/: `node scripts/bench.mjs lighthouse`. It is TypeScript, which this Node does not run
// by itself.

const [name] = process.argv.splice(2, 1)
await runnerImport(`/bench/${name}.ts`, { configFile: false, logLevel: 'error' })
