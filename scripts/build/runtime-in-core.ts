import type { Plugin, Rolldown } from 'vite'
import { changeMap, putInto } from './put-in.ts'

/** A chunk may import the file and take nothing from it. */
const runtimeImport = /import\s*(?:\{([^}]*)\}\s*from\s*)?["'`]\.\/rolldown-runtime[^"'`]*["'`];?/
const runtimeExport = /export\s*\{([^}]*)\};?\s*$/

/**
 * Moves the bundler's helpers into the core, which every element requests at once. In a file of their own, they would
 * delay every element by a round trip.
 */
export function runtimeInCore(): Plugin {
  return {
    name: 'mrp-runtime-in-core',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
      const core = chunks.find(({ name }) => name === 'core')
      if (!runtime || !core) throw new Error('The build has no core, or needs no runtime any more.')
      delete bundle[runtime.fileName]
      const exported = namesIn(runtimeExport, runtime.code)
      const values = exported.map(([inside, outside]) => `runtime_${outside}:${inside}`)
      const names = exported.map(([, outside]) => `runtime_${outside}`)
      const own = namesIn(runtimeImport, core.code).map(([inside, local]) => `,${local}=runtime_${inside}`)
      const code = runtime.code
        .replace(runtimeExport, `return{${values}}`)
        // Own keys only: a page may have added to `Object.prototype`.
        .replace(/for\s*\((var|let) (\w+) in (\w+)\)/g, 'for($1 $2 of Object.keys($3))')
        .replace(/^\/\*!.*\*\//, '')
        .replaceAll('\n', '')
      const helpers = `const{${names}}=(()=>{${code}})()${own.join('')};export{${names}};`
      // On a line of their own: the map gets one more line, and no column moves.
      core.code = `${helpers}\n${core.code.replace(runtimeImport, words => ' '.repeat(words.length))}`
      changeMap(bundle, core, mappings => `;${mappings}`)
      for (const chunk of chunks) if (chunk !== core) takeFromCore(bundle, chunk, core)
    },
  }
}

function takeFromCore(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  core: Rolldown.OutputChunk,
): void {
  if (!runtimeImport.test(chunk.code)) return
  const names = namesIn(runtimeImport, chunk.code).map(([inside, local]) => `runtime_${inside} as ${local}`)
  const path = chunk.fileName.startsWith('chunks/') ? core.fileName.replace('chunks/', './') : undefined
  if (!path) throw new Error(`${chunk.fileName} runs before the core and needs the bundler’s runtime.`)
  putInto(bundle, chunk, runtimeImport, `import{${names}}from"${path}";`)
}

/** Returns the names in a list of imports or exports: `a as b` is a pair, and `a` a pair with itself. */
const namesIn = (list: RegExp, code: string): readonly (readonly [string, string])[] =>
  (list.exec(code)?.[1] ?? '')
    .split(',')
    .filter(Boolean)
    .map(name => {
      const [first = '', second = first] = name.trim().split(/\s+as\s+/)
      return [first, second] as const
    })
