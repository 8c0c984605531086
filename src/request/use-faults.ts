import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sayToast } from '../elements/toaster/show-toast.ts'
import { afterPaint } from '../services/after-paint.ts'
import { type Translation, useTranslation } from '../words/translation.ts'
import { findDoubts, findFaults } from './find-faults.ts'
import type { EmitRequest, FormContext } from './request-description.ts'
import { type Answers, type Faults, readAnswers } from './request-kind.ts'

export function useFaults({ kind, form, emit, consentText }: FormContext) {
  const asksConsent = Boolean(consentText)
  const translation = useTranslation()
  const [faults, setFaults] = useState<Faults>(new Map())
  /** Holds the answers that the visitor was asked about, and that may be right all the same. */
  const asked = useRef(new Set<string>())

  /** Shows what is wrong. Returns whether all fields can be sent. */
  const check = (element: HTMLFormElement, answers: Answers): boolean => {
    const wrong = findFaults(kind, element, answers, asksConsent)
    const isNew = ([name]: [string, unknown]) => !asked.current.has(answers[name] ?? '')
    const found = wrong.size > 0 ? wrong : new Map([...findDoubts(kind, answers)].filter(isNew))
    if (wrong.size === 0) for (const name of found.keys()) asked.current.add(answers[name] ?? '')
    // Renders at once: the sentence must exist when the focus makes a screen reader read it.
    flushSync(() => setFaults(found))
    if (found.size === 0) return true
    emit('mrp-invalid', { form: kind.form, fields: [...found.keys()] })
    complain(element, found, emit, translation)
    return false
  }

  /** Checks the field of an event again: on blur in full, while typing only to remove errors that are fixed. */
  const recheck = (target: EventTarget, isTyping: boolean) => {
    if (!form.current) return
    const { name } = target as HTMLInputElement
    const fault = findFaults(kind, form.current, readAnswers(kind, form.current), asksConsent).get(name)
    const before = faults.get(name)
    // A doubt stays until something else is typed.
    if (fault === before || (before === 'form.email.undotted' && !isTyping)) return
    // What is missing is reported when the form is submitted.
    if (fault && (isTyping || fault !== 'form.email.invalid')) return
    const next = new Map(faults)
    next.delete(name)
    if (fault) next.set(name, fault)
    setFaults(next)
  }

  return { faults, check, recheck, forgetFaults: () => setFaults(new Map()) }
}

/** Focuses the field of that name, if the form has it. */
export function focusField(form: HTMLFormElement | null, name = ''): void {
  const control = form?.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}

const missing = {
  title: 'form.toast.missing.title',
  description: 'form.toast.missing.description',
  variant: 'destructive',
} as const

/** Focuses the first faulty field. Shows a toast too if anything is missing. */
function complain(form: HTMLFormElement, faults: Faults, emit: EmitRequest, translation: Translation): void {
  focusField(form, [...faults.keys()][0])
  if ([...faults.values()].every(fault => fault.startsWith('form.email.'))) return
  // Shows the errors at the fields first, and the toast after the paint.
  afterPaint(() => form.isConnected && sayToast(emit, translation, missing))
}
