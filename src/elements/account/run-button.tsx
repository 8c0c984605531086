import type { MouseEventHandler } from 'react'
import { secondaryButton } from '../../ui/button.ts'
import { useTranslation } from '../../words/translation.ts'
import { formatDate } from './localised-figures.ts'
import { compact } from './result.styles.ts'

interface RunButtonProps {
  /** When the run was, as it is stored. */
  readonly date: string
  readonly isOpen: boolean
  /** The id of the result. */
  readonly controls: string
  readonly onClick: MouseEventHandler<HTMLButtonElement>
}

/** Opens or closes the result of a run. */
export function RunButton({ date, isOpen, controls, onClick }: RunButtonProps) {
  const { language, t } = useTranslation()
  const time = new Date(date)
  const said = Number.isNaN(time.getTime()) ? date : formatDate(language, 'moment', time)
  const does = isOpen ? 'close' : 'open'
  return (
    <button
      aria-controls={isOpen ? controls : undefined}
      aria-expanded={isOpen}
      aria-label={t(`account.table.${does}.run`, { date: said })}
      className={`${secondaryButton} ${compact}`}
      onClick={onClick}
      type="button"
    >
      {t(`account.table.${does}`)}
    </button>
  )
}
