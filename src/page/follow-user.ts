import { currentUserKey } from '../auth/storage-keys.ts'
import { pageDocument } from '../services/page-document.ts'

// Who is in sees other words than who is not, also where no code has come. Both stand in the markup, and properties on
// `<html>`, which every shadow root inherits, decide which of them is shown (`ui/signed-in.ts`). A page that sets them
// before its first paint has it right from the start; our own does so in its head.

const marks = [
  ['--mrp-signed-in', 'block'],
  ['--mrp-signed-out', 'none'],
] as const

/** Marks the page for whoever is in, and follows what this page and other tabs do. */
export function followUser(): void {
  const { style } = pageDocument.documentElement
  const mark = (isIn: boolean) => {
    for (const [name, value] of marks) style.setProperty(name, isIn ? value : '')
  }
  // Where the storage is full or blocked, the page alone knows who came in: only what changes there counts.
  let stored: boolean | undefined
  const check = () => {
    const now = isSomebodyStored()
    if (now !== stored) mark(now)
    stored = now
  }
  const change = (isIn: boolean) => {
    mark(isIn)
    stored = isSomebodyStored()
  }
  check()
  // The last two: out of the back/forward cache, or prerendered before somebody came in.
  for (const type of ['storage', 'pageshow', 'visibilitychange']) addEventListener(type, check)
  for (const type of ['mrp-login', 'mrp-register']) addEventListener(type, () => change(true))
  addEventListener('mrp-logout', () => change(false))
}

/** As the account's code has it: without an id and an address there is no user. */
export function isSomebodyStored(): boolean {
  try {
    const { id, email } = JSON.parse(localStorage.getItem(currentUserKey) ?? '')
    return [id, email].every(text => typeof text === 'string')
  } catch {
    return false
  }
}
