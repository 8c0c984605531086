import type { ComponentType } from 'react'
import type { Config } from '../services/config.ts'
import type { Answers } from '../services/draft-storage.ts'
import { cleanAddress } from '../services/mail-client.ts'
import type { Choice, SentText } from '../words/en/choices.ts'
import type { MessageKey } from '../words/message-types.ts'

/** The forms that send a request, by the name in events, storage keys and texts. */
export const formNames = ['demo', 'contact'] as const

export type { Answers }

/** The names of fields, as the texts have them: `demo.email` is the label of `email`. */
type FieldName = MessageKey extends infer Key
  ? Key extends `${(typeof formNames)[number]}.${infer Name}`
    ? Name
    : never
  : never

/** One field of a request form. Fields are shown, sent and written into mails in their order. */
export interface Field {
  readonly name: FieldName
  readonly type: 'text' | 'email' | 'tel' | 'choice' | 'long-text'
  readonly autocomplete?: string
  /** Always sent in English. */
  readonly choices?: readonly Choice[]
  /** Whether a text stands below it. */
  readonly hint?: boolean
  /** Marked as required, and checked too or not. All others are marked as optional. */
  readonly required?: 'checked' | 'marked'
  /** Spans the form's whole width. */
  readonly wide?: boolean
  /** The email service's name for the field. */
  readonly parameter: string
  /** Sent if the field is empty, in English. The visitor's own mail has it in their language. */
  readonly whenEmpty?: SentText
}

/**
 * Describes a form: its fields, and how its answers are sent. There are two: the demo request and the contact
 * message.
 */
export interface RequestKind {
  /** Used in events, storage keys and texts. */
  readonly form: (typeof formNames)[number]
  readonly groups: readonly { readonly legend: MessageKey; readonly fields: readonly Field[] }[]
  /** The field that names the sender. */
  readonly sender: FieldName
  /** The long text that an attached plan is sent with. */
  readonly planField?: FieldName
  /** The field that is the subject of the mail that replaces a failed request. */
  readonly subjectField?: FieldName
  /** Its subject otherwise, in the visitor's language: the mail is theirs. */
  readonly subject: SentText
  /** The subject of the mail that a browser writes without our code. It cannot name the sender. */
  readonly plainSubject: SentText
  template(service: Config['emailService']): string | undefined
  /** Loads what stands below the thanks. */
  readonly next?: () => Promise<NextSteps>
}

export interface NextSteps {
  readonly Next: ComponentType<{ readonly answers: Answers }>
}

/** The validation errors, by field name. */
export type Faults = ReadonlyMap<string, MessageKey>

export const fieldsOf = (kind: RequestKind): readonly Field[] => kind.groups.flatMap(group => group.fields)

/** Returns the key of a field's text: of its label, its hint, or what is said where it is missing. */
export const textKeyOf = ({ form }: RequestKind, { name }: Field, which: '' | '.hint' | '.missing' = '') =>
  `${form}.${name}${which}` as MessageKey

/** Reads the form's own fields. Others, such as the honeypot, are not answers. */
export function readAnswers(kind: RequestKind, form: HTMLFormElement): Answers {
  const data = new FormData(form)
  const answers = fieldsOf(kind).map(({ name, type }) => {
    const typed = String(data.get(name) ?? '').trim()
    return [name, type === 'email' ? cleanAddress(typed) : typed]
  })
  return Object.fromEntries(answers)
}
