import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { primaryButton, secondaryButton } from '../../ui/button.styles.ts'
import type { PlannerMessages } from '../../words/en/planner.ts'
import { Button } from './buttons.tsx'
import { usePanel } from './panel.tsx'
import { compactButton } from './planner.styles.ts'
import { useLatest } from './shown.ts'
import * as styles from './tools.styles.ts'

/** What is shown of a tool where its words have no room: strokes on a field of 20 by 20. */
const signs = {
  'planner.undo': 'M7 4 3 8l4 4M3 8h9a4.5 4.5 0 0 1 0 9H8',
  'planner.redo': 'm13 4 4 4-4 4m4-4H8a4.5 4.5 0 0 0 0 9h4',
  'planner.csv.orders': 'M10 3v10m-4-4 4 4 4-4M4 17h12',
  'planner.more': 'M4 10h.01M10 10h.01M16 10h.01',
} as const

/** Offers what can be done with a plan: take back, download, attach; and the rest. On a phone all of it is one bar. */
export function Tools() {
  const shown = useLatest()
  const { words, emit, views } = shown
  const { t } = words
  const {
    part: attaching,
    failure,
    open,
    button,
    opener,
    ...panel
  } = usePanel(() => import('./orders/outputs.tsx'))
  const save = (kind: 'orders' | 'record') => {
    if (emit('mrp-plan-download', { kind })) open(outputs => outputs.save(kind, shown))
  }
  const attach = (text: string) => {
    panel.onDone()
    if (text && opener.current && emit('mrp-plan-attach', { text }))
      attaching?.attachFrom(opener.current, text)
  }
  return (
    <>
      <fieldset aria-label={t('planner.out')} className={styles.tools}>
        <Step kind="undo" />
        <Step kind="redo" />
        <Tool onUse={() => save('orders')} text="planner.csv.orders" />
        <More>
          <Tool onUse={() => save('record')} text="planner.csv.record" />
          <Tool onUse={() => window.print()} text="planner.print" />
          <Step kind="reset" />
        </More>
        <Button
          className={`${attaching || !views ? secondaryButton : primaryButton} ${compactButton}`}
          {...button}
        >
          {t('planner.attach')}
        </Button>
        {!views && (
          <Button className={`${primaryButton} ${compactButton}`} onClick={goToField}>
            {t('planner.own')}
          </Button>
        )}
      </fieldset>
      {attaching && <attaching.Attachment {...panel} onAttach={attach} />}
      {failure && <div className={styles.attachment}>{failure}</div>}
    </>
  )
}

/** Leads from the sample to the field for an own list, as a press on its way does. */
function goToField({ currentTarget }: MouseEvent): void {
  const planner = currentTarget.closest('[data-sample]')
  planner?.querySelector<HTMLElement>('[value=paste]')?.click()
  planner?.querySelector('textarea')?.focus()
}

/** Takes a change back, or all of them, or makes one again. */
function Step({ kind }: { readonly kind: 'undo' | 'redo' | 'reset' }) {
  const { planning, change } = useLatest()
  const isOff = kind === 'redo' ? !planning.canRedo : !planning.isChanged
  return <Tool isOff={isOff} onUse={() => change(kind, () => planning[kind]())} text={`planner.${kind}`} />
}

interface ToolProps {
  readonly text: keyof PlannerMessages
  readonly isOff?: boolean
  readonly onUse: () => void
}

function Tool({ text, isOff = false, onUse }: ToolProps) {
  const { t } = useLatest().words
  return (
    <Button aria-disabled={isOff} onClick={isOff ? undefined : onUse} title={t(text)}>
      {text in signs ? <Sign of={text as keyof typeof signs} /> : t(text)}
    </Button>
  )
}

function Sign({ of }: { readonly of: keyof typeof signs }) {
  const { t } = useLatest().words
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 20 20">
        <path d={signs[of]} />
      </svg>
      <span>{t(of)}</span>
    </>
  )
}

/** Keeps buttons out of the way until somebody wants them. Escape, or a step or press elsewhere, folds them up again. */
function More({ children }: { readonly children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  // Safari does not focus a button that is pressed, so the press elsewhere causes no blur.
  useEffect(() => {
    const pressed = (event: Event) => {
      if (details.current && !event.composedPath().includes(details.current)) details.current.open = false
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [])
  return (
    <details
      className={styles.more}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape') return
        currentTarget.open = false
        currentTarget.querySelector('summary')?.focus()
      }}
      ref={details}
    >
      <summary className={`${secondaryButton} ${compactButton}`}>
        <Sign of="planner.more" />
      </summary>
      <div>{children}</div>
    </details>
  )
}
