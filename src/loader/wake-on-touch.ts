import { handleOf, madeFrom, rootOf } from '../custom-element/handle.ts'
import { attributeText } from '../services/attribute-names.ts'

// When the code of a painted element is loaded: at the first touch, or at once, where its markup is no longer what it was.

/** Lists the events that wake an element. Where a browser or its extensions fill in fields, only `input` comes. */
const touches = ['pointerover', 'focusin', 'keydown', 'input'] as const

/**
 * Loads a painted element's code on the first touch, and on each further one until it is there. React replays nothing that
 * happened before it hydrates, so a click that came too early (Enter in a form arrives as one too) is marked, and replayed
 * afterwards (`early-clicks.ts`).
 */
export function wakeOnTouch(element: Element): void {
  const asleep = new AbortController()
  const { signal } = asleep
  const load = () => handleOf(element)?.wake()

  /** Holds a click back. The code repeats it once the element is mounted, if the button is still marked. */
  const hold = async (event: Event) => {
    const button = event.composedPath().find(node => node instanceof HTMLButtonElement)
    // Those of the page, inside the tag, are its own.
    if (!button?.closest('[data-root]') || button.hasAttribute('popovertarget')) return
    event.preventDefault()
    // The sign that it was heard. Its style shows after a moment.
    if (button.ariaBusy) return
    button.ariaBusy = 'true'
    const letGo = () => {
      button.ariaBusy = null
    }
    // Whoever types on is not done: what is half typed must not be sent, nor the focus be taken away.
    if (button.type === 'submit') element.addEventListener('input', letGo, { signal })
    if ((await load()) || !button.ariaBusy) return
    letGo()
    // What the element says now.
    rootOf(element)?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
    submitByItself(button)
  }

  // On the way down: keys that type do not come up as far as this.
  for (const type of touches) element.addEventListener(type, load, { capture: true, signal })
  const { shadowRoot } = element
  // From outside, nobody sees into a closed root.
  const inside = shadowRoot ? element : (rootOf(element) ?? element)
  inside.addEventListener('click', hold, { capture: true, signal })
  inside.addEventListener('keydown', openMenu, { capture: true, signal })
  element.addEventListener('mrp-ready', ({ target }) => target === element && asleep.abort(), { signal })
}

/** Opens a menu by the arrow key: the browser itself knows Enter and Space only. */
function openMenu(event: Event): void {
  const [button] = event.composedPath()
  if (!(event instanceof KeyboardEvent && event.key === 'ArrowDown')) return
  const menu = button instanceof HTMLButtonElement && button.popoverTargetElement
  if (!menu) return
  event.preventDefault()
  if (!menu.matches(':popover-open')) button.click()
}

/** Lets a form whose code is missing send what was typed as it would without any script, where it has an address to. */
function submitByItself(button: HTMLButtonElement): void {
  const { form } = button
  if (navigator.onLine && /^http/.test(form?.action ?? '')) form?.requestSubmit(button)
}

/** Tells whether an element's attributes are not those that its markup was made from. */
export function isStale(element: Element, painted: HTMLElement, names: readonly string[]): boolean {
  const made = madeFrom(painted) ?? madeFrom(element.querySelector(':scope>[data-made-from]'))
  return names.some(name => made && attributeText(made, name) !== attributeText(element, name))
}

/** Tells whether an optimizer has taken the styles out of a painted root. Its code brings them back. */
export function hasLostStyles(painted: HTMLElement): boolean {
  const root = painted.getRootNode() as ShadowRoot
  return painted.childElementCount > 0 && !root.querySelector('style') && !root.adoptedStyleSheets.length
}

/** Tells whether a proxy has replaced the email addresses in a painted root. */
export const hasReplacedAddresses = (painted: HTMLElement): boolean =>
  painted.querySelector('[data-cfemail],[href*="/cdn-cgi/l/email"]') !== null
