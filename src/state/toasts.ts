import { atom } from 'nanostores'

/** A short notice. `destructive` ones are read out at once. */
export interface Toast {
  readonly title: string
  readonly description: string
  readonly variant: 'default' | 'destructive'
}

export interface ShownToast extends Toast {
  readonly id: number
}

export const toasts = atom<readonly ShownToast[]>([])

let lastId = 0

export function addToast(toast: Toast): void {
  lastId += 1
  toasts.set([...toasts.get(), { ...toast, id: lastId }])
}

export function removeToast(id: number): void {
  toasts.set(toasts.get().filter(toast => toast.id !== id))
}
