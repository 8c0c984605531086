// Works in slices, so that a page stays alive: no worker, which a page with Trusted Types refuses.

/** How long a slice lasts, in milliseconds. A phone takes four times as long for what stands between two looks at the clock. */
const slice = 12

interface Scheduler {
  yield?: () => Promise<void>
}

export class Pace {
  readonly #signal: AbortSignal | undefined
  readonly #onProgress: ((done: number) => void) | undefined
  #begun = performance.now()

  constructor(signal?: AbortSignal, onProgress?: (done: number) => void) {
    this.#signal = signal
    this.#onProgress = onProgress
  }

  /** Whether the slice is over: then `await pace.rest()`. Awaiting for each row would cost more than the rows. */
  get isOver(): boolean {
    return performance.now() - this.#begun > slice
  }

  /** Lets the page have its turn. Rejects when the reading was cancelled. */
  async rest(done?: number): Promise<void> {
    this.#signal?.throwIfAborted()
    if (done !== undefined) this.#onProgress?.(done)
    const { scheduler } = globalThis as { scheduler?: Scheduler }
    if (scheduler?.yield) await scheduler.yield()
    else await new Promise(resolve => setTimeout(resolve))
    this.#signal?.throwIfAborted()
    this.#begun = performance.now()
  }
}
