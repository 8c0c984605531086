/** Moves the focus from a button that is about to go to the heading of its section. */
export const focusHeading = (inside: Element): void =>
  inside.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })

/**
 * Moves the focus to what `selector` finds, with the next frame: the page is laid out then, and need not be before. Whoever
 * has moved the focus by then keeps it.
 */
export function focusSoon(inside: Element | null, selector: string): void {
  const focused = focusedBeside(inside)
  requestAnimationFrame(() => {
    if (focusedBeside(inside) === focused) inside?.querySelector<HTMLElement>(selector)?.focus()
  })
}

function focusedBeside(element: Element | null): Element | null | undefined {
  const root = element?.getRootNode()
  return root instanceof ShadowRoot || root instanceof Document ? root.activeElement : undefined
}
