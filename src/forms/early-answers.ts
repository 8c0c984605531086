import type { Control } from '../element/keep-typed.ts'
import { loadDraft } from '../services/session-draft.ts'
import { answersInAddress } from './address-answers.ts'
import { fillUntouched } from './answers.ts'
import { draftName } from './draft-name.ts'

/** Fills a painted form as its code will: from its draft and the page's address. */
export function answerEarly(element: Element, form: HTMLFormElement): void {
  const kind = element.localName.replace(/^mrp-|-form$/g, '')
  // Fields alone: the robot trap is none.
  const fields = [...form.querySelectorAll<Control>('[part=input]')]
  const controls = new Map(fields.map(field => [field.name, field]))
  fillUntouched(controls, loadDraft(draftName(element, kind)), answersInAddress(kind, controls.keys()))
}
