import type { Plugin } from 'vite'

/**
 * Some libraries walk objects with `for … in`, and so through whatever a page has added to `Object.prototype`: into
 * styles, or until they throw. Here they walk an object's own keys.
 */
export function ownKeys(): Plugin {
  return {
    name: 'mrp-own-keys',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/goober\/.*\.m?js$/ },
      handler(code, id) {
        const result = code.replace(
          /\bfor ?\((let|const|var) (\w+) in ([\w.]+)\)/g,
          'for ($1 $2 of Object.keys($3))',
        )
        if (result === code) throw new Error(`${id} has no loop that \`ownKeys\` knows.`)
        return result
      },
    },
  }
}
