import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minify } from 'terser'
import type { Plugin, ViteDevServer } from 'vite'
import type { Shell } from '../../src/loader/shell-types.ts'
import type { ElementFacts } from '../contract/definitions.ts'
import { readDefinitions } from './elements.ts'
import { makeShells } from './make-shells.ts'

type Prerender = (html: string) => Promise<string>

/** Writes the shell of each element that can have one, in all its languages. Returns them by name. */
export async function writeShells(
  folder: string,
  elements: readonly ElementFacts[],
): Promise<ReadonlyMap<string, Shell>> {
  const { prerender }: { prerender: Prerender } = await import(
    `${pathToFileURL(join(folder, 'ssr.js')).href}?${Date.now()}`
  )
  const shells = await makeShells(elements, prerender)
  const fileOf = (name: string) => join(folder, 'shells', `${name}.js`)
  await mkdir(join(folder, 'shells'), { recursive: true })
  for (const [name, shell] of shells) {
    const { code = '' } = await minify(`export default ${JSON.stringify(shell)}`, { module: true })
    await writeFile(fileOf(name), code)
  }
  return shells
}

const prefix = '\0virtual:shell/'

/**
 * Serves `shells/<tag>.js` while developing. Makes a shell when a page first asks for it, and again after a source has
 * changed. The build writes all of them.
 */
export function shellsFromSources(): Plugin {
  let server: ViteDevServer
  /** Ends when no shell is in the making. Begins one after the other, because warnings are silent meanwhile. */
  let last: Promise<unknown> = Promise.resolve()

  const loadMaker = () =>
    server.ssrLoadModule('/scripts/build/make-shells.ts') as Promise<typeof import('./make-shells.ts')>

  async function makeShell(name: string): Promise<Shell | undefined> {
    const [wanted] = name.split('.')
    const [{ elements }, { prerender }, { makeShells }] = await Promise.all([
      readDefinitions(server),
      server.ssrLoadModule('/src/entries/ssr.ts') as Promise<{ prerender: Prerender }>,
      loadMaker(),
    ])
    const making = last.then(() => makeShells(elements, prerender, tag => tag === wanted))
    last = making.catch(() => {})
    return (await making).get(name)
  }

  return {
    name: 'mrp-shells-from-sources',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer(created) {
      server = created
    },
    resolveId(id) {
      const name = /^\/shells\/(mrp-[a-z.-]+)\.js$/.exec(id)?.[1]
      return name && prefix + name
    },
    async load(id) {
      if (!id.startsWith(prefix)) return
      const shell = await makeShell(id.slice(prefix.length))
      return shell && `export default ${JSON.stringify(shell)}`
    },
    hotUpdate({ modules }) {
      const all = this.environment.moduleGraph.idToModuleMap.values()
      return [...modules, ...[...all].filter(({ id }) => id?.startsWith(prefix))]
    },
  }
}
