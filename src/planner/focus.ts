/** Moves the focus from a button that is about to go to the heading of its section. */
export const focusHeading = (inside: Element): void =>
  inside.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })

/**
 * Moves the focus to what `selector` finds, with the next frame: the page is laid out then, and need not be before. Whoever
 * has moved the focus by then keeps it.
 */
export function focusSoon(inside: Element | null, selector: string): void {
  const find = (selector: string) => inside?.querySelector<HTMLElement>(selector)
  const focused = find(':focus')
  requestAnimationFrame(() => {
    if (find(':focus') === focused) find(selector)?.focus()
  })
}
