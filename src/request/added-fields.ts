import type { FormControl } from '../custom-element/early-typing.ts'

// The page's own fields, in the slot above the button.

/**
 * Finds the named fields that a page has put above the button. A browser's own post lacks them: they stand outside of
 * the form.
 */
export function addedFields(form: HTMLFormElement): readonly FormControl[] {
  const slot = form.querySelector<HTMLSlotElement>('slot[name=before-submit]')
  const assigned = slot?.assignedElements({ flatten: true }) ?? []
  return assigned.flatMap(element => [element, ...element.querySelectorAll('*')]).filter(isNamedField)
}

const isNamedField = (element: Element): element is FormControl =>
  element.matches(
    ':is(input:not([type=button],[type=submit],[type=reset],[type=image],[type=file]),select,textarea)[name]:enabled',
  )

export type Added = ReturnType<typeof readAdded>

/** Reads the fields. An unticked box adds nothing; of several with one name, the last counts. */
export function readAdded(fields: readonly FormControl[]) {
  const sent = fields.filter(
    field => !field.matches('[type=checkbox],[type=radio]') || field.matches(':checked'),
  )
  return {
    extra: Object.fromEntries(sent.map(({ name, value }) => [name, value])),
    /** Names those that nobody sees, such as the token of a CAPTCHA. A visitor's own mail does not have them. */
    unseen: sent.filter(isUnseen).map(({ name }) => name),
  }
}

/** Tells whether nobody sees a field. Safari cannot tell before 17.4. */
export const isUnseen = (field: FormControl): boolean =>
  field.type === 'hidden' || field.checkVisibility?.() === false
