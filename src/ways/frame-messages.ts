// What an iframe's page and the page around it tell each other: objects whose `mrp` is one of these.

/** Asks for the height. */
export const helloMessage = 'hello'
/** `height`, in px. */
export const heightMessage = 'height'
/** `type` of an event, and `detail`: `{ form, source, outcome }`, without what the visitor typed. */
export const eventMessage = 'event'

/** How many characters of `source` are told. */
export const longestSource = 200

export const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null
