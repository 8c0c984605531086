/** What somebody types into, or chooses from. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsIn = (root: Element): readonly Control[] => [
  ...root.querySelectorAll<Control>('input[name],select[name],textarea[name]'),
]

/** Whether a control shows something else than the markup gave it: also what was typed before any script ran. */
export function isTyped(control: Control): boolean {
  if (!('options' in control)) return control.value !== control.defaultValue
  const chosen = control.options[control.selectedIndex]
  if (!chosen || chosen.defaultSelected) return false
  return chosen.index > 0 || [...control.options].some(option => option.defaultSelected)
}

/**
 * Takes down what was typed into markup that React may throw away. The function that it returns types it again, where
 * it is gone, and puts the focus back.
 */
export function keepTyped(root: Element): () => void {
  const typed = controlsIn(root)
    .filter(isTyped)
    .map(({ name, value }) => ({ name, value }))
  const focused = root.querySelector<Control>('[name]:focus')?.name
  return () => {
    for (const control of controlsIn(root)) {
      const before = typed.find(({ name }) => name === control.name)
      if (before && before.value !== control.value) {
        control.value = before.value
        // Whoever keeps a draft of it hears of it.
        control.dispatchEvent(new InputEvent('input', { bubbles: true }))
      }
      if (control.name === focused) control.focus()
    }
  }
}
