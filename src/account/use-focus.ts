import { type RefObject, useEffect, useRef } from 'react'

/** Focuses an element once it is there, if the visitor's own action has brought it. */
export function useFocus(wanted: boolean): RefObject<HTMLHeadingElement | null> {
  const element = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes later is no reason to move the focus
  useEffect(() => {
    if (wanted) element.current?.focus()
  }, [])
  return element
}
