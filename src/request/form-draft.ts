import { type FormControl, isTyped } from '../custom-element/early-typing.ts'
import { attributeName, attributeText } from '../services/attribute-names.ts'
import { type Answers, clearDraft, loadDraft, saveDraft } from '../services/draft-storage.ts'
import { elementsOf } from '../services/live-elements.ts'
import { sharedState } from '../services/store.ts'

// A form's draft: its name, and how it gets into the fields and out of them, before the form's code is there and after.

/** Keeps a form's name, also for other copies of this code: a form that is added above it must not take its draft. */
const draftNameKey = Symbol.for('mrp-draft')
type NamedForm = Element & { [draftNameKey]?: string }

/** Maps each name to its form. */
const formsByName = sharedState('mrp-drafts', () => new Map<string, WeakRef<NamedForm>>())

const isTaken = (name: string): boolean => formsByName.get(name)?.deref()?.isConnected === true

/**
 * Returns the name of a form's draft. The first form of its kind has the kind's name. Others add their `id`, `source`
 * or number. `element` is the custom element, or the root of its component.
 */
function draftName(element: Element, kind: string): string {
  const form: NamedForm = element
  return form[draftNameKey] ?? nameAll(form, kind)
}

/** Names all unnamed forms in the order of the page, so that the result does not depend on which form asks first. */
function nameAll(asking: NamedForm, kind: string): string {
  const forms: ReadonlySet<NamedForm> = new Set([...elementsOf(`mrp-${kind}-form`), asking])
  let number = 0
  for (const form of forms) {
    number += 1
    if (form[draftNameKey]) continue
    const name = freeName(kind, form, number)
    form[draftNameKey] = name
    formsByName.set(name, new WeakRef(form))
  }
  return asking[draftNameKey] ?? kind
}

function freeName(kind: string, form: NamedForm, number: number): string {
  const word = form.id || attributeText(form, 'source')
  const free = [kind, ...(word ? [`${kind}:${word}`] : [])].find(name => !isTaken(name))
  if (free) return free
  let last = number
  while (isTaken(`${kind}:${last}`)) last += 1
  return `${kind}:${last}`
}

type Controls = ReadonlyMap<string, FormControl>

/** Returns the controls of the form's fields, by name. Others, such as the honeypot, are no fields. */
export const fieldControls = (form: HTMLFormElement): Controls =>
  new Map([...form.querySelectorAll<FormControl>('[part=input]')].map(control => [control.name, control]))

export type Draft = ReturnType<typeof keepDraft>

/**
 * Keeps what is typed into a form. Fills it in from its draft and from the answers `inQuery`, the page's URL, unless these are undefined.
 * Calls `onStart` at the first answer of a request.
 */
export function keepDraft(
  element: Element,
  kind: string,
  form: HTMLFormElement,
  inQuery: Answers | undefined,
  onStart: () => void,
) {
  const name = draftName(element, kind)
  let isStarted = false
  const save = (typed: Answers) => {
    saveDraft(name, typed)
    if (isStarted || Object.keys(typed).length === 0) return
    isStarted = true
    onStart()
  }
  if (inQuery) {
    // Includes what was typed or emptied before this code was loaded: no draft has it.
    const stored = loadDraft(name)
    const controls = fieldControls(form)
    const draft = draftNow(controls, stored)
    fillUntouched(controls, draft, inQuery)
    // A draft was started on the page before.
    isStarted = Object.keys(stored).length > 0
    save(draft)
  }
  return {
    load: () => loadDraft(name),
    // A page may have shown or hidden fields since.
    save: () => save(typedAnswers(fieldControls(form))),
    /** Removes what was sent, or without an argument everything. */
    clear: (sent?: Answers) => {
      clearDraft(name, sent)
      isStarted = false
    },
  }
}

/**
 * Marks a field that was filled in: with which answer, and whether the visitor had typed into it before. Other copies
 * of this code read the mark.
 */
const filledKey = Symbol.for('mrp-filled')
type Filled = FormControl & { [filledKey]?: { readonly answer: string; readonly isDraft: boolean } }

/**
 * Fills the fields that the visitor has not typed into, from the draft, then from the URL. Skips a choice that does
 * not exist. Fills a field once: afterwards it is the visitor's.
 */
function fillUntouched(controls: Controls, draft: Answers, inQuery: Answers): void {
  for (const [name, control] of controls as ReadonlyMap<string, Filled>) {
    const wanted = draft[name] ?? inQuery[name]
    if (wanted === undefined || control[filledKey] || isTyped(control)) continue
    const answer = 'options' in control ? optionIn(control, wanted) : wanted
    if (answer === undefined) continue
    control[filledKey] = { answer, isDraft: name in draft }
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
function typedAnswers(controls: Controls): Record<string, string> {
  const typed = [...controls].filter(([, control]) => isTyped(control) && !isFromAddress(control))
  return Object.fromEntries(typed.map(([name, control]) => [name, control.value]))
}

const isFromAddress = ({ value, [filledKey]: before }: Filled): boolean =>
  before !== undefined && !before.isDraft && before.answer === value

/** Returns a draft brought up to date with the fields: what was typed since is added, what was emptied is removed. */
function draftNow(controls: Controls, draft: Answers): Answers {
  const emptied = ([name]: [string, string]) => {
    const control: Filled | undefined = controls.get(name)
    return control?.[filledKey] !== undefined && control.value === ''
  }
  const known = Object.entries(draft).filter(entry => !emptied(entry))
  return { ...Object.fromEntries(known), ...typedAnswers(controls) }
}

/**
 * Returns the answers in the page's URL: `?email=…&company-name=…`. The first value of a name wins. Other names than the
 * form's own are ignored. `urlPrefill` is the form's attribute.
 */
export function answersInQuery(
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
