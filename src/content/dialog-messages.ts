/** The texts of a dialog, which come with it. */
export const dialogMessages = {
  'dialog.close': 'Close',
} as const
