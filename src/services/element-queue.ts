import { afterPaint } from './after-paint.ts'

// A page may have thousands of our elements. Some at a time get their turn, so that the page stays responsive. Those
// far below the window wait until the visitor scrolls to them.

/** Lets the first ones take their turn wherever they are. The rest wait until they are near the window. */
const maxUnconditional = 200

/**
 * Limits the work before a paint: browsers lay out and paint so many forms, the largest elements, in less than a fifth
 * of a second.
 */
const maxPerPaint = 40

/** Is the distance to the window at which an element takes its turn, so that it is ready when scrolled to. */
const nearbyMargin = '600px'

/** Returns an observer that calls once for each element when it comes near the window. */
export const whenNear = (then: (element: Element) => void): Pick<IntersectionObserver, 'observe'> => {
  // Only in browsers, and where anything has to wait.
  let observer: IntersectionObserver | undefined
  const observe = (element: Element) => {
    observer ??= new IntersectionObserver(
      (entries, self) => {
        for (const { isIntersecting, target } of entries) {
          // What has no box of its own is never near anything.
          if (!isIntersecting && getComputedStyle(target).display !== 'contents') continue
          self.unobserve(target)
          then(target)
        }
      },
      { rootMargin: nearbyMargin },
    )
    observer.observe(element)
  }
  return { observe }
}

/**
 * Runs the element's work once, in its turn: before the next paint, if few are waiting. An open or touched element
 * does not wait for the window. Calling it again requests another turn.
 */
export type TakeTurn = (element: Element, work: () => void) => void

/** Runs the work of some elements that are ready. */
type RunSome = (ready: ReadonlySet<Element>, run: (element: Element) => void) => void

export const runFirst: RunSome = (ready, run) => [...ready].slice(0, maxPerPaint).forEach(run)

/** Creates a queue. An error in one element's work is reported and does not stop the others. */
export function createQueue(runSome = runFirst): TakeTurn {
  const works = new WeakMap<Element, () => void>()
  const ready = new Set<Element>()
  let isRunning = false

  const work = (element: Element) => {
    ready.delete(element)
    try {
      works.get(element)?.()
    } catch (error) {
      reportError(error)
    }
  }

  const run = () => {
    runSome(ready, work)
    isRunning = ready.size > 0
    if (isRunning) afterPaint(run)
  }

  const add = (element: Element) => {
    ready.add(element)
    if (isRunning) return
    isRunning = true
    queueMicrotask(run)
  }

  const nearWindow = whenNear(add)

  return (element, work) => {
    works.set(element, work)
    if (ready.size < maxUnconditional || element.matches('[open],:hover,:focus-within')) add(element)
    else nearWindow.observe(element)
  }
}
