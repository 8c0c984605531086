import type { BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright'

// A window that visitors use one after the other: a new one is a new process, which costs as much as a short visit.

/** Where nothing of a page runs. It is of the site's origin: the process of a window stays for one origin only. */
const emptyPage = '/robots.txt'

export class SameWindow {
  readonly page: Page
  readonly #context: BrowserContext
  readonly #visitor: BrowserContextOptions
  readonly #devtools: CDPSession
  readonly #scripts: Disposable[] = []

  constructor(page: Page, devtools: CDPSession, visitor: BrowserContextOptions) {
    this.page = page
    this.#context = page.context()
    this.#devtools = devtools
    this.#visitor = visitor
    const add = page.addInitScript.bind(page)
    page.addInitScript = async (script, argument, options) => {
      const added = await add(script, argument, options)
      this.#scripts.push(added)
      return added
    }
  }

  /** Makes the window as good as new. Returns whether it is: one that had tabs beside it is not. */
  async clear(): Promise<boolean> {
    const { page } = this
    if (page.isClosed() || this.#context.pages().length > 1) return false
    page.removeAllListeners()
    await Promise.all([
      page.unrouteAll({ behavior: 'ignoreErrors' }),
      this.#context.unrouteAll({ behavior: 'ignoreErrors' }),
      ...this.#scripts.splice(0).map(script => script.dispose()),
    ])
    await page.goto(emptyPage)
    await Promise.all([
      page.evaluate(forget),
      this.#context.clearCookies(),
      this.#context.clearPermissions(),
      this.#devtools.send('Network.clearBrowserCache'),
      this.#asAtFirst(),
    ])
    return true
  }

  async #asAtFirst(): Promise<void> {
    const { viewport, colorScheme, reducedMotion, forcedColors, contrast } = this.#visitor
    await this.page.setViewportSize(viewport ?? { width: 1280, height: 720 })
    await this.page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? 'light',
      reducedMotion: reducedMotion ?? 'no-preference',
      forcedColors: forcedColors ?? 'none',
      contrast: contrast ?? 'no-preference',
    })
    // Outside: a pointer that rests over the next page would be its first touch.
    await this.page.mouse.move(-100, -100)
  }
}

/** Runs in the page. */
function forget(): void {
  localStorage.clear()
  sessionStorage.clear()
  window.name = ''
}
