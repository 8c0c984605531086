import type { Catalogs } from '../i18n/languages.ts'

/** The dashboard's texts in other languages, which visitors of forms do not need. */
export const dashboardCatalogs: Catalogs = {
  de: () => import('../content/dashboard/de.ts'),
  es: () => import('../content/dashboard/es.ts'),
  fr: () => import('../content/dashboard/fr.ts'),
}
