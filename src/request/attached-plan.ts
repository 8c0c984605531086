import { type ComponentType, type RefObject, useEffect, useSyncExternalStore } from 'react'
import { elementAround } from '../custom-element/handle.ts'
import { atom } from '../services/store.ts'
import type { Answers, RequestKind } from './request-kind.ts'

/**
 * Holds a plan that the visitor attached to their demo request. It stays in the memory of this document: no storage, no
 * attribute and no history entry has it.
 */
export interface AttachedPlan {
  /** Is trimmed, and not empty. */
  readonly text: string
  /** Shows the plan in a form. It comes with the plan, so that a form without one does not load it. */
  readonly Note: ComponentType<PlanNoteProps>
}

export interface PlanNoteProps {
  readonly text: string
  readonly onRemove: () => void
}

export const attachedPlan = atom<AttachedPlan | undefined>(undefined)

/** Lists the forms of this page that take plans and run: their custom elements, or the roots of their components. */
export const runningForms = new Set<Element>()

/** Returns the answers as they are sent: the plan stands behind what was typed into the kind's long text. */
export function withPlan(
  answers: Answers,
  { planField }: RequestKind,
  plan: AttachedPlan | undefined,
): Answers {
  if (!planField || !plan) return answers
  return { ...answers, [planField]: [answers[planField], plan.text].filter(Boolean).join('\n\n') }
}

/**
 * Returns the plan that a form has to show, and a function that forgets it: the request was sent, or the plan removed.
 * `startAgain` is called for a plan that comes while a form shows only that it was sent.
 */
export function useAttachedPlan(
  { planField }: RequestKind,
  root: RefObject<Element | null>,
  isSent: boolean,
  startAgain: () => void,
): readonly [plan: AttachedPlan | undefined, forget: () => void] {
  const own = () => (planField ? attachedPlan.get() : undefined)
  const plan = useSyncExternalStore(attachedPlan.listen, own, own)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `startAgain` is new in each render, and does the same
  useEffect(() => {
    const host = planField && root.current && elementAround(root.current)
    if (!host) return
    runningForms.add(host)
    const stopListening = attachedPlan.listen(next => {
      if (next && isSent) startAgain()
    })
    return () => {
      stopListening()
      runningForms.delete(host)
    }
  }, [planField, root, isSent])

  const forget = () => {
    // A plan that was attached since is another one.
    if (attachedPlan.get() === plan) attachedPlan.set(undefined)
  }
  return [plan, forget]
}
