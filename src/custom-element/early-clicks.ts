/**
 * Takes the marks off the buttons that were pressed before their code was there. Returns a function that replays the clicks, each
 * exactly once, unless the visitor has typed on since: what is half typed must not be sent, nor the focus be taken away.
 * The page, which has heard of the first click, hears nothing of the second (in the light DOM, listeners that capture do).
 */
export function takeEarlyClicks(host: Element, root: ShadowRoot, container: Element): () => void {
  const pressed = [...container.querySelectorAll<HTMLButtonElement>('button[aria-busy]')]
  // The sign of an early press is in no markup of React's.
  for (const button of pressed) button.ariaBusy = null
  if (pressed.length === 0) return () => {}
  let hasTypedOn = false
  const typed = () => {
    hasTypedOn = true
  }
  host.addEventListener('input', typed)
  return () => {
    host.removeEventListener('input', typed)
    for (const button of pressed) if (!hasTypedOn || button.type !== 'submit') clickWithin(host, root, button)
  }
}

/** Clicks in the element, and lets nothing around it hear the click. */
function clickWithin(host: Element, root: ShadowRoot, button: HTMLElement): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
  const stop = (event: Event) => event === click && event.stopPropagation()
  // In the light DOM it would go on.
  host.addEventListener('click', stop, { once: true })
  // Markup in a language whose texts were missing was rendered anew.
  const now = button.isConnected ? button : root.querySelector('[type=submit]')
  now?.dispatchEvent(click)
}
