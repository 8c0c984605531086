/** The entries of a list by a key, each group in the order of the list. `Map.groupBy` is not in Node 20, nor in Safari 16. */
export function grouped<K, T>(list: Iterable<T>, keyOf: (entry: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const entry of list) {
    const key = keyOf(entry)
    const group = groups.get(key)
    if (group) group.push(entry)
    else groups.set(key, [entry])
  }
  return groups
}
