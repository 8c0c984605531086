import { itemsIn } from './kept-items.ts'
import { sharedState } from './store.ts'

// Keeps unsent answers for a day, and for this tab alone, because others may use the computer.

/** How long a draft is kept after its last change, in ms. */
const lifetimeMs = 24 * 60 * 60 * 1000

const { read, write } = itemsIn(() => sessionStorage)

const keyOf = (name: string) => `mrp:draft:${name}`

/** What is typed into a form, by field name. */
export type Answers = Readonly<Record<string, string>>

interface Draft {
  readonly answers: Answers
  /**
   * The time of the last change, in ms since 1970. Missing in drafts of an older version, or of the page's own code.
   */
  readonly savedAt: number | undefined
  /** The time of the first change. A duplicated tab has a copy of the draft, with the same time. */
  readonly startedAt?: unknown
}

const empty: Draft = { answers: {}, savedAt: undefined }

/**
 * The last change of each draft before this page was loaded, in this tab or in the one that it was duplicated from. Also for
 * other copies of this code: that of a painted form comes first.
 */
const loadedWith = sharedState('mrp-drafts-loaded', () => new Map<string, Draft['savedAt']>())

/** Reads a draft. Removes one that has not changed for a day. */
function readDraft(key: string): Draft {
  const draft = parse(read(key) ?? '{}')
  if (!loadedWith.has(key)) loadedWith.set(key, draft.savedAt)
  if (Date.now() - (draft.savedAt ?? Date.now()) <= lifetimeMs) return draft
  write(key, null)
  return empty
}

/** Returns the valid parts of a stored draft. */
function parse(text: string): Draft {
  try {
    const stored: unknown = JSON.parse(text)
    const kept: Readonly<Record<string, unknown>> = stored instanceof Object ? { ...stored } : {}
    const texts = Object.entries(kept).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    const { savedAt, startedAt } = kept
    return {
      answers: Object.fromEntries(texts),
      savedAt: typeof savedAt === 'number' ? savedAt : undefined,
      startedAt,
    }
  } catch {
    return empty
  }
}

/** Returns the answers of a draft, by field name. */
export const loadDraft = (name: string): Answers => readDraft(keyOf(name)).answers

/** Keeps what was typed, until 24 hours after it last changed. Saving it unchanged does not extend that. */
export function saveDraft(name: string, answers: Answers): void {
  const typed = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''))
  const text = JSON.stringify(typed)
  const before = readDraft(keyOf(name))
  const isSame = text === JSON.stringify(before.answers)
  const savedAt = (isSame && before.savedAt) || Date.now()
  const startedAt = before.startedAt ?? savedAt
  write(keyOf(name), text === '{}' ? null : JSON.stringify({ ...typed, savedAt, startedAt }))
}

/**
 * Removes a draft that was sent, and tells other tabs. If something was typed since, here or in another element, the draft
 * stays.
 */
export function clearDraft(name: string, sent = loadDraft(name)): void {
  const isSent = ([field, typed]: [string, string]) => typed.trim() === sent[field]?.trim()
  const { answers, startedAt } = readDraft(keyOf(name))
  if (!Object.entries(answers).every(isSent)) return
  saveDraft(name, {})
  if (startedAt) tellTabs([name, startedAt, loadedWith.get(keyOf(name))])
}

/** The key whose changes other tabs hear of. Nothing is kept: the browser tells them of the change itself. */
const sentKey = 'mrp:sent'

/** A channel of the browser's would keep pages out of its cache for Back and Forward. */
function tellTabs(draft: readonly unknown[]): void {
  try {
    localStorage.setItem(sentKey, JSON.stringify(draft))
    localStorage.removeItem(sentKey)
  } catch {
    // Blocked or full: the copy in another tab stays, as if nothing had been sent.
  }
}

/**
 * Removes the draft and calls `drop` if a tab with a copy of it has sent it, unless it was changed here since then.
 * `typed` returns what the form has, which may not be saved yet. Returns a function that ends this.
 */
export function whenSentElsewhere(name: string, typed: () => Answers, drop: () => void): () => void {
  const key = keyOf(name)
  const listen = (event: StorageEvent) => {
    if (event.key !== sentKey || !event.newValue) return
    const [sent, sentStartedAt, sentLoadedWith]: readonly unknown[] = JSON.parse(event.newValue)
    const { answers, startedAt, savedAt } = readDraft(key)
    const isCopy = sent === name && sentStartedAt === startedAt
    if (Object.entries(typed()).some(([field, answer]) => answer !== (answers[field] ?? ''))) return
    if (!isCopy || (savedAt !== sentLoadedWith && savedAt !== loadedWith.get(key))) return
    write(key, null)
    drop()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}
