/** What a painted element says when its code cannot be loaded, in English: the code itself has no use for it. */
export const unloadedMessages = {
  'form.unloaded':
    'This form could not be loaded, perhaps because you are offline. What you typed is still here. Please try again, or email us at',
  'failure.unloaded':
    'This part of the page could not be loaded. Please check your connection and try again.',
} as const
