import { type RefObject, useEffect, useState } from 'react'
import { type AttachedPlan, attachedPlan, runningForms } from './attached-plan.ts'
import { elementAround } from './element-around.ts'
import type { RequestKind } from './request.ts'

/**
 * Returns the plan that a form has to show, and a function that forgets it: the request was sent, or the form cleared.
 * `startAgain` is called for a plan that comes while a form shows only that it was sent.
 */
export function useAttachedPlan(
  { planField }: RequestKind,
  root: RefObject<Element | null>,
  isSent: boolean,
  startAgain: () => void,
): readonly [plan: AttachedPlan | undefined, forget: () => void] {
  const [plan, setPlan] = useState<AttachedPlan>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `startAgain` is new in each render, and does the same
  useEffect(() => {
    const host = planField && root.current && elementAround(root.current)
    if (!host) return
    runningForms.add(host)
    setPlan(attachedPlan.get())
    const leave = attachedPlan.listen(next => {
      // The note of a plan that is gone stays: it can put the plan back, and keeps what is left of it out of drafts.
      if (!next) return
      setPlan(next)
      if (isSent) startAgain()
    })
    return () => {
      leave()
      runningForms.delete(host)
    }
  }, [planField, root, isSent])

  const forget = () => {
    // A plan that was attached since is another one.
    if (attachedPlan.get() === plan) attachedPlan.set(undefined)
    setPlan(undefined)
  }
  return [plan, forget]
}
