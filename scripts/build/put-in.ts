import { decode, encode } from '@jridgewell/sourcemap-codec'
import type { Rolldown } from 'vite'

/** Built code, and the `mappings` of its source map. */
interface Mapped {
  readonly code: string
  readonly mappings: string
}

/**
 * Puts a text without line breaks in the place of what the pattern finds first, and moves what the map says of the rest of
 * that line. Throws where the pattern finds nothing.
 */
export function putIn({ code, mappings }: Mapped, pattern: RegExp, text: string): Mapped {
  const found = pattern.exec(code)
  if (!found) throw new Error(`The built code has no place for ${pattern}.`)
  const before = code.slice(0, found.index).split('\n')
  const column = before.at(-1)?.length ?? 0
  const end = column + found[0].length
  const lines = decode(mappings)
  // Nothing inside the text comes from a source.
  const line = (lines[before.length - 1] ?? []).filter(([at]) => at <= column || at >= end)
  for (const segment of line) if (segment[0] >= end) segment[0] += text.length - found[0].length
  lines[before.length - 1] = line
  return {
    code: code.slice(0, found.index) + text + code.slice(found.index + found[0].length),
    mappings: encode(lines),
  }
}

/** The same in a file of the bundle. */
export function putInto(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  pattern: RegExp,
  text: string,
): void {
  changeMap(bundle, chunk, mappings => {
    const made = putIn({ code: chunk.code, mappings }, pattern, text)
    chunk.code = made.code
    return made.mappings
  })
}

/** Changes what the map of a file says: the bundle has it as a file of its own by now. */
export function changeMap(
  bundle: Rolldown.OutputBundle,
  { fileName }: Rolldown.OutputChunk,
  change: (mappings: string) => string,
): void {
  const map = bundle[`${fileName}.map`]
  if (map?.type !== 'asset') throw new Error(`${fileName} has no source map.`)
  const content = JSON.parse(String(map.source))
  map.source = JSON.stringify({ ...content, mappings: change(content.mappings) })
}
