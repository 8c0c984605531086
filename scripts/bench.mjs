import { runnerImport } from 'vite'

// The measurements in bench/ are TypeScript, which this Node does not run by itself: `node scripts/bench.mjs lighthouse`.

await runnerImport(`/bench/${process.argv[2]}.ts`, { configFile: false, logLevel: 'error' })
