import { type MouseEvent, type MouseEventHandler, useLayoutEffect, useRef, useState } from 'react'
import { secondaryButton } from '../../ui/button.styles.ts'
import { useTranslation } from '../../words/translation.ts'
import { compact } from './result.styles.ts'
import { momentIn } from './result-words.tsx'

/** Keeps which run is open. Gives the focus back to the button that closed it, which moves when the result goes. */
export function useOpenedRun() {
  const [index, setIndex] = useState<number>()
  const closer = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (index === undefined) closer.current?.focus()
  }, [index])
  return {
    /** Among the runs. */
    index,
    open: setIndex,
    /** Opens a run by a click on its button, or closes it. */
    toggle(clicked: number, { currentTarget }: MouseEvent<HTMLButtonElement>) {
      closer.current = currentTarget
      setIndex(clicked === index ? undefined : clicked)
    },
  }
}

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
  const does = isOpen ? 'close' : 'open'
  return (
    <button
      aria-controls={isOpen ? controls : undefined}
      aria-expanded={isOpen}
      aria-label={t(`account.table.${does}.run`, { date: momentIn(language, date) ?? date })}
      className={`${secondaryButton} ${compact}`}
      onClick={onClick}
      type="button"
    >
      {t(`account.table.${does}`)}
    </button>
  )
}
