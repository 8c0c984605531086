import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import GithubSlugger from 'github-slugger'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { isStarted } from './started.mjs'

// Checks the documentation: its links and the length of its sentences. `npm run check` also checks its spelling, with cspell.

/** @typedef {{ readonly file: string, readonly text: string }} Page */

/** Lists every page of the documentation, by its path. */
const files = [
  ...readdirSync('.').filter(file => file.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.md'))
    .map(file => join('docs', file)),
].sort()

const markdown = unified().use(remarkParse).use(remarkGfm)

/**
 * Finds links that lead nowhere: to a file that is not there, or to a heading that its page does not have. Asks no
 * website.
 * @param {readonly Page[]} pages
 * @returns {string[]} one line for each
 */
export function brokenLinks(pages) {
  const trees = new Map(pages.map(({ file, text }) => [file, markdown.parse(text)]))
  const anchors = new Map([...trees].map(([file, tree]) => [file, anchorsOf(tree)]))
  /** @type {string[]} */
  const broken = []
  for (const [file, tree] of trees)
    visit(tree, ['link', 'image'], node => {
      if (!('url' in node) || /^[a-z]+:/.test(node.url)) return
      const [path = '', anchor] = node.url.split('#')
      const target = path ? normalize(join(dirname(file), path)) : file
      const place = `${file}:${node.position?.start.line}: ${node.url}`
      if (!existsSync(target)) broken.push(`${place} leads to no file.`)
      else if (anchor !== undefined && !statSync(target).isDirectory() && !anchors.get(target)?.has(anchor))
        broken.push(`${place} leads to no heading.`)
    })
  return broken
}

/** Returns the anchors that GitHub gives to a page's headings. */
function anchorsOf(/** @type {import('mdast').Root} */ tree) {
  const slugger = new GithubSlugger()
  const anchors = new Set()
  visit(tree, 'heading', heading => void anchors.add(slugger.slug(textOf(heading))))
  return anchors
}

const maxWords = 25

/**
 * Finds sentences of more than 25 words, in paragraphs, lists and tables. Code in a line counts as one word.
 * @param {Page} page
 * @returns {string[]} one line for each
 */
export function longSentences({ file, text }) {
  const tree = markdown.parse(text)
  visit(tree, 'inlineCode', code => {
    code.value = 'code'
  })
  /** @type {string[]} */
  const long = []
  visit(tree, ['paragraph', 'tableCell', 'heading'], block => {
    for (const sentence of textOf(block).split(/(?<=[.!?]["”’)]*)\s+(?=["“‘([]*\p{Lu}|code)/u)) {
      const count = sentence.match(/[^\s—–|·→]*[\p{L}\p{N}][^\s—–|·→]*/gu)?.length ?? 0
      if (count > maxWords)
        long.push(`${file}:${block.position?.start.line}: ${count} words: ${sentence.slice(0, 70)}…`)
    }
  })
  return long
}

if (isStarted(import.meta.filename)) check()

function check() {
  const pages = files.map(file => ({ file, text: readFileSync(file, 'utf8') }))
  const problems = [...brokenLinks(pages), ...pages.flatMap(longSentences)]

  if (problems.length > 0) {
    console.error([...problems, `${problems.length} problems in the documentation.`].join('\n'))
    process.exitCode = 1
  }
}
