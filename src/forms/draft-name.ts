import { attributeText } from '../services/attribute-names.ts'
import { ownElements } from '../services/page-document.ts'

/** A form keeps its name, also for copies of this code: what comes in above it must not take its draft. */
const kept = Symbol.for('mrp-draft')
type Form = Element & { [kept]?: string }

/** By name, the form that has it, also for copies of this code; one in a shadow root is found nowhere else. */
const given: Map<unknown, WeakRef<Form>> = (() => {
  const key = Symbol.for('mrp-drafts')
  const page: { [key]?: Map<unknown, WeakRef<Form>> } = globalThis as never
  page[key] ??= new Map()
  return page[key]
})()

const isTaken = (name: string): boolean => given.get(name)?.deref()?.isConnected === true

/**
 * What a form's draft is called: after its kind for the first one on the page, and with its `id`, its `source` or its
 * number behind that for others. `element` is the custom element, or the root of its component.
 */
export function draftName(element: Element, kind: string): string {
  const form: Form = element
  return form[kept] ?? nameAll(form, kind)
}

/** Names all that have none yet, in the order of the page, whichever of them asks first. */
function nameAll(asking: Form, kind: string): string {
  const forms: ReadonlySet<Form> = new Set([...ownElements(`mrp-${kind}-form`), asking])
  for (const [index, form] of [...forms].entries()) {
    if (form[kept]) continue
    const name = freeName(kind, form, index + 1)
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
