import { pageDocument } from './page-document.ts'

/** Returns an address without what copying adds: letters that nobody sees, blanks, and the scheme and query of a link. */
export const cleanAddress = (address: string): string =>
  address
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^mailto:([^?]*).*$/is, '$1')

/**
 * Whether a text is an email address. Asks the browser, which knows no letters besides a to z before the @: each other
 * letter stands for one of them.
 */
export function isEmailAddress(address: string): boolean {
  const field = pageDocument.createElement('input')
  field.type = 'email'
  field.value = address.replace(/(?![\0-\x7f])[\p{L}\p{M}\p{N}]/gu, 'x')
  return field.validity.valid
}
