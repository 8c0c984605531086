import { safeStorage } from './safe-storage.ts'

// Keeps unsent answers for a day, and for this tab alone, because others may use the computer.

/** Limits how long a draft is kept after its last change, in ms. */
const lifetimeMs = 24 * 60 * 60 * 1000

const { read, write } = safeStorage(() => sessionStorage)

const keyOf = (name: string) => `mrp:draft:${name}`

/** Holds what the fields of a form have, by name: in a draft as it was typed, in a request trimmed. */
export type Answers = Readonly<Record<string, string>>

/** Reads a draft. Removes one that has not changed for a day. */
function readDraft(key: string): ReturnType<typeof parse> {
  const draft = parse(read(key) ?? '{}')
  if (Date.now() - (draft.savedAt ?? Date.now()) <= lifetimeMs) return draft
  write(key, null)
  return parse('')
}

/**
 * Returns the valid parts of a stored draft. The time of its last change is in ms since 1970, and missing in drafts of an
 * older version, or of the page's own code.
 */
function parse(text: string) {
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {}
  const { savedAt, ...fields }: Readonly<Record<string, unknown>> =
    stored instanceof Object ? { ...stored } : {}
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const answers: Answers = Object.fromEntries(texts)
  return { answers, savedAt: typeof savedAt === 'number' ? savedAt : undefined }
}

export const loadDraft = (name: string): Answers => readDraft(keyOf(name)).answers

/** Keeps what was typed, until 24 hours after it last changed. Saving it unchanged does not extend that. */
export function saveDraft(name: string, answers: Answers): void {
  const typed = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''))
  const text = JSON.stringify(typed)
  const before = readDraft(keyOf(name))
  const isSame = text === JSON.stringify(before.answers)
  const savedAt = (isSame && before.savedAt) || Date.now()
  write(keyOf(name), text === '{}' ? null : JSON.stringify({ ...typed, savedAt }))
}

/** Removes a draft that was sent. If something was typed since, here or in another element, the draft stays. */
export function clearDraft(name: string, sent = loadDraft(name)): void {
  const isSent = ([field, typed]: [string, string]) => typed.trim() === sent[field]?.trim()
  if (Object.entries(loadDraft(name)).every(isSent)) saveDraft(name, {})
}
