// The code for signed-in users, as a file of its own: most visitors of the form do not need it yet.

import { useMoreTexts } from '../../ui/more-texts.ts'
import { dashboardMessages } from '../../words/en/dashboard.ts'
import { TranslationContext } from '../../words/translation.ts'
import { dashboardCatalogs } from './dashboard-catalogs.ts'
import { type DashboardProps, DashboardView } from './dashboard-view.tsx'

export { reportAccess } from '../../services/form-collection.ts'

const texts = { messages: dashboardMessages, catalogs: dashboardCatalogs }

/** Shows the dashboard. Its texts in English come with this file, not with the form that everybody sees first. */
export const Dashboard = (props: DashboardProps) => (
  <TranslationContext.Provider value={useMoreTexts(texts)}>
    <DashboardView {...props} />
  </TranslationContext.Provider>
)
