import { demoRequest } from '../../src/elements/demo-form/demo-request.ts'
import { findFaults } from '../../src/request/find-faults.ts'
import {
  type Answers,
  type Field,
  textKeyOf as keyOf,
  type RequestKind,
  readAnswers,
} from '../../src/request/request-kind.ts'
import { company } from '../../src/words/en/company.ts'
import { demoMessages } from '../../src/words/en/demo-messages.ts'
import { formMessages } from '../../src/words/en/form-messages.ts'

// What both forms ask, say, validate and send, as ours does. Each renders it in its own way.

export const texts = { ...formMessages, ...demoMessages }

const kind: RequestKind = demoRequest
export const { groups } = kind
export type { Answers, Field } from '../../src/request/request-kind.ts'

/** The faults of a submission, by field name. */
export type Faults = Readonly<Record<string, string>>

const said: Readonly<Record<string, string>> = texts

/** Returns a text by its key. A choice is its own text. */
export const say = (key: string): string => said[key] ?? key

/** Returns a field's label, or the hint below it. */
export const textOf = (field: Field, which: '' | '.hint' = ''): string => say(keyOf(kind, field, which))

/** Reads and validates a form, and focuses the first field with a fault. */
export function read(form: HTMLFormElement): { readonly answers: Answers; readonly faults: Faults } {
  const answers = readAnswers(kind, form)
  const found = [...findFaults(kind, form, answers, false)].map(([name, key]) => [name, say(key)] as const)
  const control = found[0] && form.elements.namedItem(found[0][0])
  if (control instanceof HTMLElement) control.focus()
  return { answers, faults: Object.fromEntries(found) }
}

/** Sends a request, or else opens the visitor's mail app. */
export async function send(answers: Answers): Promise<boolean> {
  const body = JSON.stringify({ template_params: answers })
  const response = await fetch('/send', { method: 'POST', body }).catch(() => undefined)
  if (response?.ok) return true
  const lines = Object.entries(answers).map(([name, answer]) => `${name}: ${answer}`)
  location.href = `mailto:${company.contactEmail}?body=${encodeURIComponent(lines.join('\r\n'))}`
  return false
}
