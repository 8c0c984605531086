import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Matches the files that run before the first interaction: the loader, and the code for painted elements. */
const early = /^(mrp-widgets|embed|shells\/[a-z]+)$/

/**
 * Minifies these files with terser: there, each byte delays the page. The bundler's own minifier makes them 0.3 kB
 * larger after compression, of an allowed 9.5 kB.
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
