import { fileOf } from './addresses.ts'
import type { ServedSite } from './built-site.ts'

/**
 * Returns `_headers`, as Cloudflare Pages, Netlify and others read it. They derive clean URLs from the file names. Some
 * also answer the name of a page's file, so a page has its headers there too.
 */
export const headerFile = ({ base, addresses, rules }: ServedSite): string =>
  rules
    .flatMap(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
      const paths = addresses.includes(path) ? [path, `/${fileOf(path)}`] : [path]
      return [...new Set(paths)].map(spelling => [base + spelling, ...lines].join('\n'))
    })
    .join('\n\n')
    .concat('\n')
