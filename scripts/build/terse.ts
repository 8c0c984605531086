import { minify } from 'terser'
import type { Plugin } from 'vite'

/** What is run before the first touch: the script tag's first file, and what looks after painted elements. */
const early = /^(mrp-widgets|embed|shells\/[a-z]+)$/

/**
 * Makes the files small that run before the first touch: there, each byte is a wait. The bundler's own minifier, which
 * makes all others small, leaves them 0.3 kB larger after compression, of the 9.5 that they may have.
 */
export function terse(): Plugin {
  return {
    name: 'mrp-terse',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async renderChunk(source, { name, isEntry }) {
      if (!isEntry || !early.test(name)) return null
      const { code = '', map } = await minify(source, {
        sourceMap: true,
        module: true,
        ecma: 2020,
        compress: { passes: 3 },
        format: { comments: false },
      })
      return { code, map: String(map) }
    },
  }
}
