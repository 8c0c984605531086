import type { ServerResponse } from 'node:http'
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

/**
 * So few characters at a time, in whole tags and texts, that each part of an element, such as a row of a table, is the last
 * one for a moment. Half a word would move to the next line by itself once the rest comes.
 */
const size = 500

test.for([390, 1440])('/ at %i px: nothing in view moves while its HTML comes in pieces', async width => {
  const html = await (await fetch(`${inject('site')}/`)).text()
  const { address, opened } = await serveSlowly()
  const { page } = await visit('/robots.txt', noteShifts)
  await page.setViewportSize({ width, height: 900 })
  const committed = page.goto(address, { waitUntil: 'commit' })
  const answer = await opened
  // Before there is something to show, no frame is drawn; and what comes below the hero is out of view.
  const begin = html.indexOf('<mrp-site-header')
  const end = html.indexOf('</mrp-hero>')
  answer.write(html.slice(0, begin))
  await committed
  for (let at = begin; at < end; ) {
    const next = Math.min(html.indexOf('<', at + size), end)
    answer.write(html.slice(at, next))
    at = next
    await twoFrames(page)
  }
  answer.end(html.slice(end))
  await page.waitForLoadState()
  expect(await shiftsOn(page)).toEqual([])
})
