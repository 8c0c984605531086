import { flushSync } from 'react-dom'

// React schedules every root by itself, so that a hundred elements that are upgraded at once cost far more than one tree
// of the same size. They are mounted a few at a time, in one pass, and whoever presses a key comes in between.

interface Mountable {
  readonly host: Element
  readonly mount: () => void
}

const atOnce = 4

/** How long whoever presses a key may have to wait, in ms. */
const patience = 50

let waiting: Mountable[] = []

/** Mounts an element before the next paint or, behind many others, soon. One that is being touched comes first. */
export function mountSoon(host: Element, mount: () => void): void {
  if (waiting.push({ host, mount }) === 1) queueMicrotask(mountSome)
}

function mountSome(): void {
  const start = performance.now()
  while (waiting.length > 0 && performance.now() - start < patience) mountFew()
  if (waiting.length > 0) afterInput(mountSome)
}

function mountFew(): void {
  const isTouched = ({ host }: Mountable) => host.matches(':hover,:focus-within')
  const ordered = [...waiting.filter(isTouched), ...waiting.filter(one => !isTouched(one))]
  waiting = ordered.slice(atOnce)
  flushSync(() => {
    for (const { mount } of ordered.slice(0, atOnce)) mount()
  })
}

/** Lets input in, and no paint of what is only half there; where the browser can't tell them apart, both. */
function afterInput(run: () => void): void {
  if ('scheduler' in globalThis) void scheduler.postTask(run, { priority: 'user-blocking' })
  else setTimeout(run)
}
