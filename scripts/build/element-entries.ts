import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

const rooms = ['layout', 'sections', 'forms', 'account', 'planner', 'doctor']

/** Returns the current elements, one file each, named after its tag: tag → module. */
export const readElementModules = (): ReadonlyMap<string, string> =>
  new Map(
    rooms.flatMap(room =>
      readdirSync(`src/${room}`)
        .filter(file => /^mrp-[a-z-]+\.tsx$/.test(file))
        .map(file => [file.slice(0, -'.tsx'.length), `/src/${room}/${file}`] as const),
    ),
  )

const prefix = 'virtual:element/'

/** The entry with every element as a React component: `mrp-demo-form` is `DemoForm`. */
export const reactEntry = 'virtual:react'

/** The entries `elements/<tag>`, which define one element on import. */
export const elementInputs: Readonly<Record<string, string>> = Object.fromEntries(
  [...readElementModules().keys()].map(tag => [`elements/${tag}`, `${prefix}${tag}`]),
)

/** Makes these entries, because they are the same for all elements. */
export function elementEntries(): Plugin {
  return {
    name: 'mrp-element-entries',
    resolveId: id => (id.startsWith(prefix) || id === reactEntry ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${reactEntry}`) return componentsSource()
      // Replaces the glob by the names: it would add the path of every element's file.
      if (this.environment.mode === 'build' && id.endsWith('/src/doctor/known-tags.ts'))
        return `export const knownTags = ${JSON.stringify([...readElementModules().keys()])}`
      const module = readElementModules().get(id.slice(prefix.length + 1))
      if (!id.startsWith(`\0${prefix}`) || !module) return
      return entrySource(module, this.environment.name === 'npm')
    },
  }
}

/**
 * Tells a bundler with React server components that the module runs in browsers and while a server renders for them,
 * and not in server components, whose React has no context and no state.
 */
const forClients = "'use client'"

/** The script tag finds the page ready. From npm, a host's own server may import the entry too. */
const entrySource = (module: string, isFromNpm: boolean): string =>
  [
    isFromNpm ? forClients : '',
    "import { define } from '/src/element/define.ts'",
    `import definition from '${module}'`,
    "import { followLinks } from '/src/page/navigate.ts'",
    isFromNpm ? "import { joinPage } from '/src/page/join-page.ts'" : '',
    isFromNpm ? "if (typeof document !== 'undefined') { followLinks(); joinPage() }" : 'followLinks()',
    'define(definition)',
    // For the script tag's first file, where a chunk that it names is gone.
    isFromNpm
      ? ''
      : "import { codeOf } from '/src/element/control.tsx'\nexport const code = codeOf(definition)",
  ].join('\n')

/** Marks every call as free of side effects, so that a bundler can omit unused components. */
const componentsSource = (): string =>
  [
    forClients,
    "import { asComponent } from '/src/element/component.tsx'",
    "export * from '/src/entries/react.ts'",
    ...[...readElementModules()].map(([tag, module], index) => {
      const name = tag.replace(/^mrp|-([a-z])/g, (_, letter: string = '') => letter.toUpperCase())
      return `import element${index} from '${module}'\nexport const ${name} = /* @__PURE__ */ asComponent(element${index}, '${name}')`
    }),
  ].join('\n')
