import { useEffect, useState } from 'react'

/** Returns the last value that has stood for `pause` ms. */
export function useRested<T>(value: T, pause: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return rested
}
