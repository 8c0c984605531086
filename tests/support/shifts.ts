import type { Page } from 'playwright'

declare global {
  /** What has moved without anybody's doing, as the browser says it. */
  var shifts: string[]
}

/** Notes what moves on the pages that this window opens from now on. */
export const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.shifts = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry))
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftsOn = (page: Page): Promise<string[]> => page.evaluate(() => shifts)
