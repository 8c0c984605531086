/** Returns plain data as JSON, even if the page has added `toJSON` to all arrays, as old libraries do. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key: string) {
    return this[key]
  })
