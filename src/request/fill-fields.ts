import { type FormControl, isTyped } from '../custom-element/early-input.ts'
import { attributeName } from '../services/attribute-names.ts'
import type { Answers } from '../services/draft-storage.ts'

type Controls = ReadonlyMap<string, FormControl>

/**
 * Marks a field that was filled in: with which answer, and whether the visitor had typed into it before. Other copies
 * of this code read the mark.
 */
const filled = Symbol.for('mrp-filled')
type Filled = FormControl & { [filled]?: { readonly answer: string; readonly isDraft: boolean } }

/**
 * Fills the fields that the visitor has not typed into, from the draft, then from the URL. Skips a choice that does
 * not exist. Fills a field once: afterwards it is the visitor's.
 */
export function fillUntouched(controls: Controls, draft: Answers, given: Answers): void {
  for (const [name, control] of controls as ReadonlyMap<string, Filled>) {
    const wanted = draft[name] ?? given[name]
    if (wanted === undefined || control[filled] || isTyped(control)) continue
    const answer = 'options' in control ? optionIn(control, wanted) : wanted
    if (answer === undefined) continue
    control[filled] = { answer, isDraft: name in draft }
    if (control.value === answer) continue
    control.value = answer
    // Selects the answer, so that typing replaces it.
    if (control.matches(':focus') && 'select' in control) control.select()
  }
}

/** Returns a choice as the form writes it: whoever writes a link may not care for capitals. */
const optionIn = (select: HTMLSelectElement, wanted: string): string | undefined =>
  [...select.options].map(({ value }) => value).find(value => value.toLowerCase() === wanted.toLowerCase())

/** Returns what was typed or chosen, by name, untrimmed. An answer from a link was not typed. */
export function typedAnswers(controls: Controls): Record<string, string> {
  const typed = [...controls].filter(([, control]) => isTyped(control) && !isGiven(control))
  return Object.fromEntries(typed.map(([name, control]) => [name, control.value]))
}

const isGiven = ({ value, [filled]: before }: Filled): boolean =>
  before !== undefined && !before.isDraft && before.answer === value

/** Returns a draft brought up to date with the fields: what was typed since is added, what was emptied is removed. */
export function draftNow(controls: Controls, draft: Answers): Answers {
  const emptied = ([name]: [string, string]) => {
    const control: Filled | undefined = controls.get(name)
    return control?.[filled] !== undefined && control.value === ''
  }
  const known = Object.entries(draft).filter(entry => !emptied(entry))
  return { ...Object.fromEntries(known), ...typedAnswers(controls) }
}

/**
 * Returns the answers in the page's URL: `?email=…&company-name=…`. The first value of a name wins. Other names than the
 * form's own are ignored. `urlPrefill` is the form's attribute.
 */
export function answersInAddress(
  form: string,
  urlPrefill: string | undefined,
  fields: Iterable<string>,
): Record<string, string> {
  // Pages have queries of their own with the names of the contact form's fields: WordPress reserves `?name=`, shops write
  // `?message=`.
  const prefill = urlPrefill || (form === 'contact' ? 'off' : 'on')
  if (prefill === 'off') return {}
  const asked = new globalThis.URL(location.href).searchParams
  const prefix = prefill === 'on' ? '' : prefill
  const answers: Record<string, string> = {}
  for (const field of fields) {
    const name = attributeName(field)
    const value = asked.get(prefix + name)?.trim()
    // A link's plus stands for a space, and no address has one: `?email=anna+news@acme.example`.
    if (value) answers[field] = (field === 'email' ? value.replaceAll(' ', '+') : value).slice(0, 2000)
  }
  return answers
}
