import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const standIn = resolve('src/loader/still-react.ts')

/**
 * Builds `shells/list.js`, which paints elements before their code is loaded, with a stand-in for React. While developing,
 * where modules are shared, the elements' own code shows such a list.
 */
export function paintedLists(): Plugin {
  return {
    name: 'mrp-painted-lists',
    enforce: 'pre',
    resolveId(id) {
      if (this.environment.name === 'lists' && /^react(\/jsx-runtime)?$/.test(id)) return standIn
      return this.environment.mode === 'dev' && id === '/shells/list.js' ? `\0${id}` : undefined
    },
    load: id => (id === '\0/shells/list.js' ? 'export const paintList = async () => false' : undefined),
  }
}
