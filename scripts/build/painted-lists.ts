import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** The libraries that are not there where lists are painted, and what is in their place. */
const absent = ['react', 'react/jsx-runtime', '@floating-ui/react']
const stillReact = resolve('src/loader/still-react.ts')

/** While developing, nothing is painted from shells: an element's own code shows it once it is near the window. */
const painting = /^\/shells\/(paint|mrp-[a-z.-]+)\.js$/
const unpainted = '\0unpainted'

/** Builds `shells/list.js`, which paints elements before their code is loaded, without React and what needs it. */
export function paintedLists(): Plugin {
  return {
    name: 'mrp-painted-lists',
    enforce: 'pre',
    resolveId(id) {
      if (this.environment.name === 'lists' && absent.includes(id)) return stillReact
      return this.environment.mode === 'dev' && painting.test(id) ? unpainted : undefined
    },
    load: id => (id === unpainted ? 'export const paint = () => false\nexport default {}' : undefined),
  }
}
