import { execFileSync } from 'node:child_process'

/** Builds the bundle, and the apps around it. */
export default function setup(): void {
  const root = `${import.meta.dirname}/../..`
  // In processes of their own: the test runner's NODE_ENV would make them builds for development.
  const options = { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' } as const
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], options)
  execFileSync(process.execPath, ['tests/frameworks/build.mjs'], options)
}
