import { preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { build } from '../../scripts/build.mjs'
import { startChromium } from './chromium-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built site's URL, without a slash at the end. */
    site: string
    /** The address at which all files connect to the shared browser. */
    chromium: string
    /** Whether pictures are drawn anew: `vitest -u`. */
    drawsAnew: boolean
  }
}

/**
 * Builds everything as `npm run build` does, serves it as `npm start` does, on a port of its own, and starts the
 * browser.
 */
export default async function setup(project: TestProject) {
  // Nobody waits for what tests send.
  process.env.SITE_COMPRESSION = '1'
  build()
  const [site, browser] = await Promise.all([
    preview({ preview: { port: 0, strictPort: false }, logLevel: 'error' }),
    startChromium(),
  ])
  const address = site.httpServer.address()
  if (typeof address !== 'object' || address === null) throw new Error('The site is not served.')
  project.provide('site', `http://127.0.0.1:${address.port}`)
  project.provide('chromium', browser.wsEndpoint())
  project.provide('drawsAnew', project.config.snapshotOptions.updateSnapshot === 'all')
  return () => Promise.all([site.close(), browser.close()])
}
