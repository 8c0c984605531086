import { execFileSync } from 'node:child_process'
import { preview } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, without a slash at the end. */
    site: string
  }
}

/** Builds everything as `npm run build` does and serves it as `npm start` does, at a port of its own. */
export default async function setup(project: TestProject) {
  // In a process of its own: the test runner's NODE_ENV would make it a build for development.
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || address === null) throw new Error('The site is not served.')
  project.provide('site', `http://127.0.0.1:${address.port}`)
  return () => server.close()
}
