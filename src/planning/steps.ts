import { Pace } from './pace.ts'

// Work that can be done at once, or in slices with turns for the page in between: one function for both. It stops every
// few items; who drives it decides whether anybody else has a turn then.

/** Work that stops now and then, and may tell which share of it is done, from 0 to 1. */
export type Steps<T> = Generator<number | undefined, T>

/** After so many items, lines or demands the work stops: some tenths of a millisecond on a phone. */
export const some = 64

/** How a page watches and ends work that is done in slices. */
export interface SliceOptions {
  /** Cancels: the promise is rejected with the reason of the signal. */
  readonly signal?: AbortSignal | undefined
  /** Is called with the share that is done, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined
}

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

export async function inSlices<T>(steps: Steps<T>, { signal, onProgress }: SliceOptions): Promise<T> {
  signal?.throwIfAborted()
  const pace = new Pace(signal, onProgress)
  for (;;) {
    const step = steps.next()
    if (step.done) {
      onProgress?.(1)
      return step.value
    }
    if (pace.isOver) await pace.rest(step.value)
  }
}
