import { describeCancelableEvent, type Emit } from '../../custom-element/description.ts'
import { handleOf } from '../../custom-element/handle.ts'
import { config } from '../../services/config.ts'
import { closestAround, pageElements } from '../../services/page-document.ts'
import { addToast, type Toast, toasterRoots } from '../../services/toast-list.ts'
import type { MessageKey } from '../../words/message-types.ts'
import type { Translation } from '../../words/translation.ts'
import toaster from './mrp-toaster.tsx'

export const toastEvents = {
  'mrp-toast': describeCancelableEvent<Toast>(
    'A toast is about to appear. Prevent it to show it yourself.',
    "{ title: string; description: string; variant: 'default' | 'destructive' }",
  ),
}

/**
 * Dispatches a toast in the element's language. Unless the host page prevents that, the page's `<mrp-toaster>` shows it. Where
 * there is none, or in a modal dialog, an element says it in its `[data-notice]`, which is there before the text, or screen
 * readers would not read it. A form in the page has none: all that its toasts say stands in it anyway.
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
  const toaster = findToaster(about)
  if (toaster) addToast({ ...toast, language, close: t('toast.close', { title: toast.title }), from: emit })
  const shown = toaster ? wakeToaster(toaster) : about && sayWithoutToaster(about, toast)
  shown?.catch((error: unknown) =>
    console.error('The toasts could not be loaded; what they say stands in the form too.', error),
  )
}

/** Shows a toast by the keys of its texts, in which `{email}` is the business address. */
export function sayToast(
  emit: Emit<typeof toastEvents>,
  translation: Translation,
  { title, description, values, variant = 'default' }: ToastKeys,
): void {
  const t = (key: MessageKey) => translation.t(key, { email: config.get().contactEmail, ...values })
  showToast(emit, { title: t(title), description: t(description), variant }, translation)
}

export interface ToastKeys extends Partial<Pick<Toast, 'variant'>> {
  readonly title: MessageKey
  readonly description: MessageKey
  /** Fills in their other `{placeholders}`. */
  readonly values?: Readonly<Record<string, string>>
}

/** Returns the page's toaster, its tag or its component's root. In a modal dialog there is none: all around it is inert. */
function findToaster(about: Element | undefined): Element | undefined {
  if (about && isInModal(about)) return undefined
  return pageElements('mrp-toaster')[0] ?? [...toasterRoots][0]
}

/** Tells whether an element is in a modal dialog. If a form has a dialog of its own, that one counts. */
const isInModal = (about: Element): boolean =>
  Boolean(closestAround(about, 'dialog:modal') ?? (about.shadowRoot ?? about).querySelector('dialog:modal'))

async function sayWithoutToaster(about: Element, toast: Toast): Promise<void> {
  const find = (root: ParentNode | null) => root?.querySelector<HTMLElement>('[data-notice]')
  const region = find(about.shadowRoot) ?? find(about)
  if (region) (await import('./own-notice.ts')).sayInside(region, about, toast)
}

async function wakeToaster(element: Element): Promise<void> {
  // The script tag has registered it, and its code is here already: the network may be down.
  if (!customElements.get(toaster.tag))
    (await import('../../custom-element/define-element.ts')).define(toaster)
  await handleOf(element)?.wake()
}
