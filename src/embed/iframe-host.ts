import { dispatch } from '../custom-element/dispatch.ts'
import { formNames } from '../request/request-kind.ts'
import { closestAround, pageDocument } from '../services/page-document.ts'
import { outcomes } from '../services/watch-outcomes.ts'
import { eventMessage, heightMessage, helloMessage, isRecord, maxSourceLength } from './message-names.ts'

/** Is the origin of the script. The page trusts it anyway, so only its messages are accepted. */
const home = new globalThis.URL(import.meta.url).origin

/** Limits the height in px. Higher than any form, and low enough to keep the page usable. */
const maxHeight = 10_000

/** Holds the iframes weakly, so that removed ones can be collected. */
const frames = new WeakSet<HTMLIFrameElement>()

/**
 * Resizes an iframe to its content and dispatches its outcomes on it. An iframe from another origin than the script's
 * is left unchanged, and the console gets one warning.
 */
export function listenTo(frame: HTMLIFrameElement): void {
  if (!isFromHome(frame)) {
    console.warn(
      `<iframe src="${frame.src}"> is not from ${home}, where the mrp-widgets script is from, so its height and events are ignored. Load both from one origin.`,
    )
    return
  }
  if (frames.has(frame)) return
  addEventListener('message', receiveMessage)
  frames.add(frame)
  // Asks a page that was loaded before this script. The empty document before it has the host page's origin, so asking
  // would log an error.
  if (frame.contentDocument?.URL !== 'about:blank') greet(frame)
}

/** Asks an iframe for its height, and tells it the page's language. It says hello first when it is loaded later. */
function greet(frame: HTMLIFrameElement): void {
  const lang = closestAround(frame, '[lang]:not([lang=""])')?.lang
  frame.contentWindow?.postMessage({ mrp: helloMessage, lang }, home)
}

/** Excludes `null`, which is the origin of all opaque ones. */
const isFromHome = ({ src }: HTMLIFrameElement): boolean =>
  home !== 'null' && globalThis.URL.canParse(src) && new globalThis.URL(src).origin === home

/**
 * Checks the origin of the message and the `src`: the iframe may have navigated elsewhere, or a stranger's may have
 * navigated here.
 */
function receiveMessage({ source, origin, data }: MessageEvent<unknown>): void {
  if (origin !== home || !isRecord(data)) return
  const frame = [...pageDocument.querySelectorAll('iframe')].find(
    candidate => candidate.contentWindow === source && frames.has(candidate) && isFromHome(candidate),
  )
  if (!frame) return
  if (data.mrp === helloMessage) greet(frame)
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
  if (typeof source !== 'string' || source.length > maxSourceLength) return
  dispatch(frame, type, { form, source, outcome })
}
