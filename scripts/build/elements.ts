import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Plugin, runnerImport, type ViteDevServer } from 'vite'
import type { ElementFacts } from '../contract/definitions.ts'
import { loadDefinitions } from '../contract/load.mjs'

// The modules that a build makes: of the elements their table, their descriptions, and what defines each of them; and what
// stands in the place of a module that is too large for visitors.

/** Returns the current elements, one file each, named after its tag: tag → module. */
export const readElementModules = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync('src/elements', { recursive: true, encoding: 'utf8' }).flatMap(path => {
      const [, tag] = /(?:^|\/)(mrp-[a-z-]+)\.tsx$/.exec(path) ?? []
      return tag === undefined ? [] : [[tag, `/src/elements/${path}`] as const]
    }),
  )

const prefix = 'virtual:element/'

/** Names the entry with every element as a React component: `mrp-demo-form` is `DemoForm`. */
export const reactEntry = 'virtual:react'

/** Lists the entries `elements/<tag>`, which define one element on import. */
export const elementInputs: Readonly<Record<string, string>> = Object.fromEntries(
  [...readElementModules().keys()].map(tag => [`elements/${tag}`, `${prefix}${tag}`]),
)

/** Lists the elements of `src/entries/core.ts`, which have no file of their own. */
const inCore = ['mrp-config', 'mrp-toaster']

/**
 * Lists what the loader imports by itself, and the entries `elements/<tag>`. What some files import at once and others
 * later has to be among them: the bundler's stand-in for such a module walks what a page has added to
 * `Object.prototype`.
 */
export const bundleInputs: Readonly<Record<string, string>> = {
  core: 'src/entries/core.ts',
  ...Object.fromEntries([...readElementModules()].filter(([tag]) => !inCore.includes(tag))),
  ...elementInputs,
  dashboard: 'src/elements/account/dashboard.tsx',
  attribution: 'src/services/attribution.ts',
  analytics: 'src/services/analytics.ts',
  define: 'src/custom-element/define-element.ts',
  'read-list': 'src/elements/planner/list/read-list.ts',
}

/**
 * Matches the modules that a build replaces by what they export: the names of the elements, without a path of each, and
 * what is planned of the plant. Visitors load no engine for a picture, 10 kB gzipped; committed data would need a check.
 */
const evaluated = /\/src\/(elements\/doctor\/known-tags|plant\/(?!plant\.)[a-z-]+)\.ts$/

/** Lists the libraries that are not there where lists are painted. `static-react.ts` is in their place. */
const absent = ['react', 'react/jsx-runtime', '@floating-ui/react']
const staticReact = resolve('src/loader/static-react.ts')

/** Matches what paints from shells. While developing, an element's own code shows it once it is near the window. */
const painting = /\/shells\/(paint|mrp-[a-z.-]+)\.js$/
const unpainted = 'virtual:unpainted'

/** Makes the modules with which the sources import descriptions without the elements: name → source. */
const makers: Readonly<Record<string, (elements: readonly ElementFacts[]) => string>> = {
  'virtual:tags': elements => tagsSource(inOrder(elements)),
  'virtual:lists': elements => listsSource(elements, readElementModules()),
  'virtual:described': elements => `export const elements = ${JSON.stringify(elements)}`,
  [unpainted]: () => 'export const paint = () => false\nexport default {}',
}

/** Runs no more of the sources than has changed. */
const readDefinitions = (server: ViteDevServer): ReturnType<typeof loadDefinitions> =>
  server.ssrLoadModule('/scripts/contract/definitions.ts') as ReturnType<typeof loadDefinitions>

let reading: ReturnType<typeof loadDefinitions> | undefined

/** Reads the elements' descriptions, once for all that a build makes of them: that takes seconds. */
export function readElements(): ReturnType<typeof loadDefinitions> {
  reading ??= loadDefinitions()
  return reading
}

/** Makes these modules. Reads the descriptions from the current sources, so that one build shows a change everywhere. */
export function elements(): Plugin {
  let server: ViteDevServer | undefined
  const sources = new Map<string, Promise<string>>()
  const read = () => (server ? readDefinitions(server) : readElements())
  return {
    name: 'mrp-elements',
    enforce: 'pre',
    // Reads and evaluates once for all environments of a build.
    sharedDuringBuild: true,
    configureServer(created) {
      // A test runner's server takes React through itself, which is no ES module.
      if (created.config.mode === 'development') server = created
    },
    resolveId(id) {
      if (this.environment.name === 'lists' && absent.includes(id)) return staticReact
      if (server && painting.test(id)) return `\0${unpainted}`
      return id.startsWith(prefix) || id === reactEntry || Object.hasOwn(makers, id) ? `\0${id}` : undefined
    },
    async load(id) {
      if (this.environment.mode === 'build' && evaluated.test(id)) {
        const exported = sources.get(id) ?? exportsOf(id)
        sources.set(id, exported)
        return exported
      }
      if (!id.startsWith('\0')) return
      // The id of a module may have a suffix after the name, where a file has its own copy.
      const [name = ''] = id.slice(1).split('?')
      if (name === reactEntry) return componentsSource()
      const module = name.startsWith(prefix) && readElementModules().get(name.slice(prefix.length))
      if (module) return entrySource(module, this.environment.name === 'npm')
      return makers[name]?.((await read()).elements)
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

async function exportsOf(file: string): Promise<string> {
  const { module } = await runnerImport<object>(file, { configFile: false, logLevel: 'error' })
  return Object.entries(module)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/**
 * Tells a bundler with React server components that the module runs in browsers and while a server renders for them,
 * and not in server components, whose React has no context and no state.
 */
const forClients = "'use client'"

/**
 * Writes the entry of an element. The script tag finds the page ready. From npm, a host's own server may import the
 * entry too.
 */
const entrySource = (module: string, isFromNpm: boolean): string =>
  [
    isFromNpm ? forClients : '',
    "import { define } from '/src/custom-element/define-element.ts'",
    `import definition from '${module}'`,
    `import settings from '${readElementModules().get('mrp-config')}'`,
    "import { followLinks } from '/src/loader/navigate.ts'",
    isFromNpm ? "import { joinPage } from '/src/loader/join-page.ts'" : '',
    isFromNpm ? "if (typeof document !== 'undefined') { followLinks(); joinPage() }" : 'followLinks()',
    // What a page says in its tags counts for whatever it loads.
    'define(settings)',
    'define(definition)',
    // For the script tag's first file, where a chunk that it names is gone.
    isFromNpm
      ? ''
      : "import { codeOf } from '/src/custom-element/mounted-element.tsx'\nexport const code = codeOf(definition)",
  ].join('\n')

/** Marks every call as free of side effects, so that a bundler can omit unused components. */
const componentsSource = (): string =>
  [
    forClients,
    "import { asComponent } from '/src/custom-element/component.tsx'",
    "export * from '/src/entries/react.ts'",
    ...[...readElementModules()].map(([tag, module], index) => {
      const name = tag.replace(/^mrp|-([a-z])/g, (_, letter: string = '') => letter.toUpperCase())
      return `import element${index} from '${module}'\nexport const ${name} = /* @__PURE__ */ asComponent(element${index}, '${name}')`
    }),
  ].join('\n')

/** Lists the attributes that all elements have, or all sections. The loader adds them to each. */
const common = ['theme', 'lang', 'heading-level']

/** Puts the settings first: the loader registers the tags in this order, so that elements are painted with them. */
export const inOrder = (elements: readonly ElementFacts[]): readonly ElementFacts[] =>
  elements.toSorted((a, b) => Number(b.tag === 'mrp-config') - Number(a.tag === 'mrp-config'))

/** Returns the table of tags: what the loader reads of each, because its first file contains it. */
export const rowsOf = (elements: readonly ElementFacts[]): string =>
  elements
    .map(({ tag, attributes, speaks, hasShell }) => {
      const kind = (speaks ? 1 : 0) + (hasShell ? 0 : 2)
      const names = attributes.map(({ name }) => name).filter(name => !common.includes(name))
      return [tag, kind, ...names].join(' ')
    })
    .join()

/** Returns the source of the table, and of how the code of each tag is imported. The loader's own build knows its files. */
function tagsSource(elements: readonly ElementFacts[]): string {
  const modules = readElementModules()
  return [
    `export const rows = '${rowsOf(elements)}'`,
    "export const loadCore = () => import('/src/entries/core.ts')",
    `const loaders = [${elements.map(({ tag }) => `() => import('${modules.get(tag)}')`).join(',\n')}]`,
    'export const importElement = (tag, at) => loaders[at]?.()',
  ].join('\n')
}

/** Returns the source of how the elements whose list may stand in their content are loaded. */
const listsSource = (elements: readonly ElementFacts[], modules: ReadonlyMap<string, string>): string =>
  `export const loaders = {${elements
    .filter(({ attributes }) => attributes.some(({ mapping }) => mapping))
    .map(({ tag }) => `'${tag}': () => import('${modules.get(tag)}')`)
    .join()}}`
