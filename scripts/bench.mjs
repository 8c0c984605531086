import { runnerImport } from 'vite'

// The measurements of `npm run bench` are TypeScript, which this Node does not run by itself.

await runnerImport('/bench/bench.ts', { configFile: false, logLevel: 'error' })
