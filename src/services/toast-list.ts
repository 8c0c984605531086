import type { Language } from '../words/languages.ts'
import { atom } from './store.ts'

/** Describes a short notice. Screen readers read `destructive` ones at once. */
export interface Toast {
  readonly title: string
  readonly description: string
  readonly variant: 'default' | 'destructive'
}

export interface ShownToast extends Toast {
  readonly id: number
  readonly language: Language
  /** Is what its close button says to screen readers. */
  readonly close: string
  /** Is whatever showed it, compared by identity. */
  readonly from: unknown
}

export const toasts = atom<readonly ShownToast[]>([])

/** Holds the toasters that are mounted: an app's component is no `<mrp-toaster>`. */
export const toasterRoots = new Set<Element>()

let lastId = 0

/** Adds a toast, in place of the last one from the same source, which is no longer true. */
export function addToast(toast: Omit<ShownToast, 'id'>): void {
  addEventListener('pagehide', removeToasts)
  lastId += 1
  toasts.set([...toasts.get().filter(({ from }) => from !== toast.from), { ...toast, id: lastId }])
}

/** Removes all toasts when the page is left, or they would be shown when the visitor comes back, or on the next page. */
export const removeToasts = (): void => toasts.set([])

/** Removes what one source has shown. */
export const removeToastsFrom = (source: unknown): void =>
  toasts.set(toasts.get().filter(({ from }) => from !== source))

export function removeToast(id: number): void {
  toasts.set(toasts.get().filter(toast => toast.id !== id))
}
