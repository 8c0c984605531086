import { vi } from 'vitest'
import { limitForPagesMs } from '../../support/limits.mjs'

/** One task of the browser: React renders in one, an answer is read in another. Needs no timer, so time may stand still. */
const task = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Long enough for what has been set off to be rendered. */
export async function settle(): Promise<void> {
  for (let count = 0; count < 4; count += 1) await task()
}

/** Waits for what is about to happen, however long the machine takes, and no time passes for the page. */
export async function until(isTrue: () => boolean): Promise<void> {
  const start = performance.now()
  while (!isTrue()) {
    if (performance.now() - start > limitForPagesMs) throw new Error(`Waited in vain for ${isTrue}`)
    await task()
  }
}

/** Lets the page's time stand still, its clock too. */
export const holdTime = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-03-02T09:00:00Z') })

export async function pass(ms: number): Promise<void> {
  if (ms > 0) await vi.advanceTimersByTimeAsync(ms)
  await settle()
}
