import { BelowThanks, useAfterRequest } from '../../request/below-thanks.tsx'

/** What to do after a contact message. */
export function Next() {
  const t = useAfterRequest()
  return t ? <BelowThanks t={t} /> : null
}
