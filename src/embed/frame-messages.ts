// Apart, because each side of an iframe is a file of its own.

// The messages between an iframe's page and the page around it: objects whose `mrp` is one of these.

/** Said by the iframe: it is loaded. Said to it: asks for its height, and has the `lang` of the page around it. */
export const helloMessage = 'hello'
/** Has `height`, in px. */
export const heightMessage = 'height'
/** Has an event's `type`, and its `detail`: `{ form, source, outcome }`, never what the visitor typed. */
export const eventMessage = 'event'

/** The most characters of `source` that are sent. */
export const maxSourceLength = 200

export const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null
