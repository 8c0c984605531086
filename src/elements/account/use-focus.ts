import { type RefObject, useEffect, useRef } from 'react'

/** Focuses the heading of a screen that the visitor's action has opened. */
export function useFocus(wanted: boolean, screen = ''): RefObject<HTMLHeadingElement | null> {
  const element = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes later is no reason to move the focus
  useEffect(() => {
    if (wanted) element.current?.focus()
  }, [screen])
  return element
}
