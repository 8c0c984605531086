import MagicString from 'magic-string'
import type { Plugin } from 'vite'

/** The packages that this concerns. A server that prepares packages ahead has to leave them as they are. */
export const packagesThatWalk = ['goober']

const loop = /\bfor ?\((let|const|var) (\w+) in ([\w.]+)\)/g

/**
 * Some libraries walk objects with `for … in`, and so through whatever a page has added to `Object.prototype`: into
 * styles, or until they throw. Here they walk an object's own keys. `tests/hard/hostile` has such a page.
 */
export function ownKeys(): Plugin {
  return {
    name: 'mrp-own-keys',
    transform: {
      filter: { id: new RegExp(`node_modules/(${packagesThatWalk.join('|')})/.*\\.m?js$`) },
      handler(code, id) {
        const source = new MagicString(code)
        source.replaceAll(loop, 'for ($1 $2 of Object.keys($3))')
        if (!source.hasChanged()) throw new Error(`${id} has no loop that \`ownKeys\` knows.`)
        return { code: source.toString(), map: source.generateMap({ hires: true }) }
      },
    },
  }
}
