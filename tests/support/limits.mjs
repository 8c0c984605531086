// For what hangs, and not for what is slow: a busy machine takes ten times as long as a quiet one.

/** How long a test, a hook, or a program that starts may take, in ms. */
export const limitForWhatHangsMs = 240_000

/** How long a page may take to show what a test waits for, in ms. */
export const limitForPagesMs = limitForWhatHangsMs / 2
