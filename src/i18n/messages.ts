import { createContext, useContext } from 'react'
import type { Choice } from '../content/choices.ts'
import type { MessageKey } from '../content/messages.ts'
import { sharedMessages } from '../content/shared-messages.ts'
import { type Language, textsIn } from './languages.ts'

type Values = Readonly<Record<string, string>>
export type Texts = Readonly<Partial<Record<MessageKey, string>>>

/** A text with its `{placeholders}` filled in. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )

/** A text, with its `{placeholders}` filled in. */
export type Message = (key: MessageKey | Choice, values?: Values) => string

/** How an element speaks. */
export interface Speech {
  readonly language: Language
  readonly message: Message
}

/**
 * What the page has overridden comes first, then the language, then the English that the element brings. The English
 * of a choice is the choice itself, because that is what is sent.
 */
export function speechIn(language: Language, english: Texts = {}, overrides: Texts = {}): Speech {
  const texts: Readonly<Record<string, unknown>> = {
    ...sharedMessages,
    ...english,
    ...textsIn(language),
    ...overrides,
  }
  return { language, message: (key, values = {}) => fillIn(String(texts[key] ?? key), values) }
}

export const englishSpeech = speechIn('en')

export const SpeechContext = createContext(englishSpeech)

/** How the element speaks that this is part of. */
export const useSpeech = (): Speech => useContext(SpeechContext)
export const useMessage = (): Message => useSpeech().message
