/** What any element may have to say, in English. */
export const sharedMessages = {
  'toast.close': 'Close: {title}',
  'failure.line': 'This part of the page could not be shown. Please email us at',
  'failure.unloaded':
    'This part of the page could not be loaded. Please check your connection and try again.',
} as const
