import type { Plugin, ViteDevServer } from 'vite'
import type { ElementFacts } from '../contract/definitions.ts'
import { loadDefinitions } from '../contract/load.mjs'
import { readElementModules } from './element-entries.ts'

/** What the sources may import of the elements' descriptions without importing the elements: name → its source. */
const makers: Readonly<Record<string, (elements: readonly ElementFacts[]) => string>> = {
  'virtual:tags': elements => tagsSource(elements, readElementModules()),
  'virtual:described': elements => `export const elements = ${JSON.stringify(elements)}`,
}

/** Reads the elements' descriptions in the server of `npm run dev`, which runs no more of the sources than has changed. */
export const readDefinitions = (server: ViteDevServer): ReturnType<typeof loadDefinitions> =>
  server.ssrLoadModule('/scripts/contract/definitions.ts') as ReturnType<typeof loadDefinitions>

/**
 * Makes modules from the elements' descriptions, read as they are in the sources at this moment: one build shows a change
 * everywhere.
 */
export function descriptions(): Plugin {
  let server: ViteDevServer | undefined
  let reading: ReturnType<typeof loadDefinitions> | undefined
  const read = () => {
    if (server) return readDefinitions(server)
    reading ??= loadDefinitions()
    return reading
  }
  return {
    name: 'mrp-descriptions',
    // All environments of a build read them once.
    sharedDuringBuild: true,
    configureServer(created) {
      // A test runner's server takes React through itself, which is no ES module.
      if (created.config.mode === 'development') server = created
    },
    resolveId: id => (Object.hasOwn(makers, id) ? `\0${id}` : undefined),
    async load(id) {
      // Where a file has a copy of its own, there is more behind the name.
      const make = makers[/^\0([^?]+)/.exec(id)?.[1] ?? '']
      if (!make) return
      return make((await read()).elements)
    },
    hotUpdate({ file, modules }) {
      if (!/\/mrp-[a-z-]+\.tsx$/.test(file)) return
      reading = undefined
      const { moduleGraph } = this.environment
      const made = Object.keys(makers).flatMap(id => moduleGraph.getModuleById(`\0${id}`) ?? [])
      return [...modules, ...made]
    },
  }
}

/** The table of tags. The first file has it in it: no more than that file asks for. */
export function tagsSource(elements: readonly ElementFacts[], modules: ReadonlyMap<string, string>): string {
  const tagsWhere = (is: (element: ElementFacts) => boolean) =>
    JSON.stringify(elements.filter(is).map(({ tag }) => tag))
  const loaders = elements.map(({ tag }) => `'${tag}': () => import('${modules.get(tag)}'),`)
  return [
    `export const loaders = {\n${loaders.join('\n')}\n}`,
    `export const speaking = ${tagsWhere(({ speaks }) => speaks)}`,
    `export const withoutShell = ${tagsWhere(({ hasShell }) => !hasShell)}`,
  ].join('\n')
}
