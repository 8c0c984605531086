import type { Page } from 'playwright'

// When a page has nothing more to do: so that a test need not sleep to see that something does not happen.

export interface Requests {
  /** How many there were. */
  readonly count: () => number
  readonly areOver: () => boolean
}

/** Follows what a page asks for from now on. */
export async function followRequests(
  page: Page,
  isMeant: (url: string) => boolean = () => true,
): Promise<Requests> {
  const open = new Set<string>()
  let count = 0
  // Where a test answers some requests itself, Playwright reports each only after the network has it: too late on a busy machine.
  const devtools = await page.context().newCDPSession(page)
  const { frameTree } = await devtools.send('Page.getFrameTree')
  devtools.on('Network.requestWillBeSent', ({ requestId, loaderId, frameId, request }) => {
    // Of what a page that is left still waits for, the browser says no more. A frame in it leaves nothing.
    if (requestId === loaderId && frameId === frameTree.frame.id) open.clear()
    if (!isMeant(request.url)) return
    count += 1
    open.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId }) => open.delete(requestId))
  devtools.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId))
  await devtools.send('Network.enable')
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

/** Follows a window, for `rested`. */
export async function follow(page: Page): Promise<void> {
  if (!followed.has(page)) followed.set(page, await followRequests(page))
}

/** Waits until the page of a visit has nothing more to do. */
export async function rested(page: Page): Promise<void> {
  const requests = followed.get(page)
  if (!requests) throw new Error('Only a window that `openChromium` has opened is followed.')
  await page.waitForLoadState()
  await settled(page, requests)
}
