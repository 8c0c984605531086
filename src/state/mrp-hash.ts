// Behind `#mrp=`, a link to one of our pages says which element it stands for and what that begins with. Anybody whose
// links a page shows could have written it.

/** More than any form takes; a stranger's link may have a hundred thousand. */
const mostParameters = 40
const longestHash = 50_000

/** Reads `#mrp=demo-form&theme=dark`; nothing where it is another hash. */
export function hashParameters(hash: string): URLSearchParams | undefined {
  if (!hash.startsWith('#mrp=')) return undefined
  // Some editors escape what is escaped already.
  return new URLSearchParams(hash.slice(1, longestHash).replaceAll('&amp;', '&'))
}

/** What the element begins with: names as attributes have them, and values as they were written. */
export const hashAttributes = (parameters: URLSearchParams): readonly (readonly [string, string])[] =>
  [...parameters]
    .slice(0, mostParameters)
    .filter(([name]) => /^[a-z]+(-[a-z]+)*$/.test(name) && !['mrp', 'open'].includes(name))

/** A value as it was meant: editors make quotes curly, which then belong to it, and add spaces. */
export function tidy(value: string): string {
  // Letter by letter: an expression takes seconds for a long run of spaces in the middle of a stranger's link.
  let [start, end] = [0, value.length]
  while (start < end && added.test(value.charAt(start))) start += 1
  while (start < end && added.test(value.charAt(end - 1))) end -= 1
  return value.slice(start, end)
}

const added = /[\s“”„″‘’′]/

/** `demo-form`, or the tag itself, as a tag. */
export const tagOf = (name: string): string => `mrp-${tidy(name).toLowerCase().replace(/^mrp-/, '')}`
