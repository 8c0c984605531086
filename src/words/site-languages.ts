import type { Catalogs } from './languages.ts'

/** The languages of the site besides English, each with the file of what its sections say. */
export const siteCatalogs: Partial<Catalogs> = {
  de: () => import('./de/sections.ts'),
}

/** Returns where a page of the site is in a language: `/de/pricing`. Pages that are in English alone are for English. */
export const pageIn = (language: string, path: string): string =>
  language in siteCatalogs ? `/${language}${path}` : path
