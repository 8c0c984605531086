import { ownElements, pageDocument } from '../services/page-document.ts'
import { elementAround } from './element-around.ts'

/**
 * Opens and closes a dialog with the attribute `open` of the element that it is in, until it is let go: so whoever
 * opens it needs none of its code, and may be there first.
 */
export function holdDialog(dialog: HTMLDialogElement): () => void {
  const host = elementAround(dialog)
  if (!host) return () => {}
  let release: (() => void) | undefined

  const follow = () => {
    const open = host.hasAttribute('open')
    if (open && !release) {
      if (!dialog.open) dialog.showModal()
      const [freeScroll, returnToasts] = [holdScroll(), bringToasts(host.shadowRoot ? host : dialog)]
      release = () => {
        freeScroll()
        returnToasts()
        release = undefined
      }
    } else if (!open && dialog.open) {
      dialog.close()
    }
  }
  const closed = () => {
    release?.()
    host.removeAttribute('open')
  }
  const observer = new MutationObserver(follow)
  observer.observe(host, { attributeFilter: ['open'] })
  dialog.addEventListener('close', closed)
  follow()
  return () => {
    observer.disconnect()
    dialog.removeEventListener('close', closed)
    release?.()
  }
}

/**
 * Keeps the page behind where it is, without the jump that a vanishing scrollbar makes. By a sheet for each dialog and
 * not by the page's own `style`: whichever dialog, or lock of the page, ends first, the others go on.
 */
function holdScroll(): () => void {
  const gutter = innerWidth > pageDocument.documentElement.clientWidth ? 'scrollbar-gutter:stable;' : ''
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`html{overflow:hidden!important;${gutter}}`)
  pageDocument.adoptedStyleSheets.push(sheet)
  return () => {
    const { adoptedStyleSheets } = pageDocument
    // The page may have replaced the list.
    if (adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.splice(adoptedStyleSheets.indexOf(sheet), 1)
  }
}

/** The open dialogs' places for toasts, the last opened last. */
const places: Element[] = []
/** Moves the toaster to a dialog, or to where the page had it; there while a dialog is open. */
let moveToasts: ((place: Element | undefined) => void) | undefined

/**
 * Brings the page's toaster into the dialog that opened last, by a slot where there is a shadow root: what lies outside
 * of an open dialog can be seen at best, but neither be clicked nor be heard.
 */
function bringToasts(place: Element): () => void {
  moveToasts ??= toastMover()
  places.push(place)
  moveToasts(place)
  return () => {
    places.splice(places.indexOf(place), 1)
    moveToasts?.(places.at(-1))
    if (places.length === 0) moveToasts = undefined
  }
}

function toastMover(): (place: Element | undefined) => void {
  const toaster = ownElements('mrp-toaster')[0] ?? pageDocument.createElement('mrp-toaster')
  const parent = toaster.parentNode ?? pageDocument.body
  const { nextSibling, slot } = toaster
  return place => {
    toaster.slot = place ? 'toasts' : slot
    if (place) place.append(toaster)
    else if (parent.isConnected)
      parent.insertBefore(toaster, nextSibling?.parentNode === parent ? nextSibling : null)
    else pageDocument.body.append(toaster)
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
