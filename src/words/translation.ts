import { createContext, useContext } from 'react'
import type { Choice } from './en/choices.ts'
import { sharedMessages } from './en/shared-messages.ts'
import { type Catalogs, type Language, messagesIn } from './languages.ts'
import type { MessageKey, Messages } from './message-types.ts'
import { type OwnMessages, ownMessagesIn } from './own-messages.ts'
import type { SiteWords } from './site-words.ts'

type Values = Readonly<Record<string, string>>

/** Returns a text with its `{placeholders}` filled in. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )

/** Returns a message, with its `{placeholders}` filled in. */
export type Translate = (key: MessageKey | Choice, values?: Values) => string

/** An element's language and messages. */
export interface Translation {
  readonly language: Language
  readonly t: Translate
  /** What the site's sections say in that language. None in English, which they bring with them. */
  readonly words: Partial<SiteWords>
}

/** What an element says: its messages in English, and where it has others' if not with everybody's. */
export interface Speaking {
  readonly messages?: Partial<Messages>
  readonly catalogs?: Partial<Catalogs>
}

/**
 * Looks a message up in the page's own messages, then in the language, then in the element's English ones. A choice
 * is its own English text, because that text is sent.
 */
export function translationIn(
  language: Language,
  { messages: english, catalogs }: Speaking = {},
  own: OwnMessages = {},
): Translation {
  const words = messagesIn(language, catalogs) ?? {}
  const messages: Readonly<Record<string, unknown>> = {
    ...sharedMessages,
    ...english,
    ...words,
    ...ownMessagesIn(language, own),
  }
  return { language, words, t: (key, values = {}) => fillIn(String(messages[key] ?? key), values) }
}

export const englishTranslation = translationIn('en')

export const TranslationContext = createContext(englishTranslation)

/** Returns the translation of the element that this component is part of. */
export const useTranslation = (): Translation => useContext(TranslationContext)
