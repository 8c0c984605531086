import { currentUserKey } from '../auth/storage-keys.ts'
import { pageDocument } from '../services/page-document.ts'

// Signed-in visitors see other texts, even before any code is loaded. The markup has both, and two custom properties on
// `<html>`, which every shadow root inherits, decide which one is visible (`ui/signed-in.ts`). The site's own pages set
// them in the head, before the first paint.

const marks = [
  ['--mrp-signed-in', 'block'],
  ['--mrp-signed-out', 'none'],
] as const

/** Sets the properties for a signed-in visitor, and updates them with this page and other tabs. */
export function followUser(): void {
  const { style } = pageDocument.documentElement
  const mark = (isIn: boolean) => {
    for (const [name, value] of marks) style.setProperty(name, isIn ? value : '')
  }
  // Where the storage is full or blocked, only this page's events tell who signed in, so a check ignores what it had stored.
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
  // `pageshow`: back from the cache. `visibilitychange`: prerendered before the visitor signed in.
  for (const type of ['storage', 'pageshow', 'visibilitychange']) addEventListener(type, check)
  for (const type of ['mrp-login', 'mrp-register']) addEventListener(type, () => change(true))
  addEventListener('mrp-logout', () => change(false))
}

/** Tells whether a user is signed in, by the account's own rule: a user has an id and an email address. */
export function isSomebodyStored(): boolean {
  try {
    const { id, email } = JSON.parse(localStorage.getItem(currentUserKey) ?? '')
    return [id, email].every(text => typeof text === 'string')
  } catch {
    return false
  }
}
