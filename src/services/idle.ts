/** Runs when the page is idle. In a browser without `requestIdleCallback`, an element of the page may have that name. */
export const whenIdle = (run: () => void): unknown =>
  window.requestIdleCallback instanceof Function ? requestIdleCallback(run) : setTimeout(run)
