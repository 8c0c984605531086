import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { Emit } from '../../custom-element/description.ts'
import { elementAround } from '../../custom-element/handle.ts'
import type { dialogEvents } from '../../request/request-description.ts'
import { pageDocument } from '../../services/page-document.ts'
import { closeButton } from '../../ui/button.styles.ts'
import { subtitle } from '../../ui/typography.styles.ts'
import { useTranslation } from '../../words/translation.ts'
import * as styles from './demo-dialog.styles.ts'

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
        <div className={styles.body}>
          {children}
          <div aria-live="polite" data-notice="" />
        </div>
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
    </dialog>
  )
}

/** Is the value of `open` while the dialog is open. */
const openValue = 'shown'

/** Lists what a page prevents that scrolls by a script, or that has a modal of its own open. */
const scrolling = ['wheel', 'touchmove'] as const
const keepInside = (event: Event): void => event.stopPropagation()

/**
 * Opens and closes a dialog with the `open` attribute of its element. A trigger can set the attribute before the
 * element's code is loaded. Calls `onOpen` each time it has opened. Returns a function that stops this.
 */
function holdDialog(dialog: HTMLDialogElement, onOpen: () => void): () => void {
  const host = elementAround(dialog)
  if (!host) return () => {}
  let release: (() => void) | undefined

  const follow = () => {
    // Nothing is open, so a router has brought back a copy of the page from while it was.
    if (host.getAttribute('open') === openValue && !release) host.removeAttribute('open')
    const open = host.hasAttribute('open')
    if (open && !release) {
      if (!dialog.open) dialog.showModal()
      host.setAttribute('open', openValue)
      const ends = [holdScroll(), keepShown(dialog, host)]
      release = () => {
        for (const end of ends) end()
        release = undefined
      }
      onOpen()
    } else if (!open && dialog.open) {
      dialog.close()
    }
  }
  const closed = () => {
    release?.()
    if (host.getAttribute('open') === openValue) host.removeAttribute('open')
    // `close` comes after the closing: a trigger may have asked for the dialog again meanwhile.
    else follow()
  }
  const observer = new MutationObserver(follow)
  observer.observe(host, { attributeFilter: ['open'] })
  dialog.addEventListener('close', closed)
  for (const type of scrolling) dialog.addEventListener(type, keepInside, { passive: true })
  follow()
  return () => {
    observer.disconnect()
    dialog.removeEventListener('close', closed)
    release?.()
    if (host.getAttribute('open') === openValue) host.removeAttribute('open')
  }
}

/**
 * Locks the page's scrolling, and keeps the layout where the scrollbar vanishes. Each dialog adopts its own sheet in
 * place of changing the page's `style`, so that locks can end in any order.
 */
function holdScroll(): () => void {
  const gutter = innerWidth > pageDocument.documentElement.clientWidth ? 'scrollbar-gutter:stable;' : ''
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`html{overflow:hidden!important;${gutter}}`)
  pageDocument.adoptedStyleSheets.push(sheet)
  return () => {
    const { adoptedStyleSheets } = pageDocument
    // The page may have assigned another list.
    if (adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.splice(adoptedStyleSheets.indexOf(sheet), 1)
  }
}

/**
 * Takes an open dialog out of what the page hides, such as a menu that closes at a click: nobody would see the dialog, and
 * the page behind it takes no clicks. Returns what puts it back.
 */
function keepShown(dialog: HTMLDialogElement, host: Element): () => void {
  let putBack = () => {}
  const isHidden = () => dialog.getClientRects().length === 0
  const observer = new ResizeObserver(() => {
    if (!isHidden() || !host.isConnected) return
    // A component is the app's own to move.
    if (!host.contains(dialog)) {
      const { parentNode, nextSibling } = host
      putBack = () => {
        if (!parentNode?.isConnected) host.remove()
        else parentNode.insertBefore(host, nextSibling?.parentNode === parentNode ? nextSibling : null)
      }
      pageDocument.body.append(host)
      // Moved, it has left the top layer but still counts as open, and `showModal` would throw.
      dialog.removeAttribute('open')
      dialog.showModal()
    }
    if (isHidden()) dialog.close()
  })
  observer.observe(dialog)
  return () => {
    observer.disconnect()
    putBack()
  }
}
