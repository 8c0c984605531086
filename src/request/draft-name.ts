import { attributeText } from '../services/attribute-names.ts'
import { elementsOf } from '../services/live-elements.ts'
import { sharedState } from '../services/store.ts'

/** Keeps a form's name, also for other copies of this code: a form that is added above it must not take its draft. */
const kept = Symbol.for('mrp-draft')
type Form = Element & { [kept]?: string }

/** Maps each name to its form. */
const given = sharedState('mrp-drafts', () => new Map<string, WeakRef<Form>>())

const isTaken = (name: string): boolean => given.get(name)?.deref()?.isConnected === true

/**
 * Returns the name of a form's draft. The first form of its kind has the kind's name. Others add their `id`, `source`
 * or number. `element` is the custom element, or the root of its component.
 */
export function draftName(element: Element, kind: string): string {
  const form: Form = element
  return form[kept] ?? nameAll(form, kind)
}

/** Names all unnamed forms in the order of the page, so that the result does not depend on which form asks first. */
function nameAll(asking: Form, kind: string): string {
  const forms: ReadonlySet<Form> = new Set([...elementsOf(`mrp-${kind}-form`), asking])
  let number = 0
  for (const form of forms) {
    number += 1
    if (form[kept]) continue
    const name = freeName(kind, form, number)
    form[kept] = name
    given.set(name, new WeakRef(form))
  }
  return asking[kept] ?? kind
}

function freeName(kind: string, form: Form, number: number): string {
  const word = form.id || attributeText(form, 'source')
  const free = [kind, ...(word ? [`${kind}:${word}`] : [])].find(name => !isTaken(name))
  if (free) return free
  let last = number
  while (isTaken(`${kind}:${last}`)) last += 1
  return `${kind}:${last}`
}
