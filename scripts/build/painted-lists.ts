import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** What is in a library's place where lists are painted. */
const standIns: Readonly<Record<string, string>> = {
  react: resolve('src/loader/react-stand-in.ts'),
  'react/jsx-runtime': resolve('src/loader/react-stand-in.ts'),
  '@floating-ui/react': resolve('src/loader/floating-ui-stand-in.ts'),
}

/**
 * Builds `shells/list.js`, which paints elements before their code is loaded, without React and what needs it. While developing,
 * where modules are shared, the elements' own code shows such a list.
 */
export function paintedLists(): Plugin {
  return {
    name: 'mrp-painted-lists',
    enforce: 'pre',
    resolveId(id) {
      if (this.environment.name === 'lists' && Object.hasOwn(standIns, id)) return standIns[id]
      return this.environment.mode === 'dev' && id === '/shells/list.js' ? `\0${id}` : undefined
    },
    load: id => (id === '\0/shells/list.js' ? 'export const paintList = async () => false' : undefined),
  }
}
