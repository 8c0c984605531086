import { type Control, isTyped } from '../element/keep-typed.ts'

type Controls = ReadonlyMap<string, Control>
type Answers = Readonly<Record<string, string>>

/** What a field was filled with, also by a copy of this code: the answer, and whether somebody had typed it before. */
const filled = Symbol.for('mrp-filled')
type Filled = Control & { [filled]?: { readonly answer: string; readonly isDraft: boolean } }

/**
 * Puts answers into the fields that nobody has typed into: a draft, or what the address gives. A choice that does not
 * exist is left out. A field is filled once: what becomes of it then is the visitor's.
 */
export function fillUntouched(controls: Controls, draft: Answers, given: Answers): void {
  for (const [name, control] of controls as ReadonlyMap<string, Filled>) {
    const answer = draft[name] ?? given[name]
    if (answer === undefined || control[filled] || isTyped(control)) continue
    if ('options' in control && !hasOption(control, answer)) continue
    control[filled] = { answer, isDraft: name in draft }
    if (control.value === answer) continue
    control.value = answer
    // Whoever is about to type here would have it twice.
    if (control.matches(':focus') && 'select' in control) control.select()
  }
}

const hasOption = (select: HTMLSelectElement, value: string): boolean =>
  [...select.options].some(option => option.value === value)

/** What was typed or chosen, by name, as it stands in the fields. What a link gave was not typed. */
export function typedAnswers(controls: Controls): Record<string, string> {
  const typed = [...controls].filter(([, control]) => isTyped(control) && !isGiven(control))
  return Object.fromEntries(typed.map(([name, control]) => [name, control.value]))
}

const isGiven = ({ value, [filled]: before }: Filled): boolean =>
  before !== undefined && !before.isDraft && before.answer === value

/** A draft as the fields show it: with what was typed since, and without what was taken out. */
export function draftNow(controls: Controls, draft: Answers): Answers {
  const emptied = ([name]: [string, string]) => {
    const control: Filled | undefined = controls.get(name)
    return control?.[filled] !== undefined && control.value === ''
  }
  const known = Object.entries(draft).filter(entry => !emptied(entry))
  return { ...Object.fromEntries(known), ...typedAnswers(controls) }
}
