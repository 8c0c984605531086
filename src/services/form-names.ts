/** The forms that send a request, by the name in events, storage keys and texts. */
export const formNames = ['demo', 'contact'] as const

/** What can become of a request: each is an event, `mrp-sent` and so on. */
export const outcomes = ['sent', 'fallback', 'failed'] as const
