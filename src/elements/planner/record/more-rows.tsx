import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../buttons.tsx'
import { useShown } from '../shown.ts'

/** How many rows of a long list are shown, and how many more at once. */
export const rowsAtOnce = 50

/** How many lines of a list are printed. */
export const linesOnPaper = 500

/** Whether the page is being printed: paper takes more of a list than the screen. */
export function usePrinting(): boolean {
  const [isPrinting, print] = useState(false)
  useEffect(() => {
    const leave = new AbortController()
    const { signal } = leave
    addEventListener('beforeprint', () => flushSync(() => print(true)), { signal })
    addEventListener('afterprint', () => print(false), { signal })
    return () => leave.abort()
  }, [])
  return isPrinting
}

interface MoreRowsProps {
  /** How many rows are shown now. */
  readonly shown: number
  readonly total: number
  readonly onShow: (rows: number) => void
}

/** Shows more rows of the list before it, and goes to the first of them; paper says how many there are. */
export function MoreRows({ shown, total, onShow }: MoreRowsProps) {
  const { t, number } = useShown().words
  const isPrinting = usePrinting()
  const left = total - shown
  const more = Math.min(rowsAtOnce, left)
  if (left <= 0) return null
  if (isPrinting) return <p>{t('planner.problems.more', { count: number(left) })}</p>
  return (
    <Button
      onClick={({ currentTarget }) => {
        const list = currentTarget.previousElementSibling
        const buttons = () => list?.querySelectorAll('button') ?? []
        const { length: first } = buttons()
        flushSync(() => onShow(shown + more))
        buttons()[first]?.focus()
      }}
    >
      {t('planner.more.rows', { count: number(more) })}
    </Button>
  )
}
