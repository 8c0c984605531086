/** Runs when the page does nothing else. Where browsers have no such function, an element of the page may be called so. */
export const whenIdle = (run: () => void): unknown =>
  window.requestIdleCallback instanceof Function ? requestIdleCallback(run) : setTimeout(run)
