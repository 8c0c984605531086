import type { Plugin } from 'vite'

/** What pages load before the code of any element: the script tag's first file, what it asks for, and the frame's script. */
const alone = /\b(autoload|paint|changes|asleep|asleep-answers|ways-in|anchors|embed-page)\.ts$/

/**
 * No such file waits for another, or brings the elements' code along: what it shares with that is copied into it instead
 * of becoming a chunk of its own.
 */
export function firstFileAlone(): Plugin {
  return {
    name: 'mrp-first-file-alone',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '', { kind, ...options }) {
      const [file = '', copy = alone.exec(file)?.[1]] = importer.split('?copy-')
      if (kind !== 'import-statement' || !copy) return
      const found = await this.resolve(source, file, { ...options, skipSelf: true })
      return found && `${found.id}?copy-${copy}`
    },
  }
}
