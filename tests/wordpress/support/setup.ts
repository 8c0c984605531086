import type { TestProject } from 'vitest/node'
import { createInbox } from '../../../demo-host/inbox.ts'
import { build } from '../../../scripts/build.mjs'
import { startChromium } from '../../support/chromium-server.ts'
import { serve } from '../../support/served.ts'
import { startWordPress } from './wordpress.ts'

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string
    /** The site's URL, without a slash at the end. */
    wordpress: string
    /** The site's folder. */
    wordpressFolder: string
    /** Where requests arrive, without a slash at the end. */
    inbox: string
  }
}

export default async function setup(project: TestProject) {
  build()
  const inbox = createInbox()
  const requests = await serve((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Access-Control-Allow-Headers', '*')
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else inbox(request, response, () => response.writeHead(404).end())
  })
  const [site, browser] = await Promise.all([startWordPress(), startChromium()])
  console.info(`WordPress ${site.version} at ${site.url}`)
  project.provide('chromium', browser.wsEndpoint())
  project.provide('wordpress', site.url)
  project.provide('wordpressFolder', site.folder)
  project.provide('inbox', requests.origin)
  return async () => {
    requests.close()
    await Promise.all([site.stop(), browser.close()])
  }
}
