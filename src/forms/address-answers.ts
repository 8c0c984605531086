import { attributeName } from '../element/attribute-text.ts'
import { hashParameters, tagOf, tidy } from '../state/mrp-hash.ts'

/**
 * Returns the answers in the page's URL: `?email=…&company-name=…`, or those of an embed link, behind
 * `#mrp=demo-form`. The first value of a name wins. Other names than the form's own are ignored.
 */
export function answersInAddress(form: string, fields: Iterable<string>): Record<string, string> {
  const asked = new URLSearchParams(location.search)
  const linked = linkedTo(`mrp-${form}-form`)
  const answers: Record<string, string> = {}
  for (const field of fields) {
    const name = attributeName(field)
    const value = asked.get(name)?.trim() || tidy(linked?.get(name) ?? '')
    if (value) answers[field] = value.slice(0, 2000)
  }
  return answers
}

function linkedTo(tag: string): URLSearchParams | undefined {
  const parameters = hashParameters(location.hash)
  return tagOf(parameters?.get('mrp') ?? '') === tag ? parameters : undefined
}
