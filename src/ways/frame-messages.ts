// What an iframe's page and the page around it tell each other: objects whose `mrp` is one of these.

/** Asks for the height. */
export const helloMessage = 'hello'
/** `height`, in px. */
export const heightMessage = 'height'
/** `type` of an event, and `detail`: `{ form, source, outcome }`, without what the visitor typed. */
export const eventMessage = 'event'

/** The forms that a request can come from. */
export const formNames = ['demo', 'contact'] as const
/** What can become of a request: each is an event, `mrp-sent` and so on. */
export const outcomes = ['sent', 'fallback', 'failed'] as const
/** How many characters of `source` are told. */
export const longestSource = 200

export const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null
