/** Dispatches a `CustomEvent` that bubbles and is composed. Returns false if a listener prevented its default action. */
export const dispatch = (target: EventTarget, type: string, detail: unknown, cancelable = false): boolean =>
  target.dispatchEvent(
    new globalThis.CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }),
  )
