import type { Plugin, ViteDevServer } from 'vite'
import type { ElementFacts } from '../contract/definitions.ts'
import { loadDefinitions } from '../contract/load.mjs'
import { readElementModules } from './element-entries.ts'

/** Makes the modules with which the sources import descriptions without the elements: name → source. */
const makers: Readonly<Record<string, (elements: readonly ElementFacts[]) => string>> = {
  'virtual:tags': elements => tagsSource(elements, readElementModules()),
  'virtual:lists': elements => listsSource(elements, readElementModules()),
  'virtual:described': elements => `export const elements = ${JSON.stringify(elements)}`,
}

/** Reads the elements' descriptions in the server of `npm run dev`, which runs no more of the sources than has changed. */
export const readDefinitions = (server: ViteDevServer): ReturnType<typeof loadDefinitions> =>
  server.ssrLoadModule('/scripts/contract/definitions.ts') as ReturnType<typeof loadDefinitions>

/**
 * Makes modules from the elements' descriptions. Reads them from the current sources, so that one build shows a
 * change everywhere.
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
    // Reads them once for all environments of a build.
    sharedDuringBuild: true,
    configureServer(created) {
      // A test runner's server takes React through itself, which is no ES module.
      if (created.config.mode === 'development') server = created
    },
    resolveId: id => (Object.hasOwn(makers, id) ? `\0${id}` : undefined),
    async load(id) {
      // The id of a module may have a suffix after the name, where a file has its own copy.
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

/** Returns the source of how the elements whose list may stand in their content are loaded. */
const listsSource = (elements: readonly ElementFacts[], modules: ReadonlyMap<string, string>): string =>
  `export const loaders = {${elements
    .filter(({ attributes }) => attributes.some(({ mapping }) => mapping))
    .map(({ tag }) => `'${tag}': () => import('${modules.get(tag)}')`)
    .join()}}`

/** The attributes that all elements have; the loader adds them. */
const common = ['theme', 'lang']

/** Returns the source of the table of tags. The loader contains it, so it has only what the loader reads. */
export function tagsSource(elements: readonly ElementFacts[], modules: ReadonlyMap<string, string>): string {
  // Two lists in one order compress better than one list of pairs.
  const rows = elements.map(({ tag, attributes, speaks, hasShell }) => {
    const kind = (speaks ? 1 : 0) + (hasShell ? 0 : 2)
    const names = attributes.map(({ name }) => name).filter(name => !common.includes(name))
    return [tag, kind, ...names].join(' ')
  })
  return [
    `export const rows = '${rows.join()}'`,
    `export const loaders = [${elements.map(({ tag }) => `() => import('${modules.get(tag)}')`).join(',\n')}]`,
  ].join('\n')
}
