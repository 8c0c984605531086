import type { readPages } from './read-pages.ts'

declare const __PAGES__: ReturnType<typeof readPages>

/** The texts of our own pages that are not in `src/content`. */
export const pages = __PAGES__

type Frame = Pick<(typeof pages)['/'], 'title' | 'languages'>

const frames: Readonly<Record<string, Frame>> = pages

/** What the frame around a page says. */
export const frameOf = (path: string): Frame | undefined => frames[path]
