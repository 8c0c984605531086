import { attributeName } from '../custom-element/attribute-text.ts'

/**
 * The URL does not fill in these forms unless they are told so. Pages have queries of their own with the names of their
 * fields: WordPress reserves `?name=`, shops write `?message=`.
 */
const offByDefault: readonly string[] = ['contact']

/**
 * Returns the answers in the page's URL: `?email=…&company-name=…`. The first value of a name wins. Other names than the
 * form's own are ignored. `urlPrefill` is the form's attribute.
 */
export function answersInAddress(
  form: string,
  urlPrefill: string | undefined,
  fields: Iterable<string>,
): Record<string, string> {
  const prefill = urlPrefill || (offByDefault.includes(form) ? 'off' : 'on')
  const asked = new URLSearchParams(prefill === 'off' ? '' : location.search)
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
