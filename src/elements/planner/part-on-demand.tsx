import { useState } from 'react'
import { useTranslation } from '../../words/translation.ts'

/** A part of the planner that is loaded when somebody opens it. `failure` says that it could not be, and is nothing else. */
export function usePartOnDemand<Part>(load: () => Promise<Part>) {
  const { t } = useTranslation()
  /** Nothing while it is closed; null where it could not be loaded. */
  const [part, setPart] = useState<Part | null>()
  const close = () => setPart(undefined)
  /** Loads it and shows it, or does something else with it. */
  const open = (use: (part: Part) => void = setPart) => {
    // Said again, if it fails again.
    setPart(was => was ?? undefined)
    load().then(use, error => {
      console.error('A part of the planner could not be loaded.', error)
      setPart(null)
    })
  }
  const failure = part === null && <p role="alert">{t('planner.help.failed')}</p>
  return { part, failure, open, show: setPart, close }
}
