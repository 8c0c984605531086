import { readdirSync } from 'node:fs'
import type { Plugin } from 'vite'

const floors = ['layout', 'sections', 'forms', 'account', 'doctor']

/** A file called after its tag is an element: tag → its module. */
export const elementModules = new Map(
  floors.flatMap(floor =>
    listFolder(`/src/${floor}`)
      .filter(file => /^mrp-[a-z-]+\.tsx$/.test(file))
      .map(file => [file.slice(0, -'.tsx'.length), `/src/${floor}/${file}`] as const),
  ),
)

function listFolder(path: string): string[] {
  try {
    return readdirSync(`.${path}`)
  } catch {
    return []
  }
}

/** `dist/elements/<tag>.js` defines one element on import. Such an entry is the same for all, so it is made here. */
export function elementEntries(): Plugin {
  const prefix = 'virtual:element/'
  return {
    name: 'mrp-element-entries',
    resolveId: id => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      const module = elementModules.get(id.slice(prefix.length + 1))
      if (!id.startsWith(`\0${prefix}`) || !module) return
      return `import { define } from '/src/element/define.tsx'\nimport definition from '${module}'\nimport { followLinks } from '/src/navigate.ts'\nfollowLinks()\ndefine(definition)\n`
    },
  }
}
