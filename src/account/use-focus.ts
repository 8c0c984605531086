import { type RefObject, useEffect, useRef } from 'react'

/** Focuses a screen's heading once it is there, if the visitor's own action has brought the screen. */
export function useFocus(wanted: boolean, screen = ''): RefObject<HTMLHeadingElement | null> {
  const element = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes later is no reason to move the focus
  useEffect(() => {
    if (wanted) element.current?.focus()
  }, [screen])
  return element
}
