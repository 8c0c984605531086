import type { Page } from 'playwright'

// When a page has nothing more to do: so that a test need not sleep to see that something does not happen.

export interface Requests {
  /** How many there were. */
  readonly count: () => number
  readonly areOver: () => boolean
}

/** Follows what a page asks for from now on. */
export function followRequests(page: Page, isMeant: (url: string) => boolean = () => true): Requests {
  const open = new Set<unknown>()
  let count = 0
  page.on('request', request => {
    // Of what a page that is left still waits for, the browser says no more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    if (!isMeant(request.url())) return
    count += 1
    open.add(request)
  })
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
  return { count: () => count, areOver: () => open.size === 0 }
}

/** What comes of one idle moment may ask for the next. */
const moments = 3

/** Waits until everything has come, and the page, which has had time for it again and again, asks for nothing more. */
export async function settled(page: Page, { count, areOver }: Requests): Promise<void> {
  for (let before = -1, quiet = 0; quiet < moments; before = count()) {
    quiet = before === count() && areOver() ? quiet + 1 : 0
    await page.evaluate(idleMoment)
  }
}

/** Runs in the page. Some that tests make never have an idle moment. */
async function idleMoment(): Promise<void> {
  await new Promise(done => {
    requestIdleCallback(done)
    setTimeout(done, 100)
  })
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
}

const followed = new WeakMap<Page, Requests>()

/** Follows a new window, for `rested`. */
export const follow = (page: Page): unknown => followed.set(page, followRequests(page))

/** Waits until the page of a visit has nothing more to do. */
export async function rested(page: Page): Promise<void> {
  const requests = followed.get(page)
  if (!requests) throw new Error('Only a window that `openChromium` has opened is followed.')
  await page.waitForLoadState()
  await settled(page, requests)
}
