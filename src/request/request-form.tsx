import { useRef, useState } from 'react'
import { SentScreen } from './outcomes.tsx'
import type { Answers } from './request.ts'
import { formCard, formRoot } from './request-form.styles.ts'
import { OpenForm, type RequestFormProps } from './unsent-form.tsx'
import { useAttachedPlan } from './use-attached-plan.ts'

const nothing: RequestFormProps['prefill'] = {}

/** Renders a form, validates it, sends the request and shows the outcome. */
export function RequestForm(props: RequestFormProps) {
  const [sent, setSent] = useState<Answers>()
  const [again, setAgain] = useState(false)
  const root = useRef<HTMLDivElement>(null)

  const startAgain = () => {
    setAgain(true)
    setSent(undefined)
  }
  const [plan, forgetPlan] = useAttachedPlan(props.kind, root, sent !== undefined, startAgain)

  return (
    <div className={formRoot} ref={root}>
      <div className={formCard} part="card">
        {sent ? (
          <SentScreen answers={sent} kind={props.kind} onAgain={startAgain} />
        ) : (
          <OpenForm
            {...props}
            again={again}
            forgetPlan={forgetPlan}
            onSent={setSent}
            plan={plan}
            prefill={again ? nothing : props.prefill}
          />
        )}
      </div>
    </div>
  )
}
