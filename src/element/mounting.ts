import { flushSync } from 'react-dom'

// React schedules every root by itself, so that a hundred elements that are upgraded at once cost far more than one tree
// of the same size. They are mounted a few at a time, in one pass, and whoever presses a key comes in between.

interface Mountable {
  readonly host: Element
  readonly mount: () => void
}

/** About 8 ms on a slow phone. */
const atOnce = 4

let waiting: Mountable[] = []

/** Mounts an element before the next paint or, behind many others, soon. One that is being touched comes first. */
export function mountSoon(host: Element, mount: () => void): void {
  if (waiting.push({ host, mount }) === 1) queueMicrotask(mountSome)
}

function mountSome(): void {
  const isTouched = ({ host }: Mountable) => host.matches(':hover,:focus-within')
  const ordered = [...waiting.filter(isTouched), ...waiting.filter(one => !isTouched(one))]
  waiting = ordered.slice(atOnce)
  flushSync(() => {
    for (const { mount } of ordered.slice(0, atOnce)) mount()
  })
  if (waiting.length > 0) setTimeout(mountSome)
}
