import { createContext, useContext } from 'react'
import type { Choice } from '../content/choices.ts'
import type { MessageKey, Messages } from '../content/messages.ts'
import { sharedMessages } from '../content/shared-messages.ts'
import { type Language, messagesIn } from './languages.ts'

type Values = Readonly<Record<string, string>>

/** Returns a text with its `{placeholders}` filled in. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )

/** Returns a message, with its `{placeholders}` filled in. */
export type Translate = (key: MessageKey | Choice, values?: Values) => string

/** An element's language, and its messages in it. */
export interface Translation {
  readonly language: Language
  readonly t: Translate
}

/**
 * Looks a message up in the page's own messages, then in the language, then in the element's English ones. The English
 * of a choice is the choice itself, because that is what is sent.
 */
export function translationIn(
  language: Language,
  english: Partial<Messages> = {},
  overrides: Partial<Messages> = {},
): Translation {
  const messages: Readonly<Record<string, unknown>> = {
    ...sharedMessages,
    ...english,
    ...messagesIn(language),
    ...overrides,
  }
  return { language, t: (key, values = {}) => fillIn(String(messages[key] ?? key), values) }
}

export const englishTranslation = translationIn('en')

export const TranslationContext = createContext(englishTranslation)

/** Returns the translation of the element that this component is part of. */
export const useTranslation = (): Translation => useContext(TranslationContext)
