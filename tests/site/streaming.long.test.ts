import type { ServerResponse } from 'node:http'
import type { Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openChromium } from '../support/chromium.ts'
import { twoFrames } from '../support/in-page.ts'
import { serve } from '../support/served.ts'
import { noteShifts, shiftsOn } from '../support/shifts.ts'

// A page whose HTML comes slowly is laid out again and again, each time with a little more of an element.

const visit = openChromium()

/** Serves one page at an address of its own, and leaves it to the test when its HTML comes. */
async function serveSlowly(): Promise<{ address: string; opened: Promise<ServerResponse> }> {
  let open: (answer: ServerResponse) => void = () => {}
  const opened = new Promise<ServerResponse>(resolve => {
    open = resolve
  })
  const { origin, close } = await serve((asked, answer) => {
    if (asked.url === '/') open(answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }))
    else answer.writeHead(204).end()
  })
  onTestFinished(close)
  return { address: `${origin}/`, opened }
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/**
 * So few characters at a time, in whole tags and texts, that each part of an element, such as a row of a table, is the last
 * one for a moment. Half a word would move to the next line by itself once the rest comes.
 */
const size = 500

const height = 900

/** Where there is room, parts stand beside each other. Each element is on one of these pages. */
const wide = [
  ...['/', '/about', '/clients', '/contact', '/demo', '/login', '/plan', '/pricing', '/product', '/security'],
  ...['/solution-overview', '/de/pricing', '/docs/', '/docs/planner', '/embed/'],
].map(route => [route, 1440] as const)
const narrow = ['/', '/demo', '/plan', '/product', '/docs/', '/docs/planner'].map(
  route => [route, 390] as const,
)

test.for([...wide, ...narrow])(
  '%s at %i px: nothing in view moves while its HTML comes in pieces',
  async ([route, width]) => {
    const html = await (await fetch(inject('site') + route)).text()
    const { address, opened } = await serveSlowly()
    const { page } = await visit('/robots.txt', noteShifts)
    await page.setViewportSize({ width, height })
    const committed = page.goto(address, { waitUntil: 'commit' })
    const answer = await opened
    // Before there is something to show, no frame is drawn.
    let at = html.indexOf('<mrp-site-header')
    answer.write(html.slice(0, at))
    await committed
    // What comes a window below the first one is out of view, and moves nothing above it.
    while (at < html.length && (await heightOf(page)) < 2 * height) {
      const next = html.indexOf('<', at + size)
      answer.write(html.slice(at, next < 0 ? html.length : next))
      at = next < 0 ? html.length : next
      await twoFrames(page)
    }
    answer.end(html.slice(at))
    await page.waitForLoadState()
    expect(await shiftsOn(page)).toEqual([])
  },
)
