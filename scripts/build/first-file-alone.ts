import type { Plugin } from 'vite'

/**
 * The script tag's first file waits for no other: what it shares with the elements' code is copied into it instead of
 * becoming a chunk of its own.
 */
export function firstFileAlone(): Plugin {
  const copy = '?first-file'
  return {
    name: 'mrp-first-file-alone',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, { kind, ...options }) {
      if (kind !== 'import-statement' || !/autoload\.ts$|\?first-file$/.test(importer ?? '')) return
      const found = await this.resolve(source, importer?.replace(copy, ''), { ...options, skipSelf: true })
      return found && `${found.id}${copy}`
    },
    // An element's file is called after its tag, which is all that is read of its path.
    renderChunk: (code, { name }) =>
      name === 'mrp-widgets' ? code.replace(/(['"])\.\/[a-z]+\/(mrp-[a-z-]+)\.tsx\1/g, '$1$2$1') : null,
  }
}
