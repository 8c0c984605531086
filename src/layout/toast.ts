import { describeCancelableEvent, type Emit } from '../element/element.ts'
import { handleOf } from '../element/handle.ts'
import type { Translation } from '../i18n/translation.ts'
import { closestAround, ownElements, pageDocument } from '../services/page-document.ts'
import { addToast, type Toast } from '../state/toasts.ts'

export const toastEvents = {
  'mrp-toast': describeCancelableEvent<Toast>(
    'A toast is about to appear. Prevent it to show it yourself.',
    "{ title: string; description: string; variant: 'default' | 'destructive' }",
  ),
}

/**
 * Dispatches a toast in the element's language. Shows it unless the host page prevents that, and adds an
 * `<mrp-toaster>` to a page without one. In a modal dialog of the page, the live region of the element says it:
 * its `[data-notice]`, which is there before the text, or screen readers would not read it.
 */
export function showToast(emit: Emit<typeof toastEvents>, toast: Toast, { language, t }: Translation): void {
  let about: Element | undefined
  const note = (event: Event) => {
    about = event.composedPath().find(target => target instanceof Element)
  }
  addEventListener('mrp-toast', note, true)
  const isOurs = emit('mrp-toast', toast)
  removeEventListener('mrp-toast', note, true)
  if (!isOurs) return
  const shown = about && isInModal(about) ? sayInside(about, toast) : showOutside()
  shown.catch((error: unknown) =>
    console.error('The toasts could not be loaded; what they say stands in the form too.', error),
  )

  function showOutside(): Promise<void> {
    const close = t('toast.close', { title: toast.title })
    addToast({ ...toast, language, close, from: emit, about })
    return ensureToaster()
  }
}

/** Says a toast in the element itself. */
const sayInside = async (about: Element, toast: Toast): Promise<void> =>
  (await import('./own-notice.ts')).sayInside(about, toast)

/**
 * Tells whether an element is in a modal dialog of the page, outside of which everything is inert, also the toaster.
 * Dialogs without `<dialog>` mark what was in the page before them.
 */
function isInModal(element: Element): boolean {
  const dialog = closestAround(element, 'dialog:modal')
  if (dialog) return !dialog.querySelector('mrp-toaster')
  const [toaster] = ownElements('mrp-toaster')
  const outside = toaster && closestAround(toaster, '[inert],[aria-hidden=true]')
  return outside !== undefined && !outside.contains(element)
}

/** Defines the toaster with the first toast. */
async function ensureToaster(): Promise<void> {
  const { default: toaster } = await import('./mrp-toaster.tsx')
  // The script tag has registered it; the rest of its code is here already, where the network may be down.
  if (!customElements.get(toaster.tag)) (await import('../element/define.ts')).define(toaster)
  const [there] = ownElements(toaster.tag)
  const element = there ?? pageDocument.createElement(toaster.tag)
  if (!there) pageDocument.body.append(element)
  await handleOf(element)?.wake()
}
