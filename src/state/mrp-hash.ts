// Reads links such as `…#mrp=demo-form&theme=dark`, which stand for an element and its attributes. Strangers may have
// written them.

/** Limits: more than any form takes, because a stranger's link may have a hundred thousand parameters. */
const mostParameters = 40
const longestHash = 50_000

/** Reads `#mrp=demo-form&theme=dark`; nothing where it is another hash. */
export function hashParameters(hash: string): URLSearchParams | undefined {
  if (!hash.startsWith('#mrp=')) return undefined
  // Some editors escape what is escaped already.
  return new URLSearchParams(hash.slice(1, longestHash).replaceAll('&amp;', '&'))
}

/** Returns the element's attributes, with their values as written. */
export const hashAttributes = (parameters: URLSearchParams): readonly (readonly [string, string])[] =>
  [...parameters]
    .slice(0, mostParameters)
    .filter(([name]) => /^[a-z]+(-[a-z]+)*$/.test(name) && !['mrp', 'open'].includes(name))

/** Trims what editors add to a value: spaces, and quotes that they made curly. */
export function tidy(value: string): string {
  // Letter by letter: an expression takes seconds for a long run of spaces in the middle of a stranger's link.
  let [start, end] = [0, value.length]
  while (start < end && added.test(value.charAt(start))) start += 1
  while (start < end && added.test(value.charAt(end - 1))) end -= 1
  return value.slice(start, end)
}

const added = /[\s“”„″‘’′]/

/** Returns the tag for `demo-form` or `mrp-demo-form`. */
export const tagOf = (name: string): string => `mrp-${tidy(name).toLowerCase().replace(/^mrp-/, '')}`
