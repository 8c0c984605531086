import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormControl } from '../custom-element/early-input.ts'
import { elementAround } from '../custom-element/handle.ts'
import type { Refusal } from '../services/delivery.ts'
import { isUnseen } from './added-fields.ts'
import type { EmitRequest } from './request-description.ts'
import { fieldsOf, type RequestKind } from './request-kind.ts'
import { focusField } from './use-faults.ts'

/** What a form shows of a refusal: sentences at fields, until these are typed into, and one for the whole. */
export interface Refused {
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

/** Puts what concerns no field of the form into the sentence for the whole, so that none is lost. */
export function refusedIn(kind: RequestKind, { message, fields }: Refusal): Refused {
  const names = new Set(fieldsOf(kind).map(({ name }) => name))
  const entries = Object.entries(fields)
  const others = entries.flatMap(([name, sentence]) => (names.has(name) ? [] : sentence))
  return {
    message: [message, ...others].filter(Boolean).join(' '),
    fields: Object.fromEntries(entries.filter(([name]) => names.has(name))),
  }
}

/** Keeps why the last request was refused, by its receiver or by a field of the page. `edit` lets the visitor go on. */
export function useRefusal(
  kind: RequestKind,
  form: RefObject<HTMLFormElement | null>,
  emit: EmitRequest,
  edit: () => void,
) {
  const [refused, setRefused] = useState<Refused>()
  const sayInvalid = (fields: readonly string[]) => emit('mrp-invalid', { form: kind.form, fields })

  /** Shows why a request was refused. What was typed stays. */
  const refuse = (now: Refused) => {
    // Whoever has closed the dialog meanwhile takes the request for sent.
    const dialog = form.current?.closest('dialog')
    if (dialog && !dialog.open) elementAround(dialog)?.setAttribute('open', '')
    // At once: the sentence must exist when the focus makes a screen reader read it.
    flushSync(() => {
      edit()
      setRefused(now)
    })
    focusField(form.current, fieldsOf(kind).find(({ name }) => name in now.fields)?.name)
    sayInvalid(Object.keys(now.fields))
  }

  /** Whether the page's own fields can be sent. The browser says what is wrong, except with a field that nobody sees. */
  const areValid = (added: readonly FormControl[]): boolean => {
    const wrong = added.find(field => !field.checkValidity())
    if (wrong && isUnseen(wrong)) refuse({ message: wrong.validationMessage, fields: {} })
    else if (wrong) {
      sayInvalid([wrong.name])
      wrong.reportValidity()
    }
    return !wrong
  }

  return { refused, setRefused, refuse, areValid }
}
