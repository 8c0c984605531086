import { pageDocument } from './services/page-document.ts'
import { keepTyping } from './services/typing-keys.ts'
import { currentUserKey } from './state/storage-keys.ts'

const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const

/**
 * Loads a prerendered element's code on the first touch. React replays nothing that happened before it hydrates, so a
 * click that came too early is held (Enter in a form arrives as one too) and given again afterwards, exactly once.
 */
export function wakeOnTouch(element: Element, load: () => Promise<void>): void {
  const hold = (event: Event) => {
    const button = event.composedPath().find(node => node instanceof Element && node.localName === 'button')
    if (!(button instanceof HTMLElement) || button.hasAttribute('popovertarget')) return
    event.preventDefault()
    event.stopPropagation()
    void load().then(() => setTimeout(() => button.click()))
  }
  // On the way down: what is typed does not come up as far as this.
  for (const type of touches) element.addEventListener(type, load, { once: true, capture: true })
  if (element.shadowRoot) keepTyping(element.shadowRoot)
  element.addEventListener('click', hold, true)
  element.addEventListener('mrp-ready', () => element.removeEventListener('click', hold, true))
}

/** Tags of what shows who is in. Elements themselves are not kept: the page may have thrown them away. */
const forUser = new Set<string>()

type Load = (element: Element) => Promise<void>

/**
 * Loads what shows who is in as soon as somebody is: stored, told by another tab, or logged in on this page. Until
 * then it says `data-waking`, so that it need not show the contrary.
 */
export function wakeForUser(element: Element, load: Load): void {
  if (forUser.size === 0) watchForUser(load)
  forUser.add(element.localName)
  if (!isSomebodyIn()) return
  const show = () => element.removeAttribute('data-waking')
  element.setAttribute('data-waking', '')
  element.addEventListener('mrp-ready', show, { once: true })
  void load(element).then(() => setTimeout(show, 300))
}

function watchForUser(load: Load): void {
  const wake = () => {
    const asleep = [...forUser].map(tag => `${tag}:not(:defined)`).join()
    for (const element of pageDocument.querySelectorAll(asleep)) void load(element)
  }
  const check = () => isSomebodyIn() && wake()
  for (const type of ['storage', 'pageshow']) addEventListener(type, check)
  for (const type of ['mrp-login', 'mrp-register']) addEventListener(type, wake)
}

function isSomebodyIn(): boolean {
  try {
    return localStorage.getItem(currentUserKey) !== null
  } catch {
    return false
  }
}
