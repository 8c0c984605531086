import type { ImportSource } from '../../../planning/read/result.ts'
import type { Days } from './planned-list.ts'

// The list that a visitor keeps on their device, if they have said so. Nothing is kept on a page that has these files from
// elsewhere: what is stored there is its own.

/** What is kept: enough to plan the list again. */
export interface KeptList {
  readonly sources: readonly ImportSource[]
  readonly answers: Readonly<Record<string, string>>
  readonly days: Days | undefined
}

export const keptAt = 'mrp:plan'

/** The files of a text, and of anything else, as a storage takes them. */
interface Stored extends Omit<KeptList, 'sources'> {
  readonly sources: readonly { readonly name?: string; readonly text?: string; readonly base64?: string }[]
}

export const mayKeep = (): boolean => import.meta.url.startsWith(`${location.origin}/`)

/** Whether a list is kept. */
export function isKept(): boolean {
  try {
    return mayKeep() && localStorage.getItem(keptAt) !== null
  } catch {
    return false
  }
}

/** Returns the list that is kept, or nothing where somebody else has written there. */
export function readKept(): KeptList | undefined {
  if (!isKept()) return undefined
  try {
    const stored: Stored = JSON.parse(localStorage.getItem(keptAt) ?? '')
    const { sources, answers, days } = stored
    return {
      sources: sources.map(({ base64, ...source }) => ({
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
