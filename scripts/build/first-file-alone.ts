import type { Plugin } from 'vite'

/** The files that pages load before any element's code: the script tag's first file, the files it loads, the frame's script. */
const alone = /\b(autoload|paint|changes|asleep|asleep-answers|ways-in|anchors|embed-page)\.ts$/

/**
 * Copies into each of these files the modules that it shares with the elements' code. A shared chunk would be one more
 * file to wait for, and would bring the elements' code along.
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
