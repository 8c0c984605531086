import { currentUserKey } from '../services/auth/current-user.ts'
import { pageDocument } from '../services/page-document.ts'

// Signed-in visitors see other texts, even before any code is loaded. The markup has both, and two custom properties on
// `<html>`, which every shadow root inherits, decide which one is visible (`ui/page-name.tsx`). The site's own pages set
// them in the head, before the first paint.

const marks = [
  ['--mrp-signed-in', 'block'],
  ['--mrp-signed-out', 'none'],
] as const

let isSignedIn = false
// Where the storage is full or blocked, only this page's events tell who signed in, so a check ignores what was stored.
let wasStored: boolean | undefined

/** Sets the properties for a signed-in visitor. A router may have given `<html>` the attributes of its next page. */
export function markSignedIn(event?: Event): void {
  const now = isSomebodyStored()
  if (event?.type.startsWith('mrp')) isSignedIn = event.type !== 'mrp-logout'
  else if (now !== wasStored) isSignedIn = now
  wasStored = now
  const { style } = pageDocument.documentElement
  for (const [name, value] of marks)
    if (style.getPropertyValue(name) !== (isSignedIn ? value : ''))
      style.setProperty(name, isSignedIn ? value : '')
}

/**
 * Lists the events after which somebody else may be signed in. `pageshow`: back from the cache. `visibilitychange`:
 * prerendered before the visitor signed in.
 */
const changes = 'storage pageshow visibilitychange mrp-login mrp-register mrp-logout'

/** Sets the properties, and updates them with this page and other tabs. Twice is harmless. */
export function followSignedIn(): void {
  markSignedIn()
  for (const type of changes.split(' ')) addEventListener(type, markSignedIn)
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
