import { isAwake } from '../custom-element/handle.ts'
import type { Control } from '../custom-element/keep-typed.ts'
import { attributeText } from '../services/attribute-names.ts'
import { dispatch } from '../services/dispatch.ts'
import { clearDraft, loadDraft, saveDraft, whenSentElsewhere } from '../services/draft-storage.ts'
import { answersInAddress } from './address-answers.ts'
import { draftNow, fillUntouched, typedAnswers } from './answers.ts'
import { draftName } from './draft-name.ts'

/** Fills a painted form from its draft and the page's URL, as its code will do later. Keeps what is typed into it. */
export function answerEarly(element: Element, form: HTMLFormElement): void {
  const kind = element.localName.replace(/^mrp-|-form$/g, '')
  const name = draftName(element, kind)
  // Only fields: the honeypot is not one.
  const fields = [...form.querySelectorAll<Control>('[part=input]')]
  const controls = new Map(fields.map(field => [field.name, field]))
  const urlPrefill = attributeText(element, 'url-prefill')
  fillUntouched(controls, loadDraft(name), answersInAddress(kind, urlPrefill, controls.keys()))
  let isStarted = Object.keys(loadDraft(name)).length > 0
  const keep = () => {
    // Once awake, the element saves its draft itself.
    if (isAwake(element)) return
    const draft = draftNow(controls, loadDraft(name))
    saveDraft(name, draft)
    if (isStarted || Object.keys(draft).length === 0) return
    // The form's code takes a draft for one of an earlier page, which was announced there.
    isStarted = true
    dispatch(element, 'mrp-start', { form: kind })
  }
  // Keeps what was typed while this file was loading.
  keep()
  form.addEventListener('input', keep)
  form.addEventListener('reset', () => isAwake(element) || clearDraft(name))
  // Then its code does this.
  const forget = whenSentElsewhere(
    name,
    () => typedAnswers(controls),
    () => form.reset(),
  )
  element.addEventListener('mrp-ready', forget, { once: true })
}
