import { notFound } from './addresses.ts'
import { out } from './built-site.ts'
import type { Rule } from './rules.ts'

/** `firebase.json`. Firebase Hosting compresses by itself. */
export const firebaseJson = (rules: readonly Rule[]): string =>
  `${JSON.stringify({ hosting: hosting(rules) }, null, 2)}\n`

const hosting = (rules: readonly Rule[]) => ({
  public: out,
  ignore: ['firebase.json', '_headers', '**/*.br', '**/*.gz', '**/.*'],
  cleanUrls: true,
  headers: rules.map(({ path, headers }) => ({
    source: sourceOf(path),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })),
})

/** What is not there gets the headers of its page's file. */
const sourceOf = (path: string): string => (path === notFound ? '/404.html' : path.replace(/\*$/, '**'))
