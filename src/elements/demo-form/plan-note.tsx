import { useEffect, useRef, useState } from 'react'
import { attachedPlan, type PlanNoteProps } from '../../request/attached-plan.ts'
import { useConfig } from '../../services/config.ts'
import { planNoteMessages } from '../../words/en/plan-note-messages.ts'
import { translationIn, useTranslation } from '../../words/translation.ts'
import { joined, nothingTaken, partsOf, type Taken } from './plan-in-text.ts'
import { planLine, planLineButton } from './plan-note.styles.ts'

/** So many lines of the field are shown once it has a plan: the visitor reads and edits what they send. */
const rows = 10

/**
 * Puts the attached plan behind what the visitor typed into a field. Says below the field that the plan is there, with a
 * button that removes it, and then with one that puts it back.
 */
export function PlanNote({ plan, form, name, withoutPlan }: PlanNoteProps) {
  const { language } = useTranslation()
  const { messages } = useConfig()
  const { t } = translationIn(language, { messages: planNoteMessages }, messages)
  const [state, setState] = useState<'attached' | 'removed'>()
  const taken = useRef<Taken>(nothingTaken)
  const removed = useRef('')

  useEffect(() => {
    const control = form.current?.elements.namedItem(name)
    if (!(control instanceof HTMLTextAreaElement)) return
    const { own, ofPlans, rest, changed } = partsOf(control.value, taken.current)
    // A plan that the visitor changed is theirs, and stays.
    control.value = joined(rest, plan.text)
    taken.current = { plans: [...(ofPlans ? changed : []), plan.text], own }
    control.rows = rows
    setState('attached')

    withoutPlan.current = answers => {
      const parts = partsOf(control.value, taken.current)
      if (parts.changed.length === 0) taken.current = { ...taken.current, own: parts.own }
      if (parts.ofPlans) {
        setState('attached')
        return { ...answers, [name]: parts.own === control.defaultValue ? '' : parts.own }
      }
      // Deleted by hand: no other form keeps it, and this one only to know it again.
      if (taken.current.plans.length > 0) {
        setState(undefined)
        attachedPlan.set(undefined)
      }
      return answers
    }
    // Removed in another form, or sent with it.
    const leave = attachedPlan.listen(next => {
      const parts = partsOf(control.value, taken.current)
      if (next || !parts.ofPlans || parts.changed.length > 0) return
      control.value = parts.own
      taken.current = nothingTaken
      setState(undefined)
    })
    return () => {
      leave()
      withoutPlan.current = undefined
    }
  }, [plan, form, name, withoutPlan])

  const remove = () => {
    const control = form.current?.elements.namedItem(name)
    if (!(control instanceof HTMLTextAreaElement)) return
    const parts = partsOf(control.value, taken.current)
    control.value = parts.own
    removed.current = parts.ofPlans
    taken.current = nothingTaken
    setState('removed')
    attachedPlan.set(undefined)
  }

  /** Attaches what was removed, with the visitor's changes. */
  const putBack = () => attachedPlan.set({ ...plan, text: removed.current })

  return (
    <div className={planLine} hidden={!state}>
      <span role="status">{state && t(`demo.plan.${state}`)}</span>
      <button className={planLineButton} onClick={state === 'attached' ? remove : putBack} type="button">
        {t(state === 'removed' ? 'demo.plan.undo' : 'demo.plan.remove')}
      </button>
    </div>
  )
}
