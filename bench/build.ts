import { execFileSync } from 'node:child_process'

// Builds each subject as its own project would, in a process of its own: they need different versions of Vite.

const run = (...args: readonly string[]) =>
  execFileSync(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })

const vite = (...args: readonly string[]) =>
  run('node_modules/vite/bin/vite.js', 'build', ...args, '--logLevel', 'error')

export function build(): void {
  vite()
  buildBaselines()
}

export function buildBaselines(): void {
  for (const peer of ['spa', 'lit', 'react', 'web-awesome']) vite(`bench/subjects/${peer}`)
  run('bench/node_modules/astro/astro.js', 'build', '--root', 'bench/subjects/astro', '--silent')
}
