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
