import { type MessageKey, messages } from '../content/messages.ts'

type Values = Readonly<Record<string, string>>

/** Looks up a text among these and fills in its `{placeholders}`. */
export const messagesOf =
  <Key extends string>(texts: Readonly<Record<Key, string>>) =>
  (key: Key, values: Values = {}): string =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

// Whoever asks for a form's own text has loaded the form, and its texts with it.
const texts = { ...messages } as Record<MessageKey, string>

/** Adds the texts that come with a form. */
export const addMessages = (own: Partial<typeof texts>): void => void Object.assign(texts, own)

/** A text of forms, toasts and failures. */
export const message = messagesOf(texts)
