import { execFileSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { preview } from 'vite'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { npm } from '../../scripts/programs.mjs'

/** The oldest React that the package takes: its packages, and what they need. */
const react = ['react', 'react-dom', 'scheduler', 'loose-envify', 'js-tokens'].map(name =>
  resolve('tests/types/node_modules', name),
)

/** A user's project, in a folder of its own. */
export interface Consumer {
  readonly folder: string
  /** Runs a file of this project's `node_modules`, or of the consumer's own, in Node. Returns its output. */
  run(...args: readonly string[]): string
}

/** The name of the built npm package. */
export const tarball = `${manifest.name}-${manifest.version}.tgz`

/** Installs the package with React and these files, once for all tests of a file. Returns a function that gives the consumer. */
export function installedWith(files: Readonly<Record<string, string>>): () => Consumer {
  let consumer: Consumer
  beforeAll(async () => {
    consumer = await install(files)
  })
  afterAll(() => rm(consumer.folder, { recursive: true, force: true }))
  return () => consumer
}

/** Installs into an empty project, and writes the files. Uses no registry: the configured one does not answer. */
async function install(files: Readonly<Record<string, string>>): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'consumer-'))
  await writeFile(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }')
  const options = [
    ...['--install-links', '--no-audit', '--no-fund', '--silent', `--cache=${join(folder, '.npm')}`],
    ...['--registry=http://127.0.0.1:9', '--fetch-retries=0', '--noproxy=127.0.0.1'],
  ]
  npm(['install', ...options, `${inject('site')}/${tarball}`, ...react], { cwd: folder })
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
  return {
    folder,
    run: (...args) =>
      execFileSync(process.execPath, args, {
        cwd: folder,
        encoding: 'utf8',
        // With the test runner's NODE_ENV it would build for development.
        env: { ...process.env, NODE_ENV: 'production' },
      }),
  }
}

/** Installs React's types, as TypeScript users do. */
export async function installReactTypes({ folder }: Consumer): Promise<void> {
  await mkdir(join(folder, 'node_modules/@types'), { recursive: true })
  for (const name of ['@types/react', '@types/react-dom', 'csstype'])
    await cp(join('node_modules', name), join(folder, 'node_modules', name), { recursive: true })
}

/** Builds the consumer's page with Vite and serves it. Returns the URL without a slash at the end. */
export async function builtPage({ folder, run }: Consumer): Promise<string> {
  run(resolve('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error')
  const server = await preview({
    root: folder,
    configFile: false,
    preview: { port: 0, strictPort: false, host: '127.0.0.1' },
    logLevel: 'error',
  })
  onTestFinished(() => server.close())
  const address = server.httpServer.address()
  if (typeof address !== 'object' || address === null) throw new Error('The page is not served.')
  return `http://127.0.0.1:${address.port}`
}
