import { readFileSync } from 'node:fs'

/** The code that stands first under a heading of a docs page, without its imports: the test brings what they name. */
export function snippetUnder(heading: string, file: string): string {
  const section = readFileSync(file, 'utf8').split(`# ${heading}\n`)[1]
  const code = /```js\n([\s\S]*?)```/.exec(section ?? '')?.[1]
  if (!code) throw new Error(`${file} has no JavaScript under “${heading}”.`)
  return code.replace(/^import .*\n/gm, '')
}
