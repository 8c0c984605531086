import { existsSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { withoutCode } from './pages.mjs'

/** @typedef {import('./pages.mjs').Page} Page */

/**
 * Finds links that lead nowhere: to a file that is not there, or to a heading that its page does not have. Asks no
 * website.
 * @param {readonly Page[]} pages
 * @returns {string[]} one line for each
 */
export function brokenLinks(pages) {
  const anchors = new Map(pages.map(({ file, text }) => [file, anchorsOf(text)]))
  return pages.flatMap(({ file, text }) =>
    [...withoutInlineCode(withoutCode(text)).matchAll(/\]\(([^()\s]+)\)/g)].flatMap(
      ({ 1: link = '', index }) => {
        if (/^[a-z]+:/.test(link)) return []
        const [path = '', anchor] = link.split('#')
        const target = path ? normalize(join(dirname(file), path)) : file
        const line = text.slice(0, index).split('\n').length
        if (!existsSync(target)) return [`${file}:${line}: ${link} leads to no file.`]
        if (anchor === undefined || statSync(target).isDirectory()) return []
        return anchors.get(target)?.has(anchor) ? [] : [`${file}:${line}: ${link} leads to no heading.`]
      },
    ),
  )
}

/** Removes code in a line that could look like a link. Keeps the text of links that are code. */
const withoutInlineCode = (/** @type {string} */ text) =>
  text.replace(/(`+)[^`\n]*\]\([^`\n]*\1/g, code => ' '.repeat(code.length))

/** Returns the anchors that GitHub gives to a page's headings. */
const anchorsOf = (/** @type {string} */ text) =>
  new Set(
    [...withoutCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading).map(numberedAnchors()),
  )

/**
 * Gives the headings of a page, one after the other, their anchors. A text that comes again has a number.
 * @returns {(heading: string) => string}
 */
export function numberedAnchors() {
  /** @type {Map<string, number>} */
  const seen = new Map()
  return heading => {
    const anchor = anchorOf(heading)
    const count = seen.get(anchor) ?? 0
    seen.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}-${count}`
  }
}

const anchorOf = (/** @type {string} */ heading) =>
  heading
    .trim()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
