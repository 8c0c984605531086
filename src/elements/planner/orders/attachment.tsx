import { type RefObject, useEffect, useId } from 'react'
import { actions, primaryButton, secondaryButton } from '../../../ui/button.ts'
import { control, hint } from '../../../ui/field.ts'
import { panel } from '../../../ui/panel.ts'
import { Button } from '../button.tsx'
import { useShown } from '../shown.ts'
import * as styles from '../tools.styles.ts'
import { longestSummary, summaryOf } from './summary.ts'

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
  useEffect(() => field.current?.focus(), [field])
  return (
    <div className={`${panel} ${styles.attachment}`}>
      <label htmlFor={id}>{t('planner.attach.text')}</label>
      <textarea
        aria-describedby={`${id}h`}
        autoComplete="off"
        className={control}
        defaultValue={summaryOf(planning, words)}
        id={id}
        maxLength={longestSummary}
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
