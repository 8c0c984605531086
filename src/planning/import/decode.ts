import type { Pace } from '../pace.ts'
import type { ErrorCode } from './problems.ts'

// What a file is, and its text.

/** At most so many bytes are read. */
const mostBytes = 64 * 2 ** 20

const piece = 2 ** 20

export type Content =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'workbook' }
  | { readonly kind: 'refused'; readonly code: ErrorCode }

const refused = (code: ErrorCode): Content => ({ kind: 'refused', code })

const begins = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

const images = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
]

export async function readContent(bytes: Uint8Array, pace: Pace): Promise<Content> {
  if (bytes.length === 0) return refused('empty')
  if (bytes.length > mostBytes) return refused('too-large')
  if (begins(bytes, 0x50, 0x4b, 3, 4)) return { kind: 'workbook' }
  // Old workbooks and encrypted ones are the same kind of container; the second has a stream of this name.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return refused(holds(bytes, 'EncryptedPackage') ? 'password' : 'old-workbook')
  const isWebp = begins(bytes, 0x52, 0x49, 0x46, 0x46) && begins(bytes.subarray(8), 0x57, 0x45, 0x42, 0x50)
  const isHeif = begins(bytes.subarray(4), 0x66, 0x74, 0x79, 0x70)
  if (isWebp || isHeif || images.some(signature => begins(bytes, ...signature))) return refused('image')
  const encoding = encodingOf(bytes)
  const text =
    (await decode(bytes, encoding, pace)) ?? (await decode(bytes, 'windows-1252', pace, false)) ?? ''
  return textContent(text)
}

/** Looks for a name in UTF-16 in the directory of a container, which stands in its first or last part. */
function holds(bytes: Uint8Array, name: string): boolean {
  const decoder = new TextDecoder('utf-16le')
  const ends = [
    bytes.subarray(0, piece),
    bytes.subarray(Math.max(0, bytes.length - (bytes.length % 2) - piece)),
  ]
  return ends.some(end => decoder.decode(end).includes(name))
}

function encodingOf(bytes: Uint8Array): string {
  if (begins(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (begins(bytes, 0xfe, 0xff)) return 'utf-16be'
  return 'utf-8'
}

export async function decode(
  bytes: Uint8Array,
  encoding: string,
  pace: Pace,
  fatal = encoding === 'utf-8',
): Promise<string | undefined> {
  const decoder = new TextDecoder(encoding, { fatal })
  const parts: string[] = []
  try {
    for (let from = 0; from < bytes.length; from += piece) {
      const stream = from + piece < bytes.length
      parts.push(decoder.decode(bytes.subarray(from, from + piece), { stream }))
      if (pace.isOver) await pace.rest()
    }
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
  return parts.join('')
}

/** Takes a text, if it is not too long and is one. */
export function textContent(text: string): Content {
  if (text.length > mostBytes) return refused('too-large')
  return isText(text) ? { kind: 'text', text } : refused('binary')
}

/** Whether a text has signs that people do not type: more than one in a hundred of the first 4,000, or a NUL. */
function isText(text: string): boolean {
  const start = text.slice(0, 4000)
  let odd = 0
  for (let index = 0; index < start.length; index += 1) {
    const code = start.charCodeAt(index)
    if (code === 0) return false
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12) || code === 0xfffd) odd += 1
  }
  return odd * 100 <= start.length
}
