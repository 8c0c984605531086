import { execFileSync } from 'node:child_process'
import { build } from '../../scripts/build.mjs'

/** Builds the bundle, and the apps around it. */
export default async function setup(): Promise<void> {
  build()
  // In a process of its own: the test runner's NODE_ENV would make them builds for development.
  execFileSync(process.execPath, ['tests/frameworks/build.mjs'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
}
