// Apart, because all checks of the doctor make findings.

import { doctorMessages } from '../../words/doctor.ts'
import { fillIn } from '../../words/translation.ts'

/** A problem with the embedding, and what to change. */
export interface Finding {
  readonly what: string
  readonly change: string
}

type Key = keyof typeof doctorMessages

export const t = (key: Key, values: Readonly<Record<string, string>> = {}): string =>
  fillIn(doctorMessages[key], values)

/** Makes a finding from two texts with the same values. */
export const finding = (what: Key, change: Key, values: Readonly<Record<string, string>> = {}): Finding => ({
  what: t(what, values),
  change: t(change, values),
})
