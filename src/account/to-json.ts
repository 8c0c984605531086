/** Plain data as JSON, also on a page that has given all lists a `toJSON` of its own, as libraries once did. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key: string) {
    return this[key]
  })
