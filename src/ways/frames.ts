import { formNames, outcomes } from '../content/requests.ts'
import { printable } from '../services/console.ts'
import { pageDocument } from '../services/page-document.ts'
import { eventMessage, heightMessage, helloMessage, isRecord, longestSource } from './frame-messages.ts'

/** Where the bundle was loaded from. A page trusts this origin with its scripts, so it alone is believed. */
const home = new URL(import.meta.url).origin

/** Higher than any form, and low enough for the page around to stay usable. */
const maxHeight = 10_000

/** Weak, so that frames which leave the page can be collected. */
const frames = new WeakSet<HTMLIFrameElement>()
let listening = false

/**
 * Gives an iframe with one of our elements the height of its content, and dispatches its outcomes on it. An iframe whose
 * `src` is not from the script's origin is left alone, with one `console.warn`.
 */
export function listenTo(frame: HTMLIFrameElement): void {
  if (!isFromHome(frame)) {
    console.warn(
      printable(
        `<iframe src="${frame.src}"> is not from ${home}, where the mrp-widgets script is from, so its height and events are ignored. Load both from one origin.`,
      ),
    )
    return
  }
  if (!listening) addEventListener('message', hear)
  listening = true
  frames.add(frame)
  // A page that loaded before this told its height to nobody. One that is still to come tells it by itself, and asking
  // the empty document before it would be an error in the console, because that has the page's origin.
  if (frame.contentDocument?.URL !== 'about:blank')
    frame.contentWindow?.postMessage({ mrp: helloMessage }, home)
}

/** `null` is the origin of all opaque ones, so it names nobody. */
const isFromHome = ({ src }: HTMLIFrameElement): boolean =>
  home !== 'null' && URL.canParse(src) && new URL(src).origin === home

/** Asks both the message and the `src`: a frame may have gone elsewhere, and a stranger's may have come here. */
function hear({ source, origin, data }: MessageEvent<unknown>): void {
  if (origin !== home || !isRecord(data)) return
  const frame = [...pageDocument.querySelectorAll('iframe')].find(
    candidate => candidate.contentWindow === source && frames.has(candidate) && isFromHome(candidate),
  )
  if (!frame) return
  if (data.mrp === heightMessage) setHeight(frame, data.height)
  if (data.mrp === eventMessage) dispatchOutcome(frame, data.type, data.detail)
}

function setHeight(frame: HTMLIFrameElement, height: unknown): void {
  if (typeof height !== 'number' || !Number.isFinite(height) || height < 0) return
  frame.style.height = `${Math.min(height, maxHeight)}px`
}

function dispatchOutcome(frame: HTMLIFrameElement, type: unknown, detail: unknown): void {
  if (!isRecord(detail)) return
  const { source } = detail
  const form = formNames.find(name => name === detail.form)
  const outcome = outcomes.find(name => name === detail.outcome)
  if (!form || !outcome || type !== `mrp-${outcome}`) return
  if (typeof source !== 'string' || source.length > longestSource) return
  frame.dispatchEvent(
    new CustomEvent(type, { detail: { form, source, outcome }, bubbles: true, composed: true }),
  )
}
