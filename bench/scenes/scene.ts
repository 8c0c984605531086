import type { Browser } from 'playwright'
import type { Name } from '../subjects.ts'

export interface Surroundings {
  readonly browser: Browser
  readonly subject: Name
  /** Where the subject is, without a slash at the end. */
  readonly origin: string
  /** What the subject is served from, by path. */
  readonly files: ReadonlyMap<string, Buffer>
  /** Our form, prerendered. */
  readonly form: string
}

/** One thing to do with a subject, in a fresh profile, and what it measures. */
export interface Scene {
  readonly name: string
  /** What its numbers stand under in the table. */
  readonly place: string
  readonly subjects: readonly Name[]
  readonly run: (surroundings: Surroundings) => Promise<Readonly<Record<string, number>>>
}
