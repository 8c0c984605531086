// Only the names of the files count. A build keeps nothing else.
const files = import.meta.glob('../{layout,sections,forms,account,doctor}/mrp-*.tsx')

/** All tags of the bundle. */
export const knownTags: readonly string[] = Object.keys(files).map(path =>
  path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length),
)
