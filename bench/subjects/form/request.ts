import { company } from '../../../src/content/company.ts'
import { demoMessages } from '../../../src/content/demo-messages.ts'
import { formMessages } from '../../../src/content/form-messages.ts'
import { demoRequest } from '../../../src/forms/demo-request.ts'
import { type Answers, findFaults, type RequestKind, readAnswers } from '../../../src/forms/request.ts'

// Contains what every baseline's form asks, says, validates and sends. Each baseline renders it in its own way.

export const texts = { ...formMessages, ...demoMessages }

const kind: RequestKind = demoRequest
export const { groups } = kind
export type { Field } from '../../../src/forms/request.ts'

const said: Readonly<Record<string, string>> = texts

/** Returns a text by its key. A choice is its own text. */
export const say = (key: string): string => said[key] ?? key

export interface Submission {
  readonly answers: Answers
  /** The validation errors, by field name. */
  readonly faults: Readonly<Record<string, string>>
}

/** Reads and validates a form. */
export function read(form: HTMLFormElement): Submission {
  const answers = readAnswers(kind, form)
  const found = [...findFaults(kind, form, answers, false)].map(([name, key]) => [name, say(key)])
  return { answers, faults: Object.fromEntries(found) }
}

/** Focuses the first field with an error. */
export function focusFirst(form: HTMLFormElement, faults: Submission['faults']): boolean {
  const [first] = Object.keys(faults)
  if (!first) return false
  const control = form.elements.namedItem(first)
  if (control instanceof HTMLElement) control.focus()
  return true
}

/** Sends a request. Falls back to the visitor's mail app. */
export async function send(answers: Answers): Promise<boolean> {
  try {
    const response = await fetch('/api/v1.0/email/send', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ service_id: 'local', template_id: 'demo', template_params: answers }),
    })
    if (response.ok) return true
  } catch {
    // Offline: falls back to the mail app.
  }
  const lines = Object.entries(answers).map(([name, answer]) => `${name}: ${answer}`)
  location.href = `mailto:${company.contactEmail}?body=${encodeURIComponent(lines.join('\r\n'))}`
  return false
}

export const thanks = ({ fullName = '', email = '' }: Answers) => ({
  heading: texts['demo.sent.heading'].replace('{name}', fullName),
  lead: texts['demo.sent.lead'].replace('{email}', email),
})
