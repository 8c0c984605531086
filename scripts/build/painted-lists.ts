import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The libraries that are not there where lists are painted, and what is in their place. */
const absent = ['react', 'react/jsx-runtime', '@floating-ui/react']
const standIns = resolve('src/loader/stand-ins.ts')

/**
 * Builds `shells/list.js`, which paints elements before their code is loaded, without React and what needs it. While developing,
 * where modules are shared, the elements' own code shows such a list.
 */
export function paintedLists(): Plugin {
  return {
    name: 'mrp-painted-lists',
    enforce: 'pre',
    resolveId(id) {
      if (this.environment.name === 'lists' && absent.includes(id)) return standIns
      return this.environment.mode === 'dev' && id === '/shells/list.js' ? `\0${id}` : undefined
    },
    load: id => (id === '\0/shells/list.js' ? 'export const paintList = async () => false' : undefined),
  }
}
