// Apart, because the form names these texts before the dashboard's code comes.

import type { Catalogs } from '../../words/languages.ts'

/** The dashboard's texts in other languages, which visitors of forms do not need. */
export const dashboardCatalogs: Catalogs = {
  de: () => import('../../words/de/dashboard.ts'),
  es: () => import('../../words/es/dashboard.ts'),
  fr: () => import('../../words/fr/dashboard.ts'),
}
