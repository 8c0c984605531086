import type { FormControl } from '../custom-element/early-input.ts'
import { dispatch, isAwake } from '../custom-element/handle.ts'
import { answersInAddress, draftName, draftNow, fillUntouched } from '../request/form-draft.ts'
import { attributeText } from '../services/attribute-names.ts'
import { clearDraft, loadDraft, saveDraft } from '../services/draft-storage.ts'
import { mailLink } from '../services/mail-client.ts'

// What a sleeping form may need for its answers, as one file: see `asleep.ts`.

export { readyAccount } from '../elements/account/painted-account.ts'

/** Fills a painted form from its draft and the page's URL, as its code will do later. Keeps what is typed into it. */
export function answerEarly(element: Element, form: HTMLFormElement): void {
  const kind = element.localName.replace(/^mrp-|-form$/g, '')
  const name = draftName(element, kind)
  // Only fields: the honeypot is not one.
  const fields = [...form.querySelectorAll<FormControl>('[part=input]')]
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
}

/** Keeps a mail link up to date with a form whose code could not be loaded. */
export function fillMail(link: HTMLAnchorElement, form: HTMLFormElement): void {
  const { pathname, searchParams } = new globalThis.URL(link.href)
  const mail = { to: decodeURIComponent(pathname), subject: searchParams.get('subject') ?? '' }
  const write = () => {
    // Only fields: the honeypot is not one.
    const lines = [...form.querySelectorAll<FormControl>('[part=input],[part=checkbox]:checked')]
      .filter(({ value }) => value)
      .map(control => ({
        label: control.labels?.[0]?.firstChild?.textContent?.trim() || control.name,
        value: shownIn(control),
      }))
    link.href = mailLink({ ...mail, lines }, '…')
  }
  write()
  form.addEventListener('input', write)
}

/** Returns what the visitor reads in a control: of a choice, its text in their language. */
const shownIn = (control: FormControl): string =>
  'options' in control ? (control.selectedOptions[0]?.text ?? '') : control.value
