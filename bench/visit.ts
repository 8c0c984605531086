import type { Browser, CDPSession, Page } from 'playwright'
import { demoMessages } from '../src/content/demo-messages.ts'
import { observe, type PageRecord } from './page/observe.ts'
import { type Traffic, watchTraffic } from './traffic.ts'

/** The conditions of every measured visit: a mid-range phone on a slow mobile network. */
export const conditions = {
  cpuSlowdown: 4,
  latency: 150,
  megabitsPerSecond: 1.6,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
}

/** The errors of the form's first two fields when they are empty. */
const complaints = [demoMessages['demo.fullName.missing'], demoMessages['demo.companyName.missing']]

/** A page in a profile of its own. */
export interface Visit {
  readonly page: Page
  readonly cdp: CDPSession
  readonly traffic: Traffic
  /** Resolves when something is painted, nothing was loaded for half a second and the main thread is idle. */
  readonly rest: () => Promise<void>
  readonly record: () => Promise<PageRecord>
  /** Returns the main thread's work so far, in ms. A busy machine hardly affects it. */
  readonly work: () => Promise<number>
}

interface VisitOptions {
  /** Runs in every page before anything else. */
  readonly script?: () => void
  readonly atFullSpeed?: true
}

export async function visit<T>(
  browser: Browser,
  { script, atFullSpeed }: VisitOptions,
  act: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: conditions.viewport,
    deviceScaleFactor: conditions.deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    const cdp = await context.newCDPSession(page)
    const traffic = await watchTraffic(cdp)
    if (!atFullSpeed) await slowDown(cdp)
    await cdp.send('Performance.enable')
    await page.addInitScript(observe, complaints)
    if (script) await page.addInitScript(script)
    return await act({
      page,
      cdp,
      traffic,
      rest: () => rest(page, traffic),
      record: () => page.evaluate(() => globalThis.bench),
      async work() {
        const { metrics } = await cdp.send('Performance.getMetrics')
        return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1000
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
    latency: conditions.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown })
}

async function rest(page: Page, traffic: Traffic): Promise<void> {
  // Evaluates late, because each evaluation runs 60 ms of the tool's own script in the page.
  await traffic.quiet()
  await page.waitForFunction(() => globalThis.bench.lcp > 0)
  do {
    await traffic.quiet()
    await page.evaluate(() => new Promise<void>(done => requestIdleCallback(() => done(), { timeout: 3000 })))
  } while (!traffic.isQuiet())
}
