import type { Plugin } from 'vite'
import type { ElementFacts } from '../contract/definitions.ts'
import { loadDefinitions } from '../contract/load.mjs'
import { readElementModules } from './element-entries.ts'

/** What the sources may import of the elements' descriptions without importing the elements: name → its source. */
const makers: Readonly<Record<string, (elements: readonly ElementFacts[]) => string>> = {
  'virtual:tags': elements => tagsSource(elements, readElementModules()),
  'virtual:described': elements => `export const elements = ${JSON.stringify(elements)}`,
}

/**
 * Makes modules from the elements' descriptions, read as they are in the sources at this moment: one build shows a change
 * everywhere.
 */
export function descriptions(): Plugin {
  let reading: ReturnType<typeof loadDefinitions> | undefined
  return {
    name: 'mrp-descriptions',
    // All environments of a build read them once.
    sharedDuringBuild: true,
    resolveId: id => (Object.hasOwn(makers, id) ? `\0${id}` : undefined),
    async load(id) {
      // Where a file has a copy of its own, there is more behind the name.
      const make = makers[/^\0([^?]+)/.exec(id)?.[1] ?? '']
      if (!make) return
      reading ??= loadDefinitions()
      return make((await reading).elements)
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
