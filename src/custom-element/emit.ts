import type { Events } from './element.ts'

/**
 * Dispatches one of an element's events. Listeners find `methods` on it. Returns false if a listener prevented its
 * default action.
 */
export function emitOn(
  target: EventTarget,
  events: Events,
  type: string,
  detail: unknown,
  methods?: object,
): boolean {
  const cancelable = events[type]?.cancelable === true
  const event = new globalThis.CustomEvent(type, { detail, bubbles: true, composed: true, cancelable })
  return target.dispatchEvent(Object.assign(event, methods))
}
