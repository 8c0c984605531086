/** The last one alone comes where a browser or its extensions fill in fields. */
const touches = ['pointerover', 'focusin', 'keydown', 'input'] as const

/**
 * Loads a painted element's code on the first touch, and on each further one until it is there. React replays nothing that
 * happened before it hydrates, so a click that came too early (Enter in a form arrives as one too) is given again
 * afterwards, exactly once. The page, which has heard of the first one, hears nothing of the second
 * (in the light DOM, listeners that capture do).
 */
export function wakeOnTouch(element: Element, load: () => Promise<boolean>): void {
  const asleep = new AbortController()
  const { signal } = asleep

  const hold = async (event: Event) => {
    const button = event.composedPath().find(node => node instanceof HTMLButtonElement)
    // Those of the page, inside the tag, are its own.
    if (!button?.closest('[data-root]') || button.hasAttribute('popovertarget')) return
    event.preventDefault()
    // The sign that it was heard; its style shows after a moment, and what a sleeping form says early looks for it.
    if (button.ariaBusy) return
    button.ariaBusy = 'true'
    let isHeld = true
    const letGo = () => {
      const wasHeld = isHeld
      isHeld = false
      button.ariaBusy = null
      return wasHeld
    }
    // Whoever types on is not done: what is half typed must not be sent, nor the focus be taken away.
    if (button.type === 'submit') element.addEventListener('input', letGo, { signal })
    if (await load()) whenReady(() => letGo() && clickWithin(element, button))
    else if (letGo()) {
      // What the element says now.
      element.shadowRoot?.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest' })
      submitByItself(button)
    }
  }
  const whenReady = (run: () => void) => {
    if (signal.aborted) setTimeout(run)
    else signal.addEventListener('abort', () => setTimeout(run))
  }

  // On the way down: keys that type do not come up as far as this.
  for (const type of touches) element.addEventListener(type, load, { capture: true, signal })
  element.addEventListener('click', hold, { capture: true, signal })
  element.addEventListener('mrp-ready', ({ target }) => target === element && asleep.abort(), { signal })
}

/** Lets a form whose code is missing send what was typed as it would without any script, where it has an address to. */
function submitByItself(button: HTMLButtonElement): void {
  const { form } = button
  if (navigator.onLine && /^http/.test(form?.action ?? '')) form?.requestSubmit(button)
}

/** Clicks in the element and nowhere around it. */
function clickWithin(element: Element, button: HTMLElement): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
  const stop = (event: Event) => event === click && event.stopPropagation()
  // In the light DOM it would go on.
  element.addEventListener('click', stop, { once: true })
  // Markup in a language whose texts were missing was rendered anew.
  const now = button.isConnected ? button : element.shadowRoot?.querySelector('[type=submit]')
  now?.dispatchEvent(click)
}
