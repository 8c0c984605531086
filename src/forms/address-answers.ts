import { attributeName } from '../element/attribute-text.ts'

/**
 * Returns the answers in the page's URL: `?email=…&company-name=…`. The first value of a name wins. Other names than the
 * form's own are ignored.
 */
export function answersInAddress(fields: Iterable<string>): Record<string, string> {
  const asked = new URLSearchParams(location.search)
  const answers: Record<string, string> = {}
  for (const field of fields) {
    const name = attributeName(field)
    const value = asked.get(name)?.trim()
    if (value) answers[field] = value.slice(0, 2000)
  }
  return answers
}
