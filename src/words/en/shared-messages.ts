/** What any element may have to say, in English. */
export const sharedMessages = {
  'toast.close': 'Close: {title}',
  'failure.line': 'This part of the page could not be shown. Please email us at',
} as const
