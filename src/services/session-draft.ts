// What was typed and not yet sent outlives a reload and the element itself. It is kept for the tab only; where storage
// is blocked or full, in memory until the page is left.

const memory = new Map<string, string>()

const keyOf = (form: string) => `mrp:draft:${form}`

export function loadDraft(form: string): Readonly<Record<string, string>> {
  const key = keyOf(form)
  try {
    const stored: unknown = JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? '{}')
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
    memory.delete(key)
  } catch {
    // Blocked or full.
    memory.set(key, draft)
  }
}

/** Forgets what was sent; what was typed since, here or in another element, is still a draft. */
export function clearDraft(form: string, sent?: Readonly<Record<string, string>>): void {
  const isSent = ([name, typed]: [string, string]) => !sent || typed.trim() === sent[name]
  if (Object.entries(loadDraft(form)).every(isSent)) saveDraft(form, {})
}
