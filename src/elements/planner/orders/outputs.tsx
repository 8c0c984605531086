import { type RefObject, useId, useLayoutEffect } from 'react'
import { toCsv } from '../../../planning/write/to-csv.ts'
import { actions, primaryButton, secondaryButton } from '../../../ui/button.styles.ts'
import { control, hint } from '../../../ui/field.styles.ts'
import { panel } from '../../../ui/panel.styles.ts'
import { attachPlan } from '../../demo-form/attach-plan.ts'
import { Button } from '../button.tsx'
import { type Shown, useShown } from '../shown.ts'
import * as styles from '../tools.styles.ts'
import { orderCsv } from './order-csv.ts'
import { maxSummaryLength, summaryOf } from './plan-summary.ts'

// What leaves the planner. It is loaded when somebody wants it.

/** Returns a file's text: what is ordered, or the record of the item that is shown. */
export function csvIn(kind: 'orders' | 'record', { planning, words, periods, selected }: Shown): string {
  if (kind === 'orders') return orderCsv(planning, words, periods)
  const label = (period: number) => periods.isoOf(period) ?? period + 1
  return toCsv(planning.plan, { record: selected, label })
}

/** Attaches a text to the demo request, from the planner that has this element. */
export function attachFrom(element: Element, text: string): void {
  const root = element.getRootNode()
  const planner = root instanceof ShadowRoot ? root.host : element.closest('[data-root]')
  if (planner) attachPlan(text, planner)
}

interface AttachmentProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Takes the text that is to be attached; nothing if nothing is. */
  readonly onDone: (text: string) => void
}

/** Shows exactly what will stand in the request, to be changed before. */
export function Attachment({ field, onDone }: AttachmentProps) {
  const { planning, words } = useShown()
  const { t } = words
  const id = useId()
  useLayoutEffect(() => field.current?.focus(), [field])
  return (
    <div className={`${panel} ${styles.attachment}`}>
      <label htmlFor={id}>{t('planner.attach.text')}</label>
      <textarea
        aria-describedby={`${id}h`}
        autoComplete="off"
        className={control}
        defaultValue={summaryOf(planning, words)}
        id={id}
        maxLength={maxSummaryLength}
        part="input"
        ref={field}
        rows={8}
      />
      <p className={hint} id={`${id}h`}>
        {t('planner.attach.hint')}
      </p>
      <div className={actions}>
        <Button className={primaryButton} onClick={() => onDone(field.current?.value.trim() ?? '')}>
          {t('planner.attach.go')}
        </Button>
        <Button className={secondaryButton} onClick={() => onDone('')}>
          {t('planner.cancel')}
        </Button>
      </div>
    </div>
  )
}
