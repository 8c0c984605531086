// Apart, because the script tag's first file dispatches as well.

/**
 * Dispatches a `CustomEvent` that bubbles and is composed. Listeners find `methods` on it. Returns false if a listener
 * prevented its default action.
 */
export function dispatch(
  target: EventTarget,
  type: string,
  detail: unknown,
  cancelable: boolean | undefined = false,
  methods?: object,
): boolean {
  const event = new globalThis.CustomEvent(type, { detail, bubbles: true, composed: true, cancelable })
  return target.dispatchEvent(Object.assign(event, methods))
}
