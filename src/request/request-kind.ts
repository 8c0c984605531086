import type { ComponentType } from 'react'
import type { Config } from '../services/config.ts'
import type { Answers } from '../services/draft-storage.ts'
import { cleanAddress } from '../services/mail-client.ts'
import type { Choice, SentText } from '../words/en/choices.ts'
import type { MessageKey } from '../words/message-types.ts'

/** Names the forms that send a request, in events, storage keys and texts. */
export const formNames = ['demo', 'contact'] as const

export type { Answers }

/** Names the fields as the texts do: `demo.email` is the label of `email`. */
type FieldName = MessageKey extends infer Key
  ? Key extends `${(typeof formNames)[number]}.${infer Name}`
    ? Name
    : never
  : never

/** Describes one field of a request form. Fields are shown, sent and written into mails in their order. */
export interface Field {
  readonly name: FieldName
  readonly type: 'text' | 'email' | 'tel' | 'choice' | 'long-text'
  readonly autocomplete?: string
  /** Lists the choices in English, in which they are always sent. */
  readonly choices?: readonly Choice[]
  /** Says that a text stands below it. */
  readonly hint?: boolean
  /** Marks the field as required, and checks it or not. All others are marked as optional. */
  readonly required?: 'checked' | 'marked'
  /** Lets it span the form's whole width. */
  readonly wide?: boolean
  /** Names the field for the email service. */
  readonly parameter: string
  /** Is sent if the field is empty, in English. The visitor's own mail has it in their language. */
  readonly whenEmpty?: SentText
}

/**
 * Describes a form: its fields, and how its answers are sent. There are two: the demo request and the contact
 * message.
 */
export interface RequestKind {
  /** Names the form in events, storage keys and texts. */
  readonly form: (typeof formNames)[number]
  readonly groups: readonly { readonly legend: MessageKey; readonly fields: readonly Field[] }[]
  /** Names the field with the sender's name. */
  readonly sender: FieldName
  /** Names the long text that an attached plan is sent with. */
  readonly planField?: FieldName
  /** Names the field whose answer is the subject of the visitor's mail. */
  readonly subjectField?: FieldName
  /** Is the subject otherwise, in the visitor's language: the mail is theirs. */
  readonly subject: SentText
  /** Is the subject of the mail that a browser writes without our code. It cannot name the sender. */
  readonly plainSubject: SentText
  template(service: Config['emailService']): string | undefined
  /** Loads what stands below the thanks. */
  readonly next?: () => Promise<NextSteps>
}

export interface NextSteps {
  readonly Next: ComponentType<{ readonly answers: Answers }>
}

/** Maps the names of fields to what is wrong with them. */
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
