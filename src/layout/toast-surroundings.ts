// Looks at what a toast is about: the element that dispatched it, with its fields and buttons.

/** The edges and corners, in the order in which they are tried if the requested one is taken. */
const corners = ['bottom-end', 'bottom', 'bottom-start', 'top-end', 'top', 'top-start']

/** What a visitor must see to do what a toast asks for. */
const needed = 'input,select,textarea,button,a[href],label,[part~=error]'
const fault = '[aria-invalid=true]'
/** The smallest distance between a toast and these, in px. */
const distance = 8

/** Returns the roots with an element's markup: its shadow root, and the light DOM. */
const rootsOf = (about: Element): readonly ParentNode[] =>
  about.shadowRoot ? [about, about.shadowRoot] : [about]

const within = (about: Element, selector: string): readonly Element[] =>
  rootsOf(about).flatMap(root => [...root.querySelectorAll(selector)])

/** Returns whether what a toast is about is light, dark, or follows the system. */
export function schemeOf(about: Element): string | undefined {
  const [root] = within(about, '[data-root]')
  return root && getComputedStyle(root).colorScheme
}

/**
 * Moves the toasts to where they cover least of what they are about, best nothing. Tries the requested place first.
 * Buttons, links and the focused field count most.
 */
export function placeToasts(
  region: HTMLElement,
  preferred: readonly string[],
  about: readonly Element[],
): void {
  const boxes = about
    .flatMap(element => within(element, needed))
    .map(element => ({
      box: element.getBoundingClientRect(),
      weight: element.matches('button,a,:focus') ? 100 : 1,
    }))
  let least = Number.POSITIVE_INFINITY
  let best: string | undefined
  for (const corner of [...preferred, ...corners]) {
    region.dataset.placement = corner
    const toasts = [...region.querySelectorAll('[part=toast]')].map(toast => toast.getBoundingClientRect())
    let covered = 0
    for (const toast of toasts) for (const { box, weight } of boxes) covered += weight * shared(toast, box)
    if (covered >= least) continue
    least = covered
    best = corner
    if (least === 0) break
  }
  region.dataset.placement = best
}

/** Returns the area that two boxes share, or nearly share. */
function shared(one: DOMRect, other: DOMRect): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left) + distance
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + distance
  return other.width > 0 && across > 0 && down > 0 ? across * down : 0
}

/** Calls `mended` once when none of the element's fields has an error any more. Returns an unsubscribe function. */
export function whenMended(about: Element, mended: () => void): () => void {
  if (within(about, fault).length === 0) return () => {}
  const observer = new MutationObserver(() => {
    if (within(about, fault).length > 0) return
    observer.disconnect()
    mended()
  })
  for (const root of rootsOf(about))
    observer.observe(root, { attributeFilter: ['aria-invalid'], childList: true, subtree: true })
  return () => observer.disconnect()
}
