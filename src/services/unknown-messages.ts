import { languages } from '../words/languages.ts'
import type { Messages } from '../words/message-types.ts'
import type { OwnMessages } from '../words/own-messages.ts'
import { closest } from './closest-word.ts'
import { printable } from './console.ts'

/** A key of a page's own messages that no text has, and the key that was probably meant. */
export interface UnknownMessage {
  readonly key: string
  readonly guess: string | undefined
}

/** Every other language has each key, in files that exist anyway. Most keys are in the first one. */
const catalogs: readonly (() => Promise<{ readonly default: Partial<Messages> }>)[] = [
  () => import('../words/de/messages.ts'),
  () => import('../words/de/dashboard.ts'),
  () => import('../words/de/planner.ts'),
  () => import('../words/de/planner-list.ts'),
  () => import('../words/de/after-request.ts'),
]

/** Finds misspelt keys and languages. Rejects if the keys cannot be loaded. */
export async function findUnknownMessages(messages: OwnMessages): Promise<readonly UnknownMessage[]> {
  let unknown = Object.entries(messages).flatMap(([key, value]) => {
    if (typeof value !== 'object' || value === null) return key
    return languages.some(language => language === key) ? Object.keys(value) : key
  })
  const known: string[] = [...languages]
  for (const load of catalogs) {
    if (unknown.length === 0) return []
    const keys = new Set(Object.keys((await load()).default))
    unknown = unknown.filter(key => !keys.has(key))
    known.push(...keys)
  }
  return [...new Set(unknown)].map(key => ({ key, guess: closest(key, known) }))
}

const told = new Set<string>()

/** Matches the addresses where pages are made, not visited. */
const workshop = /^(localhost$|127\.|10\.|192\.168\.|\[::1\]|$)|\.(localhost|local|test)$/

/**
 * Names the misspelt keys in one console line, each of them once. Only where pages are made: visitors would load texts in
 * German for it. The doctor names them everywhere.
 */
export async function warnOfUnknownMessages(messages: OwnMessages, host = location.hostname): Promise<void> {
  if (!workshop.test(host)) return
  const found = (await findUnknownMessages(messages)).filter(({ key }) => !told.has(key))
  if (found.length === 0) return
  for (const { key } of found) told.add(key)
  const sentences = found.map(
    ({ key, guess }) => `mrp-widgets has no message "${key}". ${guess ? `Use "${guess}".` : 'Remove it.'}`,
  )
  console.warn(printable(`messages: ${sentences.join(' ')}`))
}
