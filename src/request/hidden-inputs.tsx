import type { SentAlong } from './sent-along.ts'

/**
 * Carries what is sent along in a form that the browser submits without our code. A browser does not send an input without a name. A
 * shell adds the name, because it cannot add a node. As in the honeypot, `tabindex` marks what is no field.
 */
export function HiddenInputs({ form, language, source, extra }: SentAlong & { readonly form: string }) {
  const values = { form, language, source, ...(extra && { extra: JSON.stringify(extra) }) }
  return Object.entries(values).map(([name, value]) => (
    <input defaultValue={value} key={name} name={value && name} tabIndex={-1} type="hidden" />
  ))
}
