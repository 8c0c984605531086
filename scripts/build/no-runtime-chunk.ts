import type { Plugin } from 'vite'

const runtimeImport = /import \{ (\w+) as (\w+) \} from "\.\/rolldown-runtime[^"]*";?/

/**
 * Rolldown puts the one helper that it needs, which makes a module's namespace, into a chunk of its own, and every chunk
 * waits for it: a round trip for 120 bytes. Here each chunk that needs it has it.
 */
export function noRuntimeChunk(): Plugin {
  return {
    name: 'mrp-no-runtime-chunk',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: code =>
      code.includes('rolldown-runtime')
        ? {
            code: code.replace(
              runtimeImport,
              (_, _exported, local) =>
                `const ${local} = all => { const made = {}; for (const name of Object.keys(all)) Object.defineProperty(made, name, { get: all[name], enumerable: true }); return made };`,
            ),
            map: null,
          }
        : null,
    generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (file.includes('rolldown-runtime')) delete bundle[file]
        else if (chunk.type === 'chunk' && chunk.code.includes('rolldown-runtime'))
          throw new Error(
            `${file} needs Rolldown's runtime for something that \`noRuntimeChunk\` does not know.`,
          )
      }
    },
  }
}
