import { safeStorage } from './safe-storage.ts'

// Keeps unsent answers for a day, and for this tab alone, because others may use the computer.

/** Limits how long a draft is kept after its last change, in ms. */
const lifetimeMs = 24 * 60 * 60 * 1000

const { read, write } = safeStorage(() => sessionStorage)

const keyOf = (name: string) => `mrp:draft:${name}`

/** Holds what the fields of a form have, by name: in a draft as it was typed, in a request trimmed. */
export type Answers = Readonly<Record<string, string>>

/**
 * Reads a draft: its texts, and the time of its last change in ms since 1970, which drafts of the page's own code lack.
 * Removes one that has not changed for a day.
 */
function readDraft(key: string): { readonly answers: Answers; readonly savedAt: number } {
  const { savedAt, ...fields } = storedIn(key)
  const time = typeof savedAt === 'number' ? savedAt : Date.now()
  const isOld = Date.now() - time > lifetimeMs
  if (isOld) write(key, null)
  const texts = Object.entries(fields).filter(([, text]) => typeof text === 'string' && !isOld)
  return { answers: Object.fromEntries(texts) as Answers, savedAt: time }
}

function storedIn(key: string): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(read(key) ?? '')
    return stored instanceof Object ? { ...stored } : {}
  } catch {
    return {}
  }
}

export const loadDraft = (name: string): Answers => readDraft(keyOf(name)).answers

/** Keeps what was typed, until 24 hours after it last changed. Saving it unchanged does not extend that. */
export function saveDraft(name: string, answers: Answers): void {
  const typed = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''))
  const text = JSON.stringify(typed)
  const before = readDraft(keyOf(name))
  const isSame = text === JSON.stringify(before.answers)
  const savedAt = isSame ? before.savedAt : Date.now()
  write(keyOf(name), text === '{}' ? null : JSON.stringify({ ...typed, savedAt }))
}

/** Removes a draft that was sent. If something was typed since, here or in another element, the draft stays. */
export function clearDraft(name: string, sent = loadDraft(name)): void {
  const isSent = ([field, typed]: [string, string]) => typed.trim() === sent[field]?.trim()
  if (Object.entries(loadDraft(name)).every(isSent)) saveDraft(name, {})
}
