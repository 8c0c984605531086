import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

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
