import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** How many lines of a list a person reads on paper: some twenty sheets. */
export const maxLinesOnPaper = 500

/** Whether the page is being printed: paper takes more of a list, of which the screen shows the first lines. */
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
