/** The box's name in a plain post, in `mrp-invalid` and in a request. It is no field: drafts and links never tick it. */
export const consentName = 'consent'

/** Returns the form's box, if it has one. */
export function consentBox(form: HTMLFormElement): HTMLInputElement | undefined {
  const box = form.elements.namedItem(consentName)
  return box instanceof HTMLInputElement ? box : undefined
}
