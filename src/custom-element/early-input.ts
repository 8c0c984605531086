export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const namedControls = (root: Element): readonly FormControl[] => [
  ...root.querySelectorAll<FormControl>('input[name],select[name],textarea[name]'),
]

/** Tells whether a control differs from its markup. What was typed before any script ran counts too. */
export function isTyped(control: FormControl): boolean {
  if (!('options' in control)) return control.value !== control.defaultValue
  const chosen = control.options[control.selectedIndex]
  if (!chosen || chosen.defaultSelected) return false
  return chosen.index > 0 || [...control.options].some(option => option.defaultSelected)
}

/**
 * Notes what was typed into markup that React may replace. The function that it returns restores what is gone, and the
 * focus.
 */
export function keepTyped(root: Element): () => void {
  const typed = new Map(
    namedControls(root)
      .filter(isTyped)
      .map(({ name, value }) => [name, value]),
  )
  const focused = root.querySelector<FormControl>('[name]:focus')?.name
  return () => {
    for (const control of namedControls(root)) {
      const before = typed.get(control.name)
      if (before !== undefined && before !== control.value) {
        control.value = before
        // So that the draft is saved.
        control.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
      if (control.name === focused) control.focus()
    }
  }
}

/**
 * Takes the marks off the buttons that were pressed before their code was there. Returns a function that repeats the clicks, each
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
