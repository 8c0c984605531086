import { type BrowserServer, chromium, type LaunchOptions } from 'playwright'
import { findHeadless } from '../../scripts/browser.mjs'

const unwanted = [
  // Frames of an opaque origin may load from this machine, as they may from the web.
  'LocalNetworkAccessChecks',
  // Each window would run two pages more, for the suggestions of an address bar that nobody sees.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // A process for a page that nobody has asked for yet.
  'SpareRendererForSitePerProcess',
]

/** How the tests start Chromium, with these further settings on its command line. */
export const launchOptions = (settings: readonly string[] = []): LaunchOptions => ({
  executablePath: findHeadless() ?? '',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // One process less to hand each picture to.
    '--in-process-gpu',
    '--disable-quic',
    `--disable-features=${unwanted.join()}`,
    ...settings,
  ],
})

/** One browser for all files: starting one for each takes a second each time. */
export const startChromium = (): Promise<BrowserServer> =>
  chromium.launchServer({ ...launchOptions(), host: '127.0.0.1' })
