import type { Plugin, Rolldown } from 'vite'
import { putInto } from './put-in.ts'

/** What stands in the code for the table, until all names of files are known. */
export const filesAheadMark = 'FILES_AHEAD'

/** As a minifier writes it. */
const mark = new RegExp(`(["'\`])${filesAheadMark}\\1`)

/** Elements in the room of forms, and the languages that they speak. */
const wanted = /\/src\/(?:forms|content\/languages)\/(mrp-[a-z-]+|[a-z]{2})\.tsx?$/

/**
 * Writes into what looks after sleeping forms which files their code consists of, so that it can fetch them without
 * running any.
 */
export function filesAhead(): Plugin {
  return {
    name: 'mrp-files-ahead',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const table = chunks.flatMap(chunk =>
        chunk.isEntry
          ? []
          : chunk.moduleIds.flatMap(id => {
              const name = wanted.exec(id)?.[1]
              return name ? [[name, [...withImports(chunk, bundle)]] as const] : []
            }),
      )
      const asleep = bundle['shells/asleep.js']
      if (asleep?.type !== 'chunk' || table.length === 0)
        throw new Error('There is no place for the files that are fetched ahead.')
      putInto(bundle, asleep, mark, `(${JSON.stringify(Object.fromEntries(table))})`)
    },
  }
}

function withImports(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): ReadonlySet<string> {
  found.add(chunk.fileName)
  for (const file of chunk.imports) {
    const imported = bundle[file]
    if (imported?.type === 'chunk' && !found.has(file)) withImports(imported, bundle, found)
  }
  return found
}
