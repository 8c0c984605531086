import { type Control, isTyped } from '../custom-element/keep-typed.ts'

type Controls = ReadonlyMap<string, Control>
type Answers = Readonly<Record<string, string>>

/**
 * Marks a field that was filled in: with which answer, and whether the visitor had typed into it before. Other copies
 * of this code read the mark.
 */
const filled = Symbol.for('mrp-filled')
type Filled = Control & { [filled]?: { readonly answer: string; readonly isDraft: boolean } }

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
