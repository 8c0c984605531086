import { type RefObject, useEffect, useRef } from 'react'
import type { Control } from '../custom-element/keep-typed.ts'
import { fieldsOf, type RequestKind } from './request.ts'

/** Returns the form's own controls by name. */
export function controlsOf(kind: RequestKind, form: HTMLFormElement): Map<string, Control> {
  const found = new Map<string, Control>()
  for (const { name } of fieldsOf(kind)) {
    const control = form.elements.namedItem(name)
    if (control instanceof Element) found.set(name, control as Control)
  }
  return found
}

export type Prefill = Readonly<Record<string, unknown>>

/**
 * Applies a prefill that the page changes later, unless the visitor has typed or chosen something else. React itself
 * does this only for text fields that were empty at first.
 */
export function useChangedPrefill(
  kind: RequestKind,
  form: RefObject<HTMLFormElement | null>,
  prefill: Prefill,
): void {
  const last = useRef(prefill)
  useEffect(() => {
    if (!form.current || last.current === prefill) return
    for (const [name, control] of controlsOf(kind, form.current)) {
      const [before = '', now = ''] = [last.current[name], prefill[name]]
      if (now !== before && control.value === before) control.value = String(now)
    }
    last.current = prefill
  })
}
