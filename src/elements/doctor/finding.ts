// Apart, because all checks of the doctor make findings.

import { doctorMessages } from '../../words/doctor.ts'
import { fillIn } from '../../words/translation.ts'

/** Says what is wrong with the embedding, and what to change. */
export interface Finding {
  readonly what: string
  readonly change: string
}

type Key = keyof typeof doctorMessages

export const t = (key: Key, values: Readonly<Record<string, string>> = {}): string =>
  fillIn(doctorMessages[key], values)

/** Names the texts that have another one, `….change`, which says what to change. */
type Problem<Name = Key> = Name extends `${infer What extends Key}.change` ? What : never

export const finding = (problem: Problem, values?: Readonly<Record<string, string>>): Finding => ({
  what: t(problem, values),
  change: t(`${problem}.change`, values),
})
