import { readFileSync } from 'node:fs'

/**
 * Returns the first snippet under a heading of a docs page, in a language. Removes its imports, because the test
 * provides those names.
 */
export function snippetUnder(heading: string, file: string, language = 'js'): string {
  const section = readFileSync(file, 'utf8').split(`# ${heading}\n`)[1]
  const code = new RegExp(`^\`\`\`${language}.*\\n([\\s\\S]*?)^\`\`\``, 'm').exec(section ?? '')?.[1]
  if (!code) throw new Error(`${file} has no such snippet under “${heading}”.`)
  return code.replace(/^import .*\n/gm, '')
}
