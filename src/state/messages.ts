import { messages } from '../content/messages.ts'

type Values = Readonly<Record<string, string>>

/** Looks up a text among these and fills in its `{placeholders}`. */
export const messagesOf =
  <Key extends string>(texts: Readonly<Record<Key, string>>) =>
  (key: Key, values: Values = {}): string =>
    texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** A text of forms, toasts and failures. */
export const message = messagesOf(messages)
