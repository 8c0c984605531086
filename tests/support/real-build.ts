import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { vi } from 'vitest'
import { createInbox } from '../../demo-host/inbox.ts'
import { room } from '../../scripts/build.mjs'
import { freePort } from './free-port.mjs'
import { limitForWhatHangsMs } from './limits.mjs'
import { type Served, serve } from './served.ts'

/** The paths that the build reads. */
const sources = [
  ...['src', 'demo-host', 'docs', 'scripts', 'integrations', 'dist-types', 'vite.config.ts', 'tsconfig.json'],
  ...['package.json', 'package-lock.json', 'LICENSE'],
  ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'],
]

/** A site that was built as its operator does, with a `site.config.json`. */
export interface RealBuild {
  /** A copy of the project, with what the build wrote. */
  readonly folder: string
  /** Where the site is served, without a slash at the end. */
  readonly origin: string
  readonly remove: () => Promise<void>
}

/** Builds the project in a folder of its own with these settings, and serves the site at its origin. */
export async function buildWith(settings: object): Promise<RealBuild> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'mrp-real-'))
  const isSource = (path: string) => !['dist', '.scripts', 'node_modules'].includes(basename(path))
  for (const path of sources) await cp(path, join(folder, path), { recursive: true, filter: isSource })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'site.config.json'), JSON.stringify({ origin, ...settings }))
  const { SITE_CONFIG, SITE_STAND_INS, SITE_ORIGIN, SITE_BASE, ...env } = process.env
  const vite = (command: string) =>
    spawn(process.execPath, [room, 'node_modules/vite/bin/vite.js', command, '--logLevel', 'error'], {
      cwd: folder,
      env: { ...env, NODE_ENV: 'production', SITE_COMPRESSION: '1', PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
  const [status] = await once(vite('build'), 'exit')
  if (status !== 0) throw new Error('The build failed: see its message above.')
  // A process of its own: what installs the package from here keeps this one waiting.
  const server = vite('preview')
  await vi.waitFor(() => fetch(origin), { timeout: limitForWhatHangsMs, interval: 100 })
  return {
    folder,
    origin,
    remove: async () => {
      server.kill()
      await once(server, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Serves the operator's services: `/__request` takes requests, and the origin is an email service. */
export const serveServices = (): Promise<Served> => {
  const inbox = createInbox()
  return serve((request, response) => inbox(request, response, () => response.writeHead(404).end()))
}

/** Serves a partner's pages, by their paths with the query. */
export const servePartner = (pages: ReadonlyMap<string, string>): Promise<Served> =>
  serve((request, response) => {
    const html = pages.get(request.url ?? '')
    response.writeHead(html ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
  })
