import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

// Builds `dist/` and the site with the local stand-ins: `node scripts/build.mjs`. With `REUSE_BUILD=1`, the last build is
// taken as it is.

/** The settings of whoever runs this site. Tests have none. */
export const usualSettings = 'site.config.json'

/** Builds for production, with the settings of that file, by default with none. Throws if the build fails. */
export function build(settingsFile = '') {
  if (process.env.REUSE_BUILD === '1') return
  console.info('Building …')
  // In a process of its own: with the test runner's NODE_ENV it would build for development.
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
    {
      env: { ...process.env, NODE_ENV: 'production', SITE_CONFIG: settingsFile, SITE_STAND_INS: '1' },
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new Error('The build failed: see its message above.')
  // Several projects of one test run need it.
  process.env.REUSE_BUILD = '1'
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  build(existsSync(usualSettings) ? usualSettings : '')
