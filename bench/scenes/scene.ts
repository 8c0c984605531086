import type { Browser } from 'playwright'
import type { Name } from '../subjects.ts'

export interface Surroundings {
  readonly browser: Browser
  readonly subject: Name
  /** The subject's URL, without a slash at the end. */
  readonly origin: string
  /** The subject's files, by path. */
  readonly files: ReadonlyMap<string, Buffer>
  /** Our form, prerendered. */
  readonly form: string
}

/** One thing to do with a subject, in a new profile, and what it measures. */
export interface Scene {
  readonly name: string
  /** The title of its table. */
  readonly place: string
  readonly subjects: readonly Name[]
  readonly run: (surroundings: Surroundings) => Promise<Readonly<Record<string, number>>>
}
