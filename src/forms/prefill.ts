import { type RefObject, useEffect, useRef } from 'react'
import { attributeName } from '../element/attribute-text.ts'
import { type Control, isTyped } from '../element/keep-typed.ts'
import { fieldsOf, type RequestKind } from './request.ts'

/** The form's own fields as controls, by name. */
export function controlsOf(kind: RequestKind, form: HTMLFormElement): Map<string, Control> {
  const found = new Map<string, Control>()
  for (const { name } of fieldsOf(kind)) {
    const control = form.elements.namedItem(name)
    if (control instanceof Element) found.set(name, control as Control)
  }
  return found
}

/** Answers in the page's address, such as `?email=…&company-name=…`; only the form's own field names are looked at. */
export function answersInAddress(kind: RequestKind): Record<string, string> {
  const parameters = new URLSearchParams(location.search)
  const answers: Record<string, string> = {}
  for (const { name } of fieldsOf(kind)) {
    const value = parameters.get(attributeName(name))
    if (value) answers[name] = value.trim().slice(0, 2000)
  }
  return answers
}

/** Puts answers into the fields that nobody has typed into. A choice that does not exist is left out. */
export function fillUntouched(
  controls: ReadonlyMap<string, Control>,
  answers: Readonly<Record<string, string>>,
): void {
  for (const [name, control] of controls) {
    const answer = answers[name]
    if (answer === undefined || isTyped(control)) continue
    if (control.localName !== 'select' || hasOption(control as HTMLSelectElement, answer))
      control.value = answer
  }
}

/** What was typed or chosen, by name, as it stands in the fields. */
export function typedAnswers(controls: ReadonlyMap<string, Control>): Record<string, string> {
  const typed = [...controls].filter(([, control]) => isTyped(control))
  return Object.fromEntries(typed.map(([name, control]) => [name, control.value]))
}

const hasOption = (select: HTMLSelectElement, value: string): boolean =>
  [...select.options].some(option => option.value === value)

type Prefill = Readonly<Record<string, string | undefined>>

/**
 * Gives a field its prefill again when the page changes it later, unless the visitor has typed or chosen something else.
 * React does so for text fields that began empty and leaves the others alone.
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
      if (now !== before && control.value === before) control.value = now
    }
    last.current = prefill
  })
}
