// What was typed and not yet sent outlives a reload and the element itself. It is kept for the tab only; where storage
// is blocked or full, in memory until the page is left.

const memory = new Map<string, { readonly draft: string; readonly isStored: boolean }>()

const keyOf = (form: string) => `mrp:draft:${form}`

function read(key: string): string | null {
  const kept = memory.get(key)
  if (kept && !kept.isStored) return kept.draft
  try {
    return sessionStorage.getItem(key)
  } catch {
    return kept?.draft ?? null
  }
}

export function loadDraft(form: string): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(read(keyOf(form)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

export function saveDraft(form: string, answers: Readonly<Record<string, string>>): void {
  const key = keyOf(form)
  const typed = Object.entries(answers).filter(([, answer]) => answer !== '')
  const draft = JSON.stringify(Object.fromEntries(typed))
  try {
    if (typed.length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, draft)
    memory.set(key, { draft, isStored: true })
  } catch {
    // Blocked or full.
    memory.set(key, { draft, isStored: false })
  }
}

/** Forgets the draft as it was when it was sent; what was typed since, here or in another element, still is one. */
export function clearDraft(form: string, sent = loadDraft(form)): void {
  const isSent = ([name, typed]: [string, string]) => typed.trim() === sent[name]?.trim()
  if (Object.entries(loadDraft(form)).every(isSent)) saveDraft(form, {})
}
