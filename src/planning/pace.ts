// Works in slices, so that a page stays alive: no worker, which a page with Trusted Types refuses.

/**
 * How long a slice lasts, in milliseconds. A phone takes four times as long for what stands between two looks at the
 * clock, and the browser may collect garbage for 30 ms more.
 */
const slice = 8

/**
 * After so many milliseconds everybody has a turn. A browser prefers what has yielded to timers and messages, which would
 * wait to the end: no progress was painted, and the page's own timers stood still.
 */
const turn = 80

interface Scheduler {
  yield?: () => Promise<void>
}

export class Pace {
  readonly #signal: AbortSignal | undefined
  readonly #onProgress: ((done: number) => void) | undefined
  #begun = performance.now()
  #shared = this.#begun

  constructor(signal?: AbortSignal, onProgress?: (done: number) => void) {
    this.#signal = signal
    this.#onProgress = onProgress
  }

  /** Whether the slice is over: then `await pace.rest()`. Awaiting for each row would cost more than the rows. */
  get isOver(): boolean {
    return performance.now() - this.#begun > slice
  }

  /** Goes over a list, with rests. */
  async each<T>(list: Iterable<T>, visit: (entry: T, index: number) => void): Promise<void> {
    let index = 0
    for (const entry of list) {
      visit(entry, index)
      index += 1
      if (index % 128 === 0 && this.isOver) await this.rest()
    }
  }

  /** Lets the page have its turn. Rejects when the reading was cancelled. */
  async rest(done?: number): Promise<void> {
    this.#signal?.throwIfAborted()
    if (done !== undefined) this.#onProgress?.(done)
    const { scheduler } = globalThis as { scheduler?: Scheduler }
    if (scheduler?.yield && performance.now() - this.#shared < turn) await scheduler.yield()
    else {
      await new Promise(resolve => setTimeout(resolve))
      this.#shared = performance.now()
    }
    this.#signal?.throwIfAborted()
    this.#begun = performance.now()
  }
}
