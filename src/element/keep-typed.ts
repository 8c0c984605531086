type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsIn = (root: Element): readonly Control[] => [
  ...root.querySelectorAll<Control>('input[name],select[name],textarea[name]'),
]

const isTyped = (control: Control): boolean =>
  'options' in control
    ? !control.options[control.selectedIndex]?.defaultSelected
    : control.value !== control.defaultValue

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
