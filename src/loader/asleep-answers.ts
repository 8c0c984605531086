import { dispatch } from '../custom-element/dispatch.ts'
import type { FormControl } from '../custom-element/early-typing.ts'
import { isAwake } from '../custom-element/handle.ts'
import { answersInQuery, fieldControls, keepDraft } from '../request/form-draft.ts'
import { attributeText } from '../services/attribute-names.ts'
import { mailLink } from '../services/mail-client.ts'

// What a sleeping form may need for its answers, as one file: see `asleep.ts`.

export { readyAccount } from '../elements/account/painted-account.ts'

/** Fills a painted form from its draft and the page's URL, as its code will do later. Keeps what is typed into it. */
export function answerEarly(element: Element, form: HTMLFormElement): void {
  const kind = element.localName.replace(/^mrp-|-form$/g, '')
  const urlPrefill = attributeText(element, 'url-prefill')
  const inQuery = answersInQuery(kind, urlPrefill, fieldControls(form).keys())
  const draft = keepDraft(element, kind, form, inQuery, () => dispatch(element, 'mrp-start', { form: kind }))
  // Once awake, the element keeps its draft itself.
  form.addEventListener('input', () => isAwake(element) || draft.save())
  form.addEventListener('reset', () => isAwake(element) || draft.clear())
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
        value: readableValue(control),
      }))
    link.href = mailLink({ ...mail, lines }, '…')
  }
  write()
  form.addEventListener('input', write)
}

/** Returns what the visitor reads in a control: of a choice, its text in their language. */
const readableValue = (control: FormControl): string =>
  'options' in control ? (control.selectedOptions[0]?.text ?? '') : control.value
