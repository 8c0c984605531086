import { elementAround } from '../../request/element-around.ts'
import { ownElements, pageDocument } from '../../services/page-document.ts'

/** The value of `open` while the dialog is open. */
const shown = 'shown'

/**
 * Opens and closes a dialog with the `open` attribute of its element. A trigger can set the attribute before the
 * element's code is loaded. Calls `onOpen` each time it has opened. Returns a function that stops this.
 */
export function holdDialog(dialog: HTMLDialogElement, onOpen: () => void): () => void {
  const host = elementAround(dialog)
  if (!host) return () => {}
  let release: (() => void) | undefined

  const follow = () => {
    // A router's copy of the page as it was says so; a dialog must not open by itself with it.
    if (host.getAttribute('open') === shown && !release) host.removeAttribute('open')
    const open = host.hasAttribute('open')
    if (open && !release) {
      if (!dialog.open) dialog.showModal()
      host.setAttribute('open', shown)
      const [freeScroll, returnToasts] = [holdScroll(), bringToasts(host.shadowRoot ? host : dialog)]
      release = () => {
        freeScroll()
        returnToasts()
        release = undefined
      }
      onOpen()
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
    if (release) closed()
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

/** The open dialogs' slots for toasts, the last opened last. */
const places: Element[] = []
/** Moves the toaster into a dialog, or back to its place in the page. Set while a dialog is open. */
let moveToasts: ((place: Element | undefined) => void) | undefined

/**
 * Shows the page's toaster in the dialog that opened last, through a slot where there is a shadow root. Outside an
 * open modal dialog, toasts could not be clicked or read aloud.
 */
function bringToasts(place: Element): () => void {
  places.push(place)
  moveToasts ??= toastMover()
  moveToasts?.(place)
  return () => {
    places.splice(places.indexOf(place), 1)
    moveToasts?.(places.at(-1))
    if (places.length === 0) moveToasts = undefined
  }
}

function toastMover(): typeof moveToasts {
  const [toaster] = ownElements('mrp-toaster')
  const parent = toaster?.parentNode
  if (!toaster || !parent) return undefined
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

/** Opens the popover again: a move takes it out of the top layer. */
function raise(toaster: Element): void {
  const popover = toaster.shadowRoot?.querySelector<HTMLElement>('[popover]')
  if (typeof popover?.showPopover !== 'function') return
  popover.hidePopover()
  popover.showPopover()
}
