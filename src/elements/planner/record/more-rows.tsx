import { flushSync } from 'react-dom'
import { Button } from '../button.tsx'
import { useShown } from '../shown.ts'

/** How many rows of a long list are shown, and how many more at once. */
export const rowsAtOnce = 50

interface MoreRowsProps {
  /** How many rows are shown now. */
  readonly shown: number
  readonly total: number
  readonly onShow: (rows: number) => void
}

/** Shows more rows of the list before it, and goes to the first of them. Where all are shown, there is no button. */
export function MoreRows({ shown, total, onShow }: MoreRowsProps) {
  const { t, number } = useShown().words
  const more = Math.min(rowsAtOnce, total - shown)
  if (more <= 0) return null
  return (
    <Button
      onClick={({ currentTarget }) => {
        const list = currentTarget.previousElementSibling
        flushSync(() => onShow(shown + more))
        list?.querySelectorAll('li:has(> p), tbody > tr')[shown]?.querySelector('button')?.focus()
      }}
    >
      {t('planner.more.rows', { count: number(more) })}
    </Button>
  )
}
