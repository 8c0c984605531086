import { useSyncExternalStore } from 'react'
import { storageTrouble } from '../services/browser-storage.ts'
import { panel } from '../ui/panel.ts'
import { message } from './messages.ts'

/** Says that this browser keeps nothing, where it does not. */
export function StorageNotice() {
  const trouble = useSyncExternalStore(storageTrouble.listen, storageTrouble.get, () => undefined)
  return (
    // There from the start: screen readers announce what comes into a live region that they know.
    <div role="status">
      {trouble && (
        <p className={panel} data-bad="">
          {message(`storage.${trouble}`)}
        </p>
      )}
    </div>
  )
}
