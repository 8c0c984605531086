import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Emit } from '../../custom-element/element.ts'
import type { dialogEvents } from '../../request/request-events.ts'
import { closeButton } from '../../ui/button.ts'
import { subtitle } from '../../ui/typography.ts'
import { useTranslation } from '../../words/translation.ts'
import * as styles from './demo-dialog.styles.ts'
import { holdDialog } from './hold-dialog.ts'

interface DemoDialogProps {
  readonly emit: Emit<typeof dialogEvents>
  readonly children: ReactNode
}

/** Shows the demo form in a dialog. The form stays rendered while the dialog is closed, so nothing typed is lost. */
export function DemoDialog({ emit, children }: DemoDialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  // The prefix avoids the page's own ids: a component stands in the page.
  const id = `mrp${useId()}`
  const pressed = useRef<EventTarget>(null)
  useEffect(
    () => (dialog.current ? holdDialog(dialog.current, () => emit('mrp-open', { form: 'demo' })) : undefined),
    [emit],
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, as in every dialog
    <dialog
      aria-labelledby={id}
      className={styles.dialog}
      onClick={({ target, currentTarget }) => {
        // A click on the backdrop has the dialog as its target. Selecting text may start inside and end there: that
        // must not close it.
        if (target === currentTarget && pressed.current === target) currentTarget.close()
      }}
      onPointerDown={({ target }) => {
        pressed.current = target
      }}
      part="dialog"
      ref={dialog}
    >
      <div className={styles.inside}>
        <div className={styles.body}>{children}</div>
        <div className={styles.bar}>
          <h2 className={subtitle} id={id} part="title">
            {t('demo.submit')}
          </h2>
          <button
            aria-label={t('demo.close')}
            className={closeButton}
            onClick={() => dialog.current?.close()}
            part="close"
            type="button"
          >
            ×
          </button>
        </div>
      </div>
      <slot name="toasts" />
    </dialog>
  )
}
