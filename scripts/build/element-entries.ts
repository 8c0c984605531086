import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

const floors = ['layout', 'sections', 'forms', 'account', 'doctor']

/** The elements there are at this moment, a file each that is called after its tag: tag → its module. */
export const readElementModules = (): ReadonlyMap<string, string> =>
  new Map(
    floors.flatMap(floor =>
      readdirSync(`src/${floor}`)
        .filter(file => /^mrp-[a-z-]+\.tsx$/.test(file))
        .map(file => [file.slice(0, -'.tsx'.length), `/src/${floor}/${file}`] as const),
    ),
  )

const prefix = 'virtual:element/'

/** The entry that has every element as a React component: `mrp-demo-form` is `DemoForm`. */
export const reactEntry = 'virtual:react'

/** The entries `elements/<tag>`, which define one element on import. */
export const elementInputs: Readonly<Record<string, string>> = Object.fromEntries(
  [...readElementModules().keys()].map(tag => [`elements/${tag}`, `${prefix}${tag}`]),
)

/** Such entries are the same for all elements, so they are made here. */
export function elementEntries(): Plugin {
  return {
    name: 'mrp-element-entries',
    resolveId: id => (id.startsWith(prefix) || id === reactEntry ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${reactEntry}`) return componentsSource()
      // The names alone: the glob there would bring the address of every element's file along.
      if (this.environment.mode === 'build' && id.endsWith('/src/doctor/known-tags.ts'))
        return `export const knownTags = ${JSON.stringify([...readElementModules().keys()])}`
      const module = readElementModules().get(id.slice(prefix.length + 1))
      if (!id.startsWith(`\0${prefix}`) || !module) return
      return entrySource(module, this.environment.name === 'npm')
    },
  }
}

/** The script tag's elements find the page served already; from npm a host's own server may import the entry, too. */
const entrySource = (module: string, isFromNpm: boolean): string =>
  [
    "import { define } from '/src/element/define.tsx'",
    `import definition from '${module}'`,
    "import { followLinks } from '/src/page/navigate.ts'",
    isFromNpm ? "import { joinPage } from '/src/page/join-page.ts'" : '',
    isFromNpm ? "if (typeof document !== 'undefined') { followLinks(); joinPage() }" : 'followLinks()',
    'define(definition)',
  ].join('\n')

/** What a page does not use, its bundler can leave out: every call is marked as one without side effects. */
const componentsSource = (): string =>
  [
    "import { asComponent } from '/src/element/component.tsx'",
    "export * from '/src/entries/react.ts'",
    ...[...readElementModules()].map(([tag, module], index) => {
      const name = tag.replace(/^mrp|-([a-z])/g, (_, letter: string = '') => letter.toUpperCase())
      return `import element${index} from '${module}'\nexport const ${name} = /* @__PURE__ */ asComponent(element${index}, '${name}')`
    }),
  ].join('\n')
