import { accountMessages } from '../content/account-messages.ts'
import { dashboardMessages } from '../content/dashboard/en.ts'
import { TranslationContext, translationIn, useTranslation } from '../i18n/translation.ts'
import { useConfig } from '../state/config.ts'
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
