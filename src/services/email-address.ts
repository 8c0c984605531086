import { pageDocument } from './page-document.ts'

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
