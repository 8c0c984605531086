import { useRef, useState } from 'react'
import { useAttachedPlan } from './attached-plan.ts'
import { SentScreen } from './outcome-panels.tsx'
import type { RequestFormProps } from './request-description.ts'
import { formCard, formRoot, textOnAccent } from './request-form.styles.ts'
import type { Answers } from './request-kind.ts'
import { UnsentForm } from './unsent-form.tsx'

const noPrefill: RequestFormProps['prefill'] = {}

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
    <div className={`${formRoot} ${textOnAccent}`} ref={root}>
      <div className={formCard} part="card">
        {sent ? (
          <SentScreen answers={sent} kind={props.kind} onAgain={startAgain} />
        ) : (
          <UnsentForm
            {...props}
            again={again}
            forgetPlan={forgetPlan}
            onSent={answers => {
              forgetPlan()
              setSent(answers)
            }}
            plan={plan}
            prefill={again ? noPrefill : props.prefill}
          />
        )}
      </div>
    </div>
  )
}
