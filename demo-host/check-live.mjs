import { runnerImport } from 'vite'

// Asks a live site what a visitor would, and says in plain sentences what is wrong with it:
// `npm run check:live -- https://www.example.com`.

const [address = ''] = process.argv.slice(2)

if (!/^https?:/.test(address) || !URL.canParse(address)) {
  console.error('Name the address of the site’s first page: npm run check:live -- https://www.example.com')
  process.exit(2)
}

/** @type {{ module: typeof import('./live/check.ts') }} */
const { module } = await runnerImport('/demo-host/live/check.ts', { configFile: false, logLevel: 'error' })
const { checkLive } = module

let failed = 0
let asked = 0
for await (const { good, faults } of checkLive(address)) {
  asked += 1
  if (faults.length === 0) console.info(`✓ ${good}`)
  else failed += 1
  for (const fault of faults) console.info(`✗ ${fault}`)
}
console.info(
  failed === 0
    ? `\nAll ${asked} checks of ${address} passed.`
    : `\n${failed} of ${asked} checks of ${address} failed.`,
)
console.info(
  'Confirm the first table of docs/claims.md yourself: no check can know what your company promises.',
)
console.info('No request was sent. Send one yourself, from /demo, and see whether it arrives.')
process.exitCode = failed === 0 ? 0 : 1
