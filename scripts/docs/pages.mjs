import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ readonly file: string, readonly text: string }} Page */

/** Every page of the documentation, by its path. */
export const files = [
  ...readdirSync('.').filter(file => file.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.md'))
    .map(file => join('docs', file)),
].sort()

/** Reads all pages. */
export const readPages = () => files.map(file => ({ file, text: readFileSync(file, 'utf8') }))

/** Removes fenced code and HTML comments. Keeps the lines, so that their numbers stay. */
export const withoutCode = (/** @type {string} */ text) =>
  text.replace(/^( *)(```+)[\s\S]*?^\1\2$|<!--[\s\S]*?-->/gm, code => code.replace(/[^\n]/g, ''))
