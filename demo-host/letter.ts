/** A message to one of the services. */
export interface Letter {
  readonly service: 'email' | 'form-collection' | 'endpoint'
  /** ISO time of arrival. */
  readonly at: string
  readonly fields: Readonly<Record<string, string>>
  /** The email service's template. */
  readonly template?: string
}

const mostLevels = 8
const longestJson = 10_000

/**
 * Returns the fields of a JSON body, each as a string, so that showing a message never fails. Other values become
 * JSON, up to 8 levels deep and 10,000 characters long. A body that is not an object has no fields.
 */
export const fieldsOf = (sent: unknown): Letter['fields'] =>
  isObject(sent) ? Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, textOf(value)])) : {}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  const json = JSON.stringify(cutAt(mostLevels, value))
  return json.length > longestJson ? `${json.slice(0, longestJson)}…` : json
}

/** Returns a value without its deeper levels, because `JSON.stringify` overflows the stack with endless nesting. */
function cutAt(levels: number, value: unknown): unknown {
  if (!isObject(value)) return value
  if (levels === 0) return '…'
  if (Array.isArray(value)) return value.map(entry => cutAt(levels - 1, entry))
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, cutAt(levels - 1, entry)]))
}
