// A page may have thousands of our elements. They take turns, some at a time, so that the page stays responsive. Those far
// below the window wait until the visitor scrolls to them.

/** Up to this many elements have their turn wherever they are; the rest wait until they come near the window. */
const most = 200

/** So many forms, which are the largest elements, are laid out and painted in less than a fifth of a second. */
const atOnce = 40

/** How far from the window an element has its turn, so that it is there when scrolled to. */
export const nearby = '600px'

/**
 * Runs the work for the element, once, in its turn: before the next paint, where few are waiting. What is open or touched
 * waits for no window. Asking again gives a new turn.
 */
export type TakeTurn = (element: Element, work: () => void) => void

/**
 * A queue of its own; `after` runs whenever some have had their turn. Work that throws is reported and keeps no other
 * from its turn.
 */
export function queue(after = () => {}): TakeTurn {
  const works = new WeakMap<Element, () => void>()
  const ready = new Set<Element>()
  let viewport: IntersectionObserver | undefined
  let isRunning = false

  const run = () => {
    for (const element of [...ready].slice(0, atOnce)) {
      ready.delete(element)
      viewport?.unobserve(element)
      try {
        works.get(element)?.()
      } catch (error) {
        reportError(error)
      }
    }
    after()
    isRunning = ready.size > 0
    if (isRunning) afterPaint(run)
  }

  const add = (element: Element) => {
    ready.add(element)
    if (isRunning) return
    isRunning = true
    queueMicrotask(run)
  }

  const wait = (element: Element) => {
    viewport ??= new IntersectionObserver(
      entries => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) add(target)
          else ready.delete(target)
        }
      },
      { rootMargin: nearby },
    )
    viewport.observe(element)
  }

  return (element, work) => {
    works.set(element, work)
    if (ready.size < most || element.matches('[open],:hover,:focus-within')) add(element)
    else wait(element)
  }
}

/** Lets the browser paint. One that shows the page to nobody paints nothing, and is not waited for. */
export function afterPaint(run: () => void): void {
  // An element of the page named `hidden` would hide the document's property.
  if (document.hidden === true) setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}
