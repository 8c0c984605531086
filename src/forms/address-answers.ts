import { attributeName } from '../element/attribute-text.ts'
import { hashParameters, tagOf, tidy } from '../state/mrp-hash.ts'

/**
 * Answers in the page's address: `?email=…&company-name=…`, or those of a link that stands for the form, behind
 * `#mrp=demo-form`. The first ones win. Only the form's own field names are looked at.
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
