import { EventEmitter, once } from 'node:events'
import type { Browser, CDPSession, Page } from 'playwright'
import { demoMessages } from '../src/words/en/demo-messages.ts'
import { observe, type PageRecord } from './observe.ts'

/** The conditions of a visit: a mid-range phone on a slow mobile network. */
const conditions = { cpuSlowdown: 4, latencyMs: 150, megabitsPerSecond: 1.6 }

type Point = Parameters<typeof tell>[0]

/** A page in a profile of its own. */
export interface Visit {
  readonly page: Page
  readonly cdp: CDPSession
  readonly record: () => Promise<PageRecord>
  /** Resolves with the nth thing that the page tells. */
  readonly hear: (index: number) => Promise<Point>
}

/** Visits a page, as a phone on a slow network or as a computer at full speed. */
export async function visit<T>(
  browser: Browser,
  device: 'phone' | 'computer',
  act: (visit: Visit) => Promise<T>,
): Promise<T> {
  const isPhone = device === 'phone'
  const context = await browser.newContext(
    isPhone
      ? { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
      : { viewport: { width: 1280, height: 900 } },
  )
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    if (isPhone) await slowDown(cdp)
    const told: Point[] = []
    const telling = new EventEmitter()
    await page.exposeFunction('tell', (point: Point) => telling.emit('told', told.push(point)))
    await page.addInitScript(observe, demoMessages['demo.fullName.missing'])
    return await act({
      page,
      cdp,
      record: () => page.evaluate(() => globalThis.bench),
      async hear(index) {
        while (told.length <= index) await once(telling, 'told', { signal: AbortSignal.timeout(20_000) })
        return told[index]
      },
    })
  } finally {
    await context.close()
  }
}

async function slowDown(cdp: CDPSession): Promise<void> {
  const throughput = (conditions.megabitsPerSecond * 1_000_000) / 8
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown })
}
