import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { closeButton } from '../ui/button.ts'
import * as styles from './demo-dialog.styles.ts'
import { holdDialog } from './hold-dialog.ts'

interface DemoDialogProps {
  /** At the side of the window, and not in its middle. */
  readonly drawer: boolean
  readonly children: ReactNode
}

/** The demo form in a dialog. It stays rendered while the dialog is closed, and what was typed with it. */
export function DemoDialog({ drawer, children }: DemoDialogProps) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  useEffect(() => (dialog.current ? holdDialog(dialog.current) : undefined), [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it too, as in every dialog
    <dialog
      aria-label={t('demo.submit')}
      className={styles.dialog}
      data-drawer={drawer || undefined}
      onClick={({ target, currentTarget }) => {
        // The dialog itself is its backdrop. A press inside that ends outside, as when text is selected, is none on it.
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
