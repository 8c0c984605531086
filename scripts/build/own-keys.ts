import MagicString from 'magic-string'
import type { Plugin } from 'vite'

/** The packages with such loops. A development server must not bundle them ahead. */
export const packagesThatWalk = ['goober']

const loop = /\bfor ?\((let|const|var) (\w+) in ([\w.]+)\)/g

/**
 * Makes libraries walk an object's own keys. With `for … in` they also walk what a page has added to
 * `Object.prototype`: they write it into styles, or throw. Our own code cannot help: goober parses a text into objects of its own.
 * `tests/hard/hostile` has such a page.
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
