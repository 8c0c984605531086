import { company } from '../../../src/content/company.ts'
import { demoMessages } from '../../../src/content/demo-messages.ts'
import { formMessages } from '../../../src/content/form-messages.ts'
import { demoRequest } from '../../../src/forms/demo-request.ts'
import { type Answers, findFaults, type RequestKind, readAnswers } from '../../../src/forms/request.ts'

// What every peer's form asks, says, checks and sends; how it is rendered is the peer's own.

export const texts = { ...formMessages, ...demoMessages }

const kind: RequestKind = demoRequest
export const { groups } = kind
export type { Field } from '../../../src/forms/request.ts'

const said: Readonly<Record<string, string>> = texts

/** A text by its key; choices are their own text. */
export const say = (key: string): string => said[key] ?? key

export interface Submission {
  readonly answers: Answers
  /** The sentence for each field at fault, by field name. */
  readonly faults: Readonly<Record<string, string>>
}

/** Reads and checks a form. */
export function read(form: HTMLFormElement): Submission {
  const answers = readAnswers(kind, form)
  const found = [...findFaults(kind, form, answers)].map(([name, key]) => [name, say(key)])
  return { answers, faults: Object.fromEntries(found) }
}

/** Gives the focus to the first field at fault, if there is one. */
export function focusFirst(form: HTMLFormElement, faults: Submission['faults']): boolean {
  const [first] = Object.keys(faults)
  if (!first) return false
  const control = form.elements.namedItem(first)
  if (control instanceof HTMLElement) control.focus()
  return true
}

/** Sends a request; what can't be sent goes out through the visitor's mail app. */
export async function send(answers: Answers): Promise<boolean> {
  try {
    const response = await fetch('/api/v1.0/email/send', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ service_id: 'local', template_id: 'demo', template_params: answers }),
    })
    if (response.ok) return true
  } catch {
    // Without a network there is still the mail app.
  }
  const lines = Object.entries(answers).map(([name, answer]) => `${name}: ${answer}`)
  location.href = `mailto:${company.contactEmail}?body=${encodeURIComponent(lines.join('\r\n'))}`
  return false
}

export const thanks = ({ fullName = '', email = '' }: Answers) => ({
  heading: texts['demo.sent.heading'].replace('{name}', fullName),
  lead: texts['demo.sent.lead'].replace('{email}', email),
})
