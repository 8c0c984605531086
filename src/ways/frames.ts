import { eventMessage, heightMessage, helloMessage, isRecord, outcomes } from './frame-messages.ts'

/** The iframes of this page with one of our elements in them. */
const frames = new Set<HTMLIFrameElement>()

/** Gives an iframe with one of our elements the height of what is in it, and raises its events on it. */
export function listenTo(frame: HTMLIFrameElement): void {
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
  if (mrp === eventMessage && outcomes.some(outcome => type === `mrp-${outcome}`)) {
    frame.dispatchEvent(new CustomEvent(String(type), { detail, bubbles: true, composed: true }))
  }
}
