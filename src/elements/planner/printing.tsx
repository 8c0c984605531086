import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useShown } from './shown.ts'

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

/** Says how many lines are not on the paper. */
export function Unprinted({ count }: { readonly count: number }) {
  const { t, number } = useShown().words
  return count > 0 && <p>{t('planner.problems.more', { count: number(count) })}</p>
}
