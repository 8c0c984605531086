import { useEffect, useRef } from 'react'
import type { Refusal } from '../services/refusal.ts'
import { panel, panelHeading } from '../ui/panel.ts'
import { fieldsOf, type RequestKind } from './request.ts'

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

/** Says above the button why a request was refused. It takes the focus where no field has to be corrected. */
export function RefusedPanel({ message, fields }: Refused) {
  const sentence = useRef<HTMLParagraphElement>(null)
  const hasFields = Object.keys(fields).length > 0
  useEffect(() => {
    if (!hasFields) sentence.current?.focus()
  }, [hasFields])
  return (
    <div className={panel} data-bad="" part="refusal" role="alert">
      <p className={panelHeading} ref={sentence} tabIndex={-1}>
        {message}
      </p>
    </div>
  )
}
