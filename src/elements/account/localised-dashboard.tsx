import { useConfig } from '../../services/config.ts'
import { accountMessages } from '../../words/en/account-messages.ts'
import { dashboardMessages } from '../../words/en/dashboard.ts'
import { TranslationContext, translationIn, useTranslation } from '../../words/translation.ts'
import { dashboardCatalogs } from './dashboard-catalogs.ts'
import { type DashboardProps, DashboardView } from './dashboard-view.tsx'

const speaking = { messages: { ...accountMessages, ...dashboardMessages }, catalogs: dashboardCatalogs }

/** Shows the dashboard. Its texts in English come with this file, not with the form that everybody sees first. */
export function Dashboard(props: DashboardProps) {
  const { language } = useTranslation()
  const { messages } = useConfig()
  return (
    <TranslationContext.Provider value={translationIn(language, speaking, messages)}>
      <DashboardView {...props} />
    </TranslationContext.Provider>
  )
}
