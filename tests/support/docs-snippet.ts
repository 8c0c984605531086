import { readFileSync } from 'node:fs'

/**
 * Returns the first snippet under a heading of a docs page. Removes its imports, because the test provides those
 * names.
 */
export function snippetUnder(heading: string, file: string): string {
  const section = readFileSync(file, 'utf8').split(`# ${heading}\n`)[1]
  const code = /```js\n([\s\S]*?)```/.exec(section ?? '')?.[1]
  if (!code) throw new Error(`${file} has no JavaScript under “${heading}”.`)
  return code.replace(/^import .*\n/gm, '')
}
