import type { Plugin, Rolldown } from 'vite'
import { putInto } from './put-in.ts'

/** Stands for the table in the code until all file names are known. */
export const filesAheadMark = 'FILES_AHEAD'

/** Matches the mark as a minifier writes it. */
const mark = new RegExp(`(["'\`])${filesAheadMark}\\1`)

/** Matches the forms and their languages. */
const wanted = /\/src\/(?:elements\/[a-z]+-form\/(mrp-[a-z-]+)\.tsx|words\/([a-z]{2})\/messages\.ts)$/

/** Writes the list of a form's files into the code that fetches them ahead, without running any. */
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
              const [, form, name = form] = wanted.exec(id) ?? []
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
