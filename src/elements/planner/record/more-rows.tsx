import { Button } from '../button.tsx'
import { focusHeading } from '../focus.ts'
import { usePrinting } from '../printing.ts'
import { useShown } from '../shown.ts'

/** How many rows of a long list are shown, and how many more at once. */
export const rowsAtOnce = 50

interface MoreRowsProps {
  /** How many rows are shown now. */
  readonly shown: number
  readonly total: number
  readonly onShow: (rows: number) => void
}

/** Shows more rows of a long list; on paper, says how many there are. Nothing where all are shown. */
export function MoreRows({ shown, total, onShow }: MoreRowsProps) {
  const { t, number } = useShown().words
  const isPrinting = usePrinting()
  const more = Math.min(rowsAtOnce, total - shown)
  if (more <= 0) return null
  if (isPrinting) return <p>{t('planner.more.paper', { count: number(total - shown) })}</p>
  return (
    <Button
      onClick={({ currentTarget }) => {
        if (shown + more === total) focusHeading(currentTarget)
        onShow(shown + more)
      }}
    >
      {t('planner.more.rows', { count: number(more) })}
    </Button>
  )
}
