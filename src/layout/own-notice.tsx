import { useEffect, useSyncExternalStore } from 'react'
import { removeToast, type ShownToast, toasts } from '../state/toasts.ts'
import * as styles from './own-notice.styles.ts'
import { whenMended } from './toast-surroundings.ts'

const none: readonly ShownToast[] = []

/**
 * Says inside an element what its toast would say outside of it. The region is there before its text, or screen readers
 * would not read it. `from` is the `emit` of the element.
 */
export function OwnNotice({ from }: { readonly from: unknown }) {
  const shown = useSyncExternalStore(toasts.listen, toasts.get, () => none)
  const notice = shown.find(toast => toast.isInside && toast.from === from)

  useEffect(() => {
    if (notice?.about) return whenMended(notice.about, () => removeToast(notice.id))
  }, [notice])

  return (
    <div aria-live="polite" className={styles.notice} data-variant={notice?.variant}>
      {notice && (
        <>
          <p>
            <b>{notice.title}</b>
          </p>
          <p>{notice.description}</p>
        </>
      )}
    </div>
  )
}
