import type { ImportSource } from '../../../planning/read/result.ts'
import { safeStorage } from '../../../services/safe-storage.ts'
import type { GivenList } from './planned-list.ts'

// The list that a visitor keeps on their device, if they have said so. Nothing is kept on a page that has these files from
// elsewhere: what is stored there is its own.

const { read, write } = safeStorage(() => localStorage)

const keptAt = 'mrp:plan'

export const mayKeep = (): boolean => import.meta.url.startsWith(`${location.origin}/`)

/** Keeps a text in place of the one before, or forgets it. Returns what stood in the way, if anything did; then none is kept. */
export function keepText(text: string | null): unknown {
  write(keptAt, null)
  const trouble = text !== null && write(keptAt, text)
  if (trouble) write(keptAt, null)
  return trouble
}

/** A source as a storage takes it. */
type StoredSource = Omit<ImportSource, 'bytes'> & { readonly base64?: string }

/** Returns the list that is kept, or nothing where somebody else has written there. */
export function readKept(): GivenList | undefined {
  try {
    const { sources, answers, days } = JSON.parse((mayKeep() && read(keptAt)) || '')
    return {
      sources: sources.map(({ base64, ...source }: StoredSource) => ({
        ...source,
        ...(base64 !== undefined && { bytes: Uint8Array.from(atob(base64), sign => sign.charCodeAt(0)) }),
      })),
      answers,
      days,
    }
  } catch {
    return undefined
  }
}
