import { type KeptList, keptAt } from './kept-list.ts'

// Writes the list that a visitor keeps, as `kept-list.ts` reads it. Loaded with the first list of their own.

/** Keeps a list in place of the one before. Says what stood in the way, if anything did; then none is kept. */
export function keepList({ sources, ...rest }: KeptList): 'full' | 'blocked' | undefined {
  const stored = {
    ...rest,
    sources: sources.map(({ bytes, ...source }) => ({
      ...source,
      ...(bytes && { base64: base64Of(bytes) }),
    })),
  }
  try {
    localStorage.removeItem(keptAt)
    localStorage.setItem(keptAt, JSON.stringify(stored))
    return undefined
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
  }
}

export function forgetList(): void {
  try {
    localStorage.removeItem(keptAt)
  } catch {
    // Blocked: then nothing is there.
  }
}

/** So many bytes become a text at once: more arguments than a function takes. */
const bytesPerCall = 8192

function base64Of(bytes: Uint8Array | ArrayBuffer): string {
  const all = new Uint8Array(bytes)
  let text = ''
  for (let at = 0; at < all.length; at += bytesPerCall)
    text += String.fromCharCode(...all.subarray(at, at + bytesPerCall))
  return btoa(text)
}
