// Only the names of the files count. A build puts the tags in the place of this module.
const files = import.meta.glob('../**/mrp-*.tsx')

/** Lists all tags of the bundle. */
export const knownTags: readonly string[] = Object.keys(files).map(path =>
  path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length),
)
