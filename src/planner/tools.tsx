import { useEffect, useId, useRef, useState } from 'react'
import type { Emit } from '../element/element.ts'
import { toCsv } from '../planning/read/to-csv.ts'
import { download } from '../services/download.ts'
import { actions, primaryButton, secondaryButton } from '../ui/button.ts'
import { control, hint } from '../ui/field.ts'
import { panel } from '../ui/panel.ts'
import { Button } from './button.tsx'
import { orderCsv } from './order-csv.ts'
import { compactButton } from './planner.styles.ts'
import type { plannerEvents } from './planner-events.ts'
import { useShown } from './shown.ts'
import { longestSummary, summaryOf } from './summary.ts'
import * as styles from './tools.styles.ts'

interface ToolsProps {
  readonly emit: Emit<typeof plannerEvents>
  /** Attaches a text to the demo request of this page. */
  readonly attach: (text: string) => void
}

/** What can be done with a plan: take back, download, print, attach. */
export function Tools({ emit, attach }: ToolsProps) {
  const { planning, words, periods, selected, change } = useShown()
  const { t } = words
  const [isAttaching, setAttaching] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)

  const save = (kind: 'orders' | 'record') => {
    if (!emit('mrp-plan-download', { kind })) return
    const label = (period: number) => periods.dayOf(period)?.toISOString().slice(0, 10) ?? period + 1
    const csv =
      kind === 'orders'
        ? orderCsv(planning, words, periods)
        : toCsv(planning.plan, { record: selected, label })
    download(`mrp-${kind}.csv`, csv, 'text/csv')
  }
  const close = () => {
    setAttaching(false)
    opener.current?.focus()
  }
  const button = (text: Parameters<typeof t>[0], onClick: () => void, disabled = false) => (
    <Button aria-disabled={disabled} onClick={disabled ? undefined : onClick}>
      {t(text)}
    </Button>
  )

  return (
    <>
      <div className={styles.tools}>
        <fieldset aria-label={t('planner.out')} className={styles.bar}>
          {button('planner.undo', () => change('undo', () => planning.undo()), !planning.isChanged)}
          {button('planner.csv.orders', () => save('orders'))}
          <button
            aria-expanded={isAttaching}
            className={`${secondaryButton} ${compactButton} ${styles.attach}`}
            onClick={() => setAttaching(!isAttaching)}
            part="button"
            ref={opener}
            type="button"
          >
            {t('planner.attach')}
          </button>
        </fieldset>
        <fieldset aria-label={t('planner.more')}>
          {button('planner.redo', () => change('redo', () => planning.redo()), !planning.canRedo)}
          {button('planner.reset', () => change('reset', () => planning.reset()), !planning.isChanged)}
          {button('planner.csv.record', () => save('record'))}
          {button('planner.print', () => window.print())}
        </fieldset>
      </div>
      {isAttaching && <Attachment attach={attach} emit={emit} onDone={close} />}
    </>
  )
}

/** Shows exactly what will stand in the request, to be changed before. */
function Attachment({ emit, attach, onDone }: ToolsProps & { readonly onDone: () => void }) {
  const { planning, words } = useShown()
  const { t } = words
  const id = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  useEffect(() => text.current?.focus(), [])

  const send = () => {
    const written = text.current?.value.trim() ?? ''
    onDone()
    if (written && emit('mrp-plan-attach', { text: written })) attach(written)
  }

  return (
    <div className={panel}>
      <label htmlFor={id}>{t('planner.attach.text')}</label>
      <textarea
        aria-describedby={`${id}h`}
        autoComplete="off"
        className={control}
        defaultValue={summaryOf(planning, words)}
        id={id}
        maxLength={longestSummary}
        part="input"
        ref={text}
        rows={8}
      />
      <p className={hint} id={`${id}h`}>
        {t('planner.attach.hint')}
      </p>
      <div className={actions}>
        <Button className={primaryButton} onClick={send}>
          {t('planner.attach.go')}
        </Button>
        <Button className={secondaryButton} onClick={onDone}>
          {t('planner.cancel')}
        </Button>
      </div>
    </div>
  )
}
