import type { ErrorCode } from '../problems.ts'

// What was pasted or dropped: a text, a workbook, or nothing that can be read.

export const maxBytes = 64 * 2 ** 20

export type Content =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'workbook' }
  | { readonly kind: 'refused'; readonly code: ErrorCode }

export const refused = (code: ErrorCode): Content => ({ kind: 'refused', code })

/** Takes a text, if it is not too long and is one. */
export function textContent(text: string): Content {
  if (text.length > maxBytes) return refused('too-large')
  return isText(text) ? { kind: 'text', text } : refused('binary')
}

/** Whether a text has signs that people do not type: more than one in a hundred of the first 4,000, or a NUL. */
function isText(text: string): boolean {
  const start = text.slice(0, 4000)
  const odd = start.match(/[^\P{Cc}\t\n\f\r]|\uFFFD/gu) ?? []
  return !start.includes('\0') && odd.length * 100 <= start.length
}
