import type { TestProject } from 'vitest/node'
import builtSite from '../../support/built-site.ts'
import { freePort } from '../../support/free-port.mjs'
import { startEmulator } from '../emulator.mjs'
import { serveLab } from './lab.ts'
import { serveTokenSync } from './token-sync.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Auth emulator is, without a slash at the end. */
    emulator: string
    /** Where the page that gives tests the accounts without their forms is. */
    lab: string
    /** Where the endpoint is that is told of sign-ins; see `token-sync.ts`. */
    tokenSync: string
  }
}

/** All that the cloud tests need: the emulator, the built site, the lab and an endpoint for tokens. */
export default async function setup(project: TestProject) {
  const starting = startEmulator(await freePort())
  const stopSite = await builtSite(project)
  const [emulator, lab, tokenSync] = await Promise.all([starting, serveLab(), serveTokenSync()])
  project.provide('emulator', emulator.url)
  project.provide('lab', lab.url)
  project.provide('tokenSync', tokenSync.origin)
  return () => Promise.all([emulator.stop(), lab.stop(), tokenSync.close(), stopSite()])
}
