import type { Language } from './languages.ts'
import type { MessageKey, Messages } from './message-types.ts'

type OwnTexts = Readonly<Partial<Record<MessageKey, string>>>

/** A page's own texts by key, for all languages; or by language, then key, for that one: `{ de: { 'demo.submit': 'Los' } }`. */
export type OwnMessages = OwnTexts & { readonly [Spoken in Language]?: OwnTexts }

/** Returns a page's own texts for a language: first those of that language, then those for all. */
export const ownMessagesIn = (language: Language, own: OwnMessages): Partial<Messages> => ({
  ...textsIn(own),
  ...textsIn(own[language]),
})

/** Leaves out what is no text, such as the texts of a language, or a key whose texts are given by language. */
const textsIn = (own: object = {}): Partial<Messages> =>
  Object.fromEntries(Object.entries(own).filter(([, text]) => typeof text === 'string'))
