import { eventMessage, heightMessage, helloMessage, isRecord } from './frame-messages.ts'
import type { Tags } from './markup.ts'

/** The iframes of this page with one of our elements in them. */
const frames = new Set<HTMLIFrameElement>()

/** Gives an iframe with one of our elements the height of what is in it, and raises its events on it. */
export function listenTo(frame: HTMLIFrameElement, tags: Tags): void {
  const name = /\/embed\/([a-z-]+)\/?$/.exec(new URL(frame.src).pathname)?.[1]
  if (!name || !tags.has(`mrp-${name}`)) return
  if (frames.size === 0) addEventListener('message', hear)
  frames.add(frame)
  // Its page may have told its height before anybody listened.
  frame.contentWindow?.postMessage({ mrp: helloMessage }, '*')
}

function hear({ source, data }: MessageEvent<unknown>): void {
  const frame = [...frames].find(({ contentWindow }) => contentWindow === source)
  if (!frame || !isRecord(data)) return
  const { mrp, height, type, detail } = data
  if (mrp === heightMessage && Number.isFinite(height)) frame.style.height = `${height}px`
  if (mrp === eventMessage && typeof type === 'string' && type.startsWith('mrp-')) {
    frame.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }))
  }
}
