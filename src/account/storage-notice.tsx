import { useEffect, useSyncExternalStore } from 'react'
import { storageTrouble, tryStorage } from '../services/browser-storage.ts'
import { useMessage } from '../state/messages.ts'
import { panel } from '../ui/panel.ts'

/** Says that this browser keeps nothing, where it does not: before somebody fills in what would be lost. */
export function StorageNotice() {
  const message = useMessage()
  useEffect(tryStorage, [])
  const trouble = useSyncExternalStore(storageTrouble.listen, storageTrouble.get, () => undefined)
  return (
    // There from the start: screen readers announce what comes into a live region that they know.
    <div role="status">
      {trouble && (
        <p className={panel} data-bad="">
          {message(`account.storage.${trouble}`)}
        </p>
      )}
    </div>
  )
}
