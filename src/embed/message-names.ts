// Apart, because each side of an iframe is a file of its own.

// The messages between an iframe's page (`entries/embed-page.ts`) and the page around it (`iframe-host.ts`, which checks
// the origin of each): objects whose `mrp` is one of these.

/**
 * Says, from the iframe, that it is loaded. To the iframe, asks for its height, and has the `lang` of the page around
 * it.
 */
export const helloMessage = 'hello'
/** Has `height`, in px. */
export const heightMessage = 'height'
/** Has an event's `type`, and its `detail`: `{ form, source, outcome }`, never what the visitor typed. */
export const eventMessage = 'event'

/** Limits how many characters of `source` are sent. */
export const maxSourceLength = 200

export const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null
