import { refusalIn, refuseOtherThanOk } from '../services/refusal.ts'
import type { EmitRequest, SubmitDetail } from './request-events.ts'

/**
 * Announces a request to the page. Returns the promise that a listener passed to `event.respondWith()`, which sends the
 * request the page's own way; `held` if a listener only prevented it; otherwise undefined.
 */
export function askPage(detail: SubmitDetail, emit: EmitRequest): Promise<void> | 'held' | undefined {
  let answer: Promise<void> | undefined
  let isOver = false
  const respondWith = (promise: unknown) => {
    if (isOver || answer)
      throw new DOMException('Call respondWith() once, before any await.', 'InvalidStateError')
    answer = takenBy(promise)
  }
  const isHeld = !emit('mrp-submit', detail, { respondWith })
  isOver = true
  return answer ?? (isHeld ? 'held' : undefined)
}

/** Waits for the page. `fetch` also resolves for a 500. */
async function takenBy(promise: unknown): Promise<void> {
  const answer = await Promise.resolve(promise).catch((reason: unknown) => {
    throw refusalIn(reason) ?? reason
  })
  await refuseOtherThanOk(Object(answer))
}
