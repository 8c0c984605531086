import { type MessageKey, messages } from '../content/messages.ts'

/** A text with its `{placeholders}` filled in. */
export type Message = (key: MessageKey, values?: Readonly<Record<string, string>>) => string

export const message: Message = (key, values = {}) =>
  messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
