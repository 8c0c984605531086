import type { Rule } from './rules.ts'

/**
 * Returns `_headers`, as Cloudflare Pages, Netlify and others read it. They derive clean URLs from the file names.
 */
export const headerFile = (rules: readonly Rule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
