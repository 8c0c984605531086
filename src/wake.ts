import { isSomebodyStored, showSignedOut } from './follow-user.ts'

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
  for (const type of touches) element.addEventListener(type, load, { once: true })
  element.addEventListener('click', hold, true)
  element.addEventListener('mrp-ready', () => element.removeEventListener('click', hold, true))
}

/**
 * Loads what shows who is in, when somebody is: what it needs then beside what it needs anyway. Until it is there, it
 * says that it is coming; if it can't be, what stands behind that is shown again.
 */
export function wakeForUser(element: Element, load: (element: Element) => Promise<void>): void {
  if (!isSomebodyStored()) return
  import('./account/inside.ts').catch(() => {}) // The element says so, once it needs it.
  const reveal = () => element.matches(':defined') || showSignedOut(element as HTMLElement)
  load(element).then(reveal, reveal)
}
