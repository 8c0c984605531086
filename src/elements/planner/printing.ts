import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Whether the page is being printed: paper takes all of a list of which the screen shows the first lines. */
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
