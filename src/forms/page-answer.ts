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

/** Waits for the page. `fetch` also resolves for a 500: that is thrown as an Error. */
async function takenBy(promise: unknown): Promise<void> {
  // A response may come from another frame, where it is no Response of ours.
  const { ok, status } = Object(await promise) as Partial<Response>
  if (ok === false) throw new Error(`the endpoint answered ${status}`)
}
