import type { Plugin } from 'vite'

/** Matches files that pages load before any element's code: the loader, the files it loads, the frame's script. */
const alone = /\b(autoload|paint|follow|asleep|asleep-answers|ways-in|anchors|embed-page)\.ts$/

/**
 * Copies shared modules into each of these files. A shared chunk would cost another request, and would load elements'
 * code.
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
