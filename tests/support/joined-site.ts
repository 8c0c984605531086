import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { compressFiles } from '../../demo-host/serving/compress.ts'
import { type Settings, stock } from '../../demo-host/settings/settings.ts'
import { joinSite } from '../../demo-host/site.ts'
import { freePort } from './free-port.mjs'

/** Settings without a stand-in. Requests go to the local inbox all the same, by an address of their own. */
export const liveSettings = (origin: string): Settings => ({
  ...stock,
  origin,
  base: '/mrp',
  hasLocalServices: false,
  contactEmail: 'sales@acme.com',
  founders: [{ name: 'Ann Acme', role: 'Plans', url: 'https://profiles.test/ann' }],
  endpoint: '/__request',
})

/** The site with other settings, in a folder of its own. The bundle is the one that all tests share. */
export interface JoinedSite {
  readonly folder: string
  /** The origin where it is served as `npm start` does, without a slash at the end. */
  readonly origin: string
  readonly remove: () => Promise<void>
}

/** Joins the site with these settings, at the origin where it will be served, and serves it. */
export async function serveJoinedSite(
  settings: Settings | ((origin: string) => Settings),
): Promise<JoinedSite> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'mrp-site-'))
  await joinSite(folder, typeof settings === 'function' ? settings(origin) : settings)
  await compressFiles(folder, 1)
  const server = await preview({
    build: { outDir: folder },
    preview: { port, strictPort: true },
    logLevel: 'error',
  })
  return {
    folder,
    origin,
    remove: async () => {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
