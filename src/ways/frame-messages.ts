// What an iframe's page and the page around it tell each other: objects whose `mrp` is one of these.

/** Asks for the height. */
export const helloMessage = 'hello'
/** `height`, in px. */
export const heightMessage = 'height'
/** `type` and `detail` of an event, without what the visitor typed. */
export const eventMessage = 'event'

/** What can become of a request: each is an event, `mrp-sent` and so on. */
export const outcomes = ['sent', 'fallback', 'failed'] as const

export const isRecord = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null
