import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isEmailAddress } from '../../services/mail-client.ts'
import { useTranslation } from '../../words/translation.ts'
import { sayToast } from '../toaster/show-toast.ts'
import {
  type AccessMode,
  type Faults,
  type FieldName,
  findObjection,
  type Objection,
  objectionTo,
} from './access-check.ts'
import type { Accounts } from './account-contract.ts'
import type { EmitAccount } from './account-events.ts'
import { controlOf, forgetTexts, readTyped } from './typed-texts.ts'
import type { User } from './user-record.ts'

export interface AccessContext {
  readonly mode: AccessMode
  readonly accounts: Accounts
  readonly emit: EmitAccount
  readonly onEntered: (user: User) => void
}

const none: Faults = new Map()

/** Keeps what is wrong with the form, and whether the accounts are being asked. Lets somebody in with what was typed. */
export function useAccessSubmission(
  { mode, accounts, emit, onEntered }: AccessContext,
  form: RefObject<HTMLFormElement | null>,
) {
  const translation = useTranslation()
  const entering = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [faults, setFaults] = useState(none)

  const showObjection = ({ faults: found, ...toast }: Objection) => {
    // Renders at once: the sentence must exist when the focus makes a screen reader read it.
    flushSync(() => setFaults(found))
    const [first] = found.keys()
    if (first) controlOf(form.current, first)?.focus()
    sayToast(emit, translation, { ...toast, variant: 'destructive' })
  }

  const submit = async () => {
    if (!form.current || entering.current) return
    const { confirmPassword, ...registration } = readTyped(form.current)
    const objection = findObjection(mode, { ...registration, confirmPassword })
    if (objection) return showObjection(objection)
    // Accounts from before this check may have an invalid address, and an unknown one is refused anyway.
    if (mode === 'register' && !isEmailAddress(registration.email))
      return showObjection(objectionTo('invalid-email'))
    const isRemembered = new FormData(form.current).has('rememberMe')
    entering.current = true
    setBusy(true)
    const result = await (mode === 'login'
      ? accounts.logIn(registration.email, registration.password, isRemembered)
      : accounts.register(registration))
    entering.current = false
    if (typeof result === 'string') {
      flushSync(() => setBusy(false))
      return showObjection(objectionTo(result))
    }
    forgetTexts()
    onEntered(result)
  }

  const forgetFaults = () => setFaults(none)

  const forgetFault = (name: FieldName) => {
    if (faults.has(name)) setFaults(new Map([...faults].filter(([other]) => other !== name)))
  }

  return { faults, forgetFault, forgetFaults, isBusy, submit }
}
