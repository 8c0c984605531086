import { type RefObject, useEffect, useRef } from 'react'
import { clearDraft, loadDraft, saveDraft } from '../../services/draft-storage.ts'
import { cleanAddress } from '../../services/mail-client.ts'
import { type AccessMode, type FieldName, fieldNames, isSecret, type Typed } from './access-check.ts'

// What stands in the fields of the form for signing in and for creating an account.

const draft = 'account'

/**
 * Keeps what is typed, but no password. Restores what was typed in the other mode, before a reload, or before this code
 * was loaded. Returns what keeps it as it is now.
 */
export function useKeptTexts(form: RefObject<HTMLFormElement | null>, mode: AccessMode): () => void {
  const kept = useRef<Partial<Typed>>({})
  const keep = () => {
    if (form.current) kept.current = { ...kept.current, ...textsIn(form.current) }
    const { password, confirmPassword, ...rest } = kept.current
    saveDraft(draft, rest)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other mode has other fields
  useEffect(() => {
    const texts: Readonly<Record<string, string>> = { ...loadDraft(draft), ...kept.current }
    for (const name of fieldNames) {
      const control = controlOf(form.current, name)
      if (control?.value === '') control.value = texts[name] ?? ''
    }
    keep()
  }, [mode])
  return keep
}

export const forgetTexts = (): void => clearDraft(draft)

export function controlOf(form: HTMLFormElement | null, name: FieldName): HTMLInputElement | undefined {
  const control = form?.elements.namedItem(name)
  return control instanceof HTMLInputElement ? control : undefined
}

/** Reads the fields that the form has in its mode. */
const textsIn = (form: HTMLFormElement): Partial<Typed> =>
  Object.fromEntries(
    fieldNames.flatMap(name => {
      const control = controlOf(form, name)
      return control ? [[name, control.value]] : []
    }),
  )

/** Reads all fields, trimmed: all but passwords, which may begin or end with blanks. */
export function readTyped(form: HTMLFormElement): Typed {
  const texts = textsIn(form)
  const tidy = (name: FieldName, text = '') =>
    isSecret(name) ? text : name === 'email' ? cleanAddress(text) : text.trim()
  return Object.fromEntries(fieldNames.map(name => [name, tidy(name, texts[name])])) as Typed
}
