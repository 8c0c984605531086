import { isAwake } from '../custom-element/handle.ts'
import type { Control } from '../custom-element/keep-typed.ts'

/**
 * Reports the empty fields of a painted form as its code would, and focuses the first one. The reports are removed
 * when the visitor types, and before the code gets the click.
 */
export function complainEarly(element: Element, form: HTMLFormElement): void {
  if (isAwake(element)) return
  const complaints = new Map<EventTarget, () => void>()
  for (const sentence of form.querySelectorAll<HTMLElement>('[id$="-fault"]')) {
    const control = sentence.parentElement?.querySelector<Control>('[name]')
    // A box has a value, ticked or not.
    if (control?.validity.valueMissing || control?.value.trim() === '')
      complaints.set(control, complain(control, sentence))
  }
  const [first] = complaints.keys()
  if (first instanceof HTMLElement) first.focus()

  const mended = new AbortController()
  const { signal } = mended
  form.addEventListener('input', ({ target }) => target && complaints.get(target)?.(), { signal })
  const takeBackAll = () => {
    for (const takeBack of complaints.values()) takeBack()
    mended.abort()
  }
  form.addEventListener('click', takeBackAll, { capture: true, signal })
}

/** Shows the sentence as `LabelledField` does. Returns a function that hides it again. */
function complain(control: Control, sentence: HTMLElement): () => void {
  const hint = control.getAttribute('aria-describedby')
  sentence.hidden = false
  sentence.part.add('error')
  control.setAttribute('aria-invalid', 'true')
  control.setAttribute('aria-describedby', hint ? `${hint} ${sentence.id}` : sentence.id)
  return () => {
    sentence.hidden = true
    sentence.removeAttribute('part')
    control.removeAttribute('aria-invalid')
    if (hint) control.setAttribute('aria-describedby', hint)
    else control.removeAttribute('aria-describedby')
  }
}
