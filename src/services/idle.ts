/**
 * Runs when the page is idle. Not every browser has `requestIdleCallback`, and an element of the page may have that
 * id.
 */
export const whenIdle = (run: () => void): unknown =>
  window.requestIdleCallback instanceof Function ? requestIdleCallback(run) : setTimeout(run)
