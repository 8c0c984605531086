import { runnerImport } from 'vite'

// The measurements in bench/ are TypeScript, which this Node does not run by itself: `node scripts/bench.mjs lighthouse`.

const [name] = process.argv.splice(2, 1)
await runnerImport(`/bench/${name}.ts`, { configFile: false, logLevel: 'error' })
