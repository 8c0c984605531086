import type { ErrorCode } from '../problems.ts'

// What was pasted or dropped: a text, a workbook, or nothing that can be read.

const maxBytes = 64 * 2 ** 20

export type Content =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'workbook' }
  | { readonly kind: 'refused'; readonly code: ErrorCode }

const refuse = (code: ErrorCode): Content => ({ kind: 'refused', code })

/** Takes a text, if it is not too long and is one. */
export function textContent(text: string): Content {
  if (text.length > maxBytes) return refuse('too-large')
  return isText(text) ? { kind: 'text', text } : refuse('binary')
}

/** Whether a text has signs that people do not type: more than one in a hundred of the first 4,000, or a NUL. */
function isText(text: string): boolean {
  const start = text.slice(0, 4000)
  const odd = start.match(/[^\P{Cc}\t\n\f\r]|\uFFFD/gu) ?? []
  return !start.includes('\0') && odd.length * 100 <= start.length
}

/** So much of a container's beginning and end is searched for a name. */
const searchedBytes = 2 ** 20

const beginsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

/** Where the signature of a picture begins, and its bytes: PNG, JPEG, GIF, TIFF, WebP and HEIF. */
const images = [
  [0, 0x89, 0x50, 0x4e, 0x47],
  [0, 0xff, 0xd8, 0xff],
  [0, 0x47, 0x49, 0x46, 0x38],
  [0, 0x49, 0x49, 0x2a, 0x00],
  [0, 0x4d, 0x4d, 0x00, 0x2a],
  [8, 0x57, 0x45, 0x42, 0x50],
  [4, 0x66, 0x74, 0x79, 0x70],
]

export function readContent(bytes: Uint8Array): Content {
  if (bytes.length === 0) return refuse('empty')
  if (bytes.length > maxBytes) return refuse('too-large')
  if (beginsWith(bytes, 0x50, 0x4b, 3, 4)) return { kind: 'workbook' }
  // Old workbooks and encrypted ones are the same kind of container; the second has a stream of this name.
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return refuse(containsName(bytes, 'EncryptedPackage') ? 'password' : 'old-workbook')
  if (images.some(([at, ...signature]) => beginsWith(bytes.subarray(at), ...signature)))
    return refuse('image')
  return textContent(decode(bytes))
}

/** Looks for a name in UTF-16 in the directory of a container, which stands in its first or last part. */
function containsName(bytes: Uint8Array, name: string): boolean {
  const decoder = new TextDecoder('utf-16le')
  const ends = [
    bytes.subarray(0, searchedBytes),
    bytes.subarray(Math.max(0, bytes.length - (bytes.length % 2) - searchedBytes)),
  ]
  return ends.some(end => decoder.decode(end).includes(name))
}

/** A text says by its first bytes that it is UTF-16. What is no UTF-8 is as Windows writes it. */
function decode(bytes: Uint8Array): string {
  if (beginsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes)
  if (beginsWith(bytes, 0xfe, 0xff)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
