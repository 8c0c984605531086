import type { ComponentType } from 'react'
import type { Config } from '../services/config.ts'
import type { Answers } from '../services/draft-storage.ts'
import { cleanAddress } from '../services/mail-client.ts'
import type { Choice, SentText } from '../words/en/choices.ts'
import type { MessageKey } from '../words/message-types.ts'

/** The forms that send a request, by the name in events, storage keys and texts. */
export const formNames = ['demo', 'contact'] as const

/** The answers of a form, trimmed. */
export type { Answers }

/** One field of a request form. Fields are shown, sent and written into mails in their order. */
export interface Field<Name extends string = string> {
  readonly name: Name
  readonly label: MessageKey
  readonly hint?: MessageKey
  readonly type: 'text' | 'email' | 'tel' | 'choice' | 'long-text'
  readonly autocomplete?: string
  /** Always sent in English. */
  readonly choices?: readonly Choice[]
  /** The error for an empty field. A field without it may stay empty. */
  readonly missing?: MessageKey
  /** Marked as required, even if validation lets an empty field pass. All others are marked as optional. */
  readonly marked?: boolean
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
export interface RequestKind<Name extends string = string> {
  /** Used in events, storage keys and texts. */
  readonly form: (typeof formNames)[number]
  readonly groups: readonly { readonly legend: MessageKey; readonly fields: readonly Field<Name>[] }[]
  /** The field that names the sender. */
  readonly sender: Name
  /** The long text that an attached plan is sent with. */
  readonly planField?: Name
  /** The field that is the subject of the mail that replaces a failed request. */
  readonly subjectField?: Name
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

/** Reads the form's own fields. Others, such as the honeypot, are not answers. */
export function readAnswers(kind: RequestKind, form: HTMLFormElement): Answers {
  const data = new FormData(form)
  const answers = fieldsOf(kind).map(({ name, type }) => {
    const typed = String(data.get(name) ?? '').trim()
    return [name, type === 'email' ? cleanAddress(typed) : typed]
  })
  return Object.fromEntries(answers)
}
