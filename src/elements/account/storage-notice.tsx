import { useEffect, useSyncExternalStore } from 'react'
import { storageTrouble, tryStorage } from '../../services/browser-storage.ts'
import { panel } from '../../ui/panel.styles.ts'
import { css } from '../../ui/sheet.ts'
import { useTranslation } from '../../words/translation.ts'
import { storageProperty } from './painted-account.ts'

const troubles = ['blocked', 'full'] as const

/** Comes after the panel's rules, so that it overrides them. */
const whileTroubled = {
  blocked: css`
    display: var(${storageProperty('blocked')}, none);
  `,
  full: css`
    display: var(${storageProperty('full')}, none);
  `,
}

/** Warns that this browser keeps nothing, before the visitor types anything. */
export function StorageNotice() {
  const { t } = useTranslation()
  const isPainted = useIsPainted()
  useEffect(() => void tryStorage(), [])
  const trouble = useSyncExternalStore(storageTrouble.listen, storageTrouble.get, () => undefined)
  return (
    // Rendered from the start: screen readers announce only changes of a live region that they know.
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

/**
 * Tells whether this is the prerendered markup. It contains all variants, because nothing is known of the visitor,
 * and the page shows one.
 */
export const useIsPainted = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
