import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createDefinition, describeElement } from '../../custom-element/description.ts'
import { pageDocument } from '../../services/page-document.ts'
import {
  removeToast,
  removeToasts,
  type ShownToast,
  toasterRoots,
  toasts,
} from '../../services/toast-list.ts'
import * as styles from './toaster.styles.ts'

/**
 * Says how long a toast is shown, in ms. The time stops while the visitor points at it, focuses it or looks at another
 * tab.
 */
const shownForMs = { default: 6000, destructive: 10_000 }

const description = describeElement({
  tag: 'mrp-toaster',
  summary: 'Shows toasts. A page without it shows none: forms and account say everything inside themselves.',
  attributes: {},
  events: {},
  parts: { toast: 'One toast.', title: 'Its title.', description: 'Its text.', close: 'Its close button.' },
  wake: 'never',
  embeddable: false,
})

const none: readonly ShownToast[] = []

const stages = ['asleep', 'empty', 'ready'] as const

/**
 * Renders nothing where no code runs, then two live regions, and then toasts in them: screen readers announce what is added
 * to a region, not a new region.
 */
function Toaster() {
  const popover = useRef<HTMLDivElement>(null)
  const shown = useSyncExternalStore(toasts.listen, toasts.get, () => none)
  const [step, setStep] = useState(0)
  const stage = stages[step]
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)

  useEffect(() => setStep(Math.min(step + 1, stages.length - 1)), [step])
  useOpenPopover(popover, stage, shown.at(-1)?.id)

  // A toast that vanishes takes the focus along, and the browser dispatches no event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever a toast may have gone
  useEffect(() => setFocused(popover.current?.matches(':focus-within') ?? false), [shown])

  if (stage === 'asleep') return null
  const visible = stage === 'ready' ? shown : none
  const regionOf = (variant: ShownToast['variant']) => (
    <div aria-atomic="false" className={styles.list} role={variant === 'destructive' ? 'alert' : 'status'}>
      {visible
        .filter(toast => toast.variant === variant)
        .map(toast => (
          <ToastCard isHeld={isPointed || isFocused} key={toast.id} toast={toast} />
        ))}
    </div>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holds the toasts while they are read, does nothing else
    <div
      className={styles.region}
      onBlur={() => setFocused(false)}
      onFocus={() => setFocused(true)}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      popover="manual"
      ref={popover}
    >
      {regionOf('default')}
      {regionOf('destructive')}
    </div>
  )
}

/** Says where toasts are shown now, and opens that popover again for each: what the page has opened since would cover it. */
function useOpenPopover(
  popover: RefObject<HTMLDivElement | null>,
  stage: (typeof stages)[number] | undefined,
  newest: number | undefined,
): void {
  // Removed with the page around it, as routers do: nothing would end its toasts. Not later than that: a toast of the next
  // page would go with them.
  useLayoutEffect(() => removeToasts, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the region comes with the second stage
  useLayoutEffect(() => {
    const root = popover.current
    if (!root) return
    toasterRoots.add(root)
    return () => void toasterRoots.delete(root)
  }, [stage])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each new toast
  useEffect(() => {
    const element = popover.current
    if (!element?.isConnected || typeof element.showPopover !== 'function') return
    element.hidePopover()
    element.showPopover()
  }, [newest, stage])
}

/** Removes a toast after its time, of which none passes while it is held or nobody looks at the page. */
function useLifetime(toast: ShownToast, isHeld: boolean): void {
  const hidden = useSyncExternalStore(
    listenToVisibility,
    () => pageDocument.hidden,
    () => false,
  )

  useEffect(() => {
    if (isHeld || hidden) return
    const timer = setTimeout(() => removeToast(toast.id), shownForMs[toast.variant])
    return () => clearTimeout(timer)
  }, [toast, isHeld, hidden])
}

function ToastCard({ toast, isHeld }: { toast: ShownToast; isHeld: boolean }) {
  useLifetime(toast, isHeld)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the toast that has the focus in it
    <div
      className={styles.toast}
      data-variant={toast.variant}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        // Keeps a dialog around the toaster open.
        event.preventDefault()
        removeToast(toast.id)
      }}
      lang={toast.language}
      part="toast"
    >
      <p className={styles.title} part="title">
        {toast.title}
      </p>
      {toast.description && (
        <p className={styles.description} part="description">
          {toast.description}
        </p>
      )}
      <button
        aria-label={toast.close}
        className={styles.close}
        onClick={() => removeToast(toast.id)}
        part="close"
        type="button"
      >
        ×
      </button>
    </div>
  )
}

function listenToVisibility(listener: () => void): () => void {
  pageDocument.addEventListener('visibilitychange', listener)
  return () => pageDocument.removeEventListener('visibilitychange', listener)
}

export default createDefinition(description, Toaster)
