/** Moves the focus from a button that is about to go to the heading of its section. */
export const focusHeading = (inside: Element): void =>
  inside.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
