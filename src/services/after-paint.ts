/** Runs after the browser has painted. A hidden page does not paint, so it does not wait. */
export function afterPaint(run: () => void): void {
  // An element of the page named `hidden` would hide the document's property.
  if (document.hidden === true) setTimeout(run)
  else requestAnimationFrame(() => setTimeout(run))
}

/**
 * Runs when the page is idle. Not every browser has `requestIdleCallback`, and an element of the page may have that
 * id.
 */
export const whenIdle = (run: () => void): unknown =>
  window.requestIdleCallback instanceof Function ? requestIdleCallback(run) : setTimeout(run)
