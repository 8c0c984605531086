import { flushSync } from 'react-dom'
import { queue } from '../services/turns.ts'

// React schedules every root by itself, so a hundred elements that are upgraded at once cost far more than one tree of the
// same size. They are mounted a few at a time, in one pass each, and input is handled between passes.

interface Mountable {
  readonly host: Element
  readonly mount: () => void
}

/** So many elements are mounted in one pass. */
const maxPerPass = 4

/** How long input may have to wait, in ms. */
const maxPassMs = 50

const takeTurn = queue(mountSome)
let waiting: Mountable[] = []

/** Mounts an element before the next paint or, behind many others, soon. One under the pointer, or with the focus, comes first. */
export const mountSoon = (host: Element, mount: () => void): void =>
  takeTurn(host, () => waiting.push({ host, mount }))

function mountSome(): void {
  const start = performance.now()
  const isInUse = ({ host }: Mountable) => host.matches(':hover,:focus-within')
  waiting = [...waiting.filter(isInUse), ...waiting.filter(one => !isInUse(one))]
  while (waiting.length > 0 && performance.now() - start < maxPassMs)
    mountTogether(waiting.splice(0, maxPerPass))
  if (waiting.length > 0) afterInput(mountSome)
}

/** Mounts some in one pass. An error is reported, and the others are still mounted. */
function mountTogether(few: readonly Mountable[]): void {
  flushSync(() => {
    for (const { mount } of few) {
      try {
        mount()
      } catch (error) {
        reportError(error)
      }
    }
  })
}

/** Lets the browser handle input, and not paint a half-done page where it can tell the two apart. */
function afterInput(run: () => void): void {
  // In browsers without a scheduler, `scheduler` may be an element of the page with that id.
  if (globalThis.scheduler?.postTask instanceof Function)
    void scheduler.postTask(run, { priority: 'user-blocking' })
  else setTimeout(run)
}
