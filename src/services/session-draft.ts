// What was typed and not yet sent outlives a reload and the element itself. It is kept for the tab only.
// Where storage is blocked or full there is no draft, and nothing else changes.

const keyOf = (form: string) => `mrp:draft:${form}`

export function loadDraft(form: string): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

export function saveDraft(form: string, answers: Readonly<Record<string, string>>): void {
  const typed = Object.entries(answers).filter(([, answer]) => answer !== '')
  try {
    if (typed.length === 0) sessionStorage.removeItem(keyOf(form))
    else sessionStorage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(typed)))
  } catch {
    // Blocked or full.
  }
}

export const clearDraft = (form: string): void => saveDraft(form, {})
