import { readFileSync } from 'node:fs'
import type { Token } from 'markdown-it'
import { type DocsFiles, pageFor, resolveFrom } from './files.ts'

/** Makes the links and pictures of a file, which lead to files, lead to what the site has of them. */
export function leadToPages(tokens: readonly Token[], file: string, files: DocsFiles): void {
  for (const token of tokens) {
    if (token.type === 'image') showPicture(token, file)
    leadToPages(token.children ?? [], file, files)
  }
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'link_open') continue
    const href = String(token.attrGet('href'))
    if (/^https?:/.test(href)) {
      token.attrSet('target', '_blank')
      token.attrSet('rel', 'noopener')
    } else if (!/^[a-z]+:/.test(href)) {
      const page = pageFor(href, file, files)
      if (page !== undefined) token.attrSet('href', page)
      else unlink(tokens.slice(index))
    }
  }
}

/** Leaves the words of the first link: the site has no page for it. */
function unlink(tokens: readonly Token[]): void {
  for (const token of [tokens[0], tokens.find(({ type }) => type === 'link_close')])
    if (token) token.type = 'text'
}

/** Says how large a picture is, so that nothing moves when it comes. */
function showPicture(token: Token, file: string): void {
  const path = resolveFrom(file, String(token.attrGet('src')))
  const head = readFileSync(path).subarray(16, 24)
  token.attrSet('src', `/${path}`)
  token.attrSet('width', String(head.readUInt32BE(0)))
  token.attrSet('height', String(head.readUInt32BE(4)))
  token.attrSet('loading', 'lazy')
}
