import type { Control } from '../element/keep-typed.ts'
import { loadDraft, saveDraft } from '../services/session-draft.ts'
import { answersInAddress } from './address-answers.ts'
import { draftNow, fillUntouched } from './answers.ts'
import { draftName } from './draft-name.ts'

/** Fills a painted form as its code will, from its draft and the page's address, and keeps what is typed into it. */
export function answerEarly(element: Element, form: HTMLFormElement): void {
  const kind = element.localName.replace(/^mrp-|-form$/g, '')
  const name = draftName(element, kind)
  // Fields alone: the robot trap is none.
  const fields = [...form.querySelectorAll<Control>('[part=input]')]
  const controls = new Map(fields.map(field => [field.name, field]))
  fillUntouched(controls, loadDraft(name), answersInAddress(kind, controls.keys()))
  const keep = () => {
    // From then on its code does so.
    if (!element.matches(':defined')) saveDraft(name, draftNow(controls, loadDraft(name)))
  }
  // What was typed while this file came.
  keep()
  form.addEventListener('input', keep)
}
