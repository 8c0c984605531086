import { useEffect, useSyncExternalStore } from 'react'
import { storageTrouble, tryStorage } from '../../services/browser-storage.ts'
import { panel } from '../../ui/panel.styles.ts'
import { useTranslation } from '../../words/translation.ts'

/** Warns that this browser keeps nothing. */
export function StorageNotice() {
  const { t } = useTranslation()
  useEffect(() => void tryStorage(), [])
  const trouble = useSyncExternalStore(storageTrouble.listen, storageTrouble.get, () => undefined)
  return (
    // Rendered from the start: screen readers announce only changes of a live region that they know.
    <div role="status">
      {trouble && (
        <p className={panel} data-bad="">
          {t(`account.storage.${trouble}`)}
        </p>
      )}
    </div>
  )
}
