// A chunk of its own: few pages have messages of their own.

import { languages } from '../../words/languages.ts'
import type { Messages } from '../../words/message-types.ts'
import type { OwnMessages } from '../../words/own-messages.ts'

/** Loads the texts of one language, which has each key. */
const catalogs: readonly (() => Promise<{ readonly default: Partial<Messages> }>)[] = [
  () => import('../../words/de/messages.ts'),
  () => import('../../words/de/dashboard.ts'),
  () => import('../../words/de/planner.ts'),
  () => import('../../words/de/planner-list.ts'),
  () => import('../../words/de/after-request.ts'),
]

/** Returns the keys and languages of a page's own messages that no text has. Rejects if the keys cannot be loaded. */
export async function unknownIn(messages: OwnMessages): Promise<readonly string[]> {
  const isLanguage = (key: string) => languages.some(language => language === key)
  const given = Object.entries(messages).flatMap(([key, value]) =>
    isLanguage(key) ? Object.keys(Object(value)) : key,
  )
  if (given.length === 0) return []
  const loaded = await Promise.all(catalogs.map(load => load()))
  const known = new Set(loaded.flatMap(texts => Object.keys(texts.default)))
  return given.filter(key => !known.has(key))
}
