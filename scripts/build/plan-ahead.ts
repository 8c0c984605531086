import { type Plugin, runnerImport } from 'vite'

/** Matches the modules whose exports are data, which is all of them but the plant and its plan. */
const planned = /\/src\/plant\/(?!(?:plant|today)\.ts)[a-z-]+\.ts$/

/**
 * Plans when the site is built: puts what the modules of `plant` export in their place, as data.
 * Visitors load no engine for a picture: it is 10 kB, gzipped. While developing, and in tests, the modules run by
 * themselves. Committed data would need a check that it is the engine's.
 */
export function planAhead(): Plugin {
  const sources = new Map<string, Promise<string>>()
  return {
    name: 'mrp-plan-ahead',
    apply: 'build',
    // Plans once for all environments of a build.
    sharedDuringBuild: true,
    load: {
      filter: { id: planned },
      handler(id) {
        const source = sources.get(id) ?? exportsOf(id)
        sources.set(id, source)
        return source
      },
    },
  }
}

async function exportsOf(file: string): Promise<string> {
  const { module } = await runnerImport<Readonly<Record<string, unknown>>>(file, {
    configFile: false,
    logLevel: 'error',
  })
  return Object.entries(module)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
