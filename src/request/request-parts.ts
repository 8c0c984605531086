import { attributeName } from '../custom-element/attribute-text.ts'
import { fieldsOf, type RequestKind } from './request.ts'

/** A field's own name for `::part()`. */
export const fieldPart = (name: string): string => `field-${attributeName(name)}`

/** Describes the part of each field of a form. */
export const partsOfFields = (kind: RequestKind): Readonly<Record<string, string>> =>
  Object.fromEntries(fieldsOf(kind).map(({ name }) => [fieldPart(name), `The field \`${name}\`.`]))

/** The names for `::part()` in both request forms. */
export const requestParts = {
  card: 'The sheet that all of it stands on.',
  form: 'The form.',
  field: 'One field: label, control, hint and error.',
  'field-consent': 'The box for consent, with its link and error.',
  label: 'A field’s label.',
  input: 'A control: input, select or textarea.',
  checkbox: 'The box of `consent-text`.',
  error: 'The sentence at a faulty field.',
  button: 'The button that sends, and the one that starts again.',
  refusal: 'The sentence above the button when your endpoint or page refuses a request.',
  success: 'The screen after a request was sent.',
  fallback: 'The panel when the mail app takes over.',
}

/** The slots of both request forms. */
export const requestSlots = {
  'before-submit':
    'What stands above the button. Named fields in it are sent along, such as a CAPTCHA’s token.',
}
