import { createBuilder, preview } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site is served, without a slash at the end. */
    site: string
  }
}

/** Builds everything as `npm run build` does and serves it as `npm start` does, at a port of its own. */
export default async function setup(project: TestProject) {
  const builder = await createBuilder({ logLevel: 'error' })
  await builder.buildApp()
  const server = await preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' })
  const address = server.httpServer.address()
  if (typeof address !== 'object' || address === null) throw new Error('The site is not served.')
  project.provide('site', `http://127.0.0.1:${address.port}`)
  return () => server.close()
}
