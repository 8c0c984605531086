import { ownElements, pageDocument } from '../services/page-document.ts'
import { elementAround } from './element-around.ts'

/**
 * Opens and closes a dialog with the attribute `open` of the element that it is in, until it is let go: so whoever
 * opens it needs none of its code, and may be there first.
 */
export function holdDialog(dialog: HTMLDialogElement): () => void {
  const host = elementAround(dialog)
  if (!host) return () => {}
  let release = () => {}

  const follow = () => {
    const open = host.hasAttribute('open')
    if (open && !dialog.open) {
      dialog.showModal()
      const [freeScroll, returnToasts] = [holdScroll(), bringToasts(host.shadowRoot ? host : dialog)]
      release = () => {
        freeScroll()
        returnToasts()
        release = () => {}
      }
    } else if (!open && dialog.open) {
      dialog.close()
    }
  }
  const closed = () => {
    release()
    host.removeAttribute('open')
  }
  const observer = new MutationObserver(follow)
  observer.observe(host, { attributeFilter: ['open'] })
  dialog.addEventListener('close', closed)
  follow()
  return () => {
    observer.disconnect()
    dialog.removeEventListener('close', closed)
    release()
  }
}

/** Keeps the page behind where it is, without the jump that a vanishing scrollbar makes. */
function holdScroll(): () => void {
  const { clientWidth, style } = pageDocument.documentElement
  const { overflow, scrollbarGutter } = style
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => Object.assign(style, { overflow, scrollbarGutter })
}

/**
 * Brings the page's toaster into the dialog, by a slot where there is a shadow root: what lies outside of an open dialog
 * can be seen at best, but neither be clicked nor be heard.
 */
function bringToasts(place: Element): () => void {
  const toaster = ownElements('mrp-toaster')[0] ?? pageDocument.createElement('mrp-toaster')
  const parent = toaster.parentNode ?? pageDocument.body
  const { nextSibling, slot } = toaster
  toaster.slot = 'toasts'
  place.append(toaster)
  raise(toaster)
  return () => {
    toaster.slot = slot
    if (parent.isConnected)
      parent.insertBefore(toaster, nextSibling?.parentNode === parent ? nextSibling : null)
    raise(toaster)
  }
}

/** On top of the top layer, which a move takes it out of. */
function raise(toaster: Element): void {
  const popover = toaster.shadowRoot?.querySelector<HTMLElement>('[popover]')
  if (typeof popover?.showPopover !== 'function') return
  popover.hidePopover()
  popover.showPopover()
}
