import { withoutCode } from './pages.mjs'

/** @typedef {import('./pages.mjs').Page} Page */

const mostWords = 25

/**
 * Finds sentences of more than 25 words, in paragraphs, lists and tables. Code in a line counts as one word.
 * @param {Page} page
 * @returns {string[]} one line for each
 */
export function longSentences({ file, text }) {
  return blocksOf(withoutCode(text)).flatMap(({ line, block }) =>
    sentencesOf(block)
      .filter(sentence => wordsIn(sentence) > mostWords)
      .map(sentence => `${file}:${line}: ${wordsIn(sentence)} words: ${sentence.slice(0, 70)}…`),
  )
}

/** Splits a page into pieces in which a sentence can run on: paragraphs, list items and cells of tables. */
function blocksOf(/** @type {string} */ text) {
  /** @type {{ line: number, block: string }[]} */
  const blocks = []
  let isOpen = false
  for (const [index, source] of text.split('\n').entries()) {
    const line = source.trim()
    const cells = /^\|.*\|$/.test(line) ? line.slice(1, -1).split(/(?<!\\)\|/) : []
    for (const cell of cells) blocks.push({ line: index + 1, block: cell })
    const starts = /^([-*>] |\d+\. |#+ )/.test(line)
    const last = blocks.at(-1)
    if (line === '' || cells.length > 0) isOpen = false
    else if (isOpen && !starts && last) last.block += ` ${line.replace(/^> ?/, '')}`
    else {
      blocks.push({ line: index + 1, block: line.replace(/^([-*>] |\d+\. |#+ )/, '') })
      isOpen = !line.startsWith('#')
    }
  }
  return blocks
}

const sentencesOf = (/** @type {string} */ block) =>
  block
    .replace(/(`+)[\s\S]*?\1/g, 'code')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split(/(?<=[.!?]["”’)*_]*)\s+(?=["“‘(*_]*\p{Lu}|code)/u)

const wordsIn = (/** @type {string} */ sentence) =>
  (sentence.match(/[^\s—–|·→]*[\p{L}\p{N}][^\s—–|·→]*/gu) ?? []).length
