const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const

/**
 * Loads a prerendered element's code on the first touch. React replays nothing that happened before it hydrates, so a
 * click that came too early is held (Enter in a form arrives as one too) and given again afterwards, exactly once.
 */
export function wakeOnTouch(element: Element, load: () => Promise<void>): void {
  let woken: Promise<void> | undefined
  const wake = () => {
    woken ??= load()
    return woken
  }
  const hold = (event: Event) => {
    const button = event.composedPath().find(node => node instanceof Element && node.localName === 'button')
    if (!(button instanceof HTMLElement) || button.hasAttribute('popovertarget')) return
    event.preventDefault()
    event.stopPropagation()
    void wake().then(() => setTimeout(() => button.click()))
  }
  for (const type of touches) element.addEventListener(type, () => void wake(), { once: true, passive: true })
  element.addEventListener('click', hold, true)
  element.addEventListener('mrp-ready', () => element.removeEventListener('click', hold, true), {
    once: true,
  })
}
