import type { readPages } from './read-pages.ts'

declare const __PAGES__: ReturnType<typeof readPages>

/** The texts of our own pages that are not in `src/content`. */
export const pages = __PAGES__

/** What the frame around each page says. */
export const frames: Readonly<Record<string, Pick<(typeof pages)['/'], 'title' | 'languages'>>> = pages
