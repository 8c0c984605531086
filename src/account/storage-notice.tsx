import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from '../i18n/translation.ts'
import { storageTrouble, tryStorage } from '../state/browser-storage.ts'
import { panel } from '../ui/panel.ts'
import { css } from '../ui/sheet.ts'
import { storageMark } from './storage-mark.ts'
import { useIsPainted } from './use-is-painted.ts'

const troubles = ['blocked', 'full'] as const

/** Behind the panel's own rules, which they override. */
const whileTroubled = {
  blocked: css`
    display: var(${storageMark('blocked')}, none);
  `,
  full: css`
    display: var(${storageMark('full')}, none);
  `,
}

/** Says that this browser keeps nothing, where it does not: before somebody fills in what would be lost. */
export function StorageNotice() {
  const { t } = useTranslation()
  const isPainted = useIsPainted()
  useEffect(tryStorage, [])
  const trouble = useSyncExternalStore(storageTrouble.listen, storageTrouble.get, () => undefined)
  return (
    // There from the start: screen readers announce what comes into a live region that they know.
    <div role="status">
      {troubles
        .filter(kind => isPainted || kind === trouble)
        .map(kind => (
          <p className={isPainted ? `${panel} ${whileTroubled[kind]}` : panel} data-bad="" key={kind}>
            {t(`account.storage.${kind}`)}
          </p>
        ))}
    </div>
  )
}
