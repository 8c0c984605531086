/** Returns a function that finds something for a key once: thousands of rows have the same few. Beyond the limit, it forgets. */
export function memoize<Key, Found>(
  find: (key: Key) => Found,
  limit = Number.POSITIVE_INFINITY,
): (key: Key) => Found {
  const all = new Map<Key, { readonly found: Found }>()
  return key => {
    const known = all.get(key)
    if (known) return known.found
    if (all.size > limit) all.clear()
    const found = find(key)
    all.set(key, { found })
    return found
  }
}
