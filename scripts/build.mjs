import { spawnSync } from 'node:child_process'
import { isStarted } from './started.mjs'

// Builds `dist/` and the site with the local stand-ins: `node scripts/build.mjs`. With `REUSE_BUILD=1`, the last build is
// taken as it is.

/**
 * Gives Node room for what a build soon forgets. To look through less again and again would take a sixth of its time.
 */
export const room = '--max-semi-space-size=64'

/**
 * Builds for production, as tests do, without the settings of whoever runs this site, or with them. Throws if the build fails.
 */
export function build({ hasSettings = false } = {}) {
  if (process.env.REUSE_BUILD === '1') return
  console.info('Building …')
  // In a process of its own: with the test runner's NODE_ENV it would build for development.
  const { status } = spawnSync(
    process.execPath,
    [room, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        SITE_STAND_INS: '1',
        ...(!hasSettings && { SITE_CONFIG: '' }),
      },
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new Error('The build failed: see its message above.')
  // Several projects of one test run need it.
  process.env.REUSE_BUILD = '1'
}

if (isStarted(import.meta.filename)) build({ hasSettings: true })
