import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Makes the files that browsers load small. Vite minifies no ES modules of a library, because bundlers want their
 * comments, and its minifier leaves these files 0.3 kB larger after compression, of the 78 that a woken form may take.
 */
export function terse(): Plugin {
  return {
    name: 'mrp-terse',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async renderChunk(code) {
      const { code: result } = await minify(code, {
        module: true,
        ecma: 2020,
        compress: { passes: 3 },
        format: { comments: false },
      })
      return result === undefined ? null : { code: result, map: null }
    },
  }
}
