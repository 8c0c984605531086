import type { Plugin } from 'vite'

/** Files that wait for no others' code; and how their copies of what they share with it are told apart. */
const alone = [
  { importer: /autoload\.ts$|\?first-file$/, source: /./, copy: '?first-file' },
  { importer: /\/src\/ways\/[a-z-]+\.ts$/, source: /^\.\.\//, copy: '?ways' },
]

/**
 * The script tag's first file waits for no other: what it shares with the elements' code is copied into it instead of
 * becoming a chunk of its own. So is what the ways in share with it, or a link would load React.
 */
export function firstFileAlone(): Plugin {
  return {
    name: 'mrp-first-file-alone',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '', { kind, ...options }) {
      const rule = alone.find(rule => rule.importer.test(importer) && rule.source.test(source))
      if (kind !== 'import-statement' || !rule) return
      const found = await this.resolve(source, importer.replace(rule.copy, ''), {
        ...options,
        skipSelf: true,
      })
      return found && `${found.id}${rule.copy}`
    },
    // An element's file is called after its tag, which is all that is read of its path.
    renderChunk: (code, { name }) =>
      name === 'mrp-widgets' ? code.replace(/(['"])\.\/[a-z]+\/(mrp-[a-z-]+)\.tsx\1/g, '$1$2$1') : null,
  }
}
