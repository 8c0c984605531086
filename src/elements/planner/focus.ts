/** Moves the focus from a button that is about to go to the heading of its section. */
export const focusHeading = (inside: Element): void =>
  inside.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })

/**
 * Moves the focus, and the window, to what `selector` finds, with the next frame: the page is laid out then, and need not
 * be before. Whoever has moved the focus by then keeps it.
 */
export function arriveSoon(inside: Element | null, selector: string): void {
  const find = (selector: string) => inside?.querySelector<HTMLElement>(selector)
  const focused = find(':focus')
  requestAnimationFrame(() => {
    const now = find(':focus')
    // What has been folded away, or has gone, has lost the focus to nobody.
    if (now !== focused && (now || focused?.checkVisibility?.())) return
    const to = find(selector)
    to?.focus({ preventScroll: true })
    to?.scrollIntoView({ block: 'start' })
  })
}
