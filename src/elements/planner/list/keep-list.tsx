import { useEffect, useState } from 'react'
import { useTranslation } from '../../../words/translation.ts'
import { isKept, type KeptList, keptAt, mayKeep } from './kept-list.ts'
import type { Days, Read } from './planned-list.ts'
import * as styles from './source.styles.ts'

// The box with which a visitor keeps their list. Loaded with the first list; `kept-list.ts` reads it the next time.

interface KeepProps {
  /** The list that is planned; nothing while there is none. */
  readonly read: Read | undefined
  readonly days: Days | undefined
}

/** Keeps the list on this device if its visitor wants that, and forgets it again. */
export function Keep({ read, days }: KeepProps) {
  const { t } = useTranslation()
  const [isOn, turn] = useState(isKept)
  const [trouble, setTrouble] = useState<'full' | 'blocked'>()
  // Each further list, and each answer, takes the place of what is kept.
  useEffect(() => {
    if (!isOn || !read) return
    const { sources, answers } = read
    const fault = keepList({ sources, answers, days })
    setTrouble(fault)
    if (fault) turn(false)
  }, [isOn, read, days])
  if (!mayKeep() || (!read && !isOn)) return null
  return (
    <div className={styles.keep}>
      <label>
        <input
          checked={isOn}
          onChange={() => {
            if (isOn) forgetList()
            turn(!isOn)
          }}
          type="checkbox"
        />
        <span>{t('planner.keep')}</span>
      </label>
      <span role="status">{isOn ? t('planner.kept') : trouble && t(`planner.keep.${trouble}`)}</span>
    </div>
  )
}

/** Keeps a list in place of the one before. Says what stood in the way, if anything did; then none is kept. */
function keepList({ sources, ...rest }: KeptList): 'full' | 'blocked' | undefined {
  const stored = {
    ...rest,
    sources: sources.map(({ bytes, ...source }) => ({
      ...source,
      ...(bytes && { base64: base64Of(bytes) }),
    })),
  }
  try {
    localStorage.removeItem(keptAt)
    localStorage.setItem(keptAt, JSON.stringify(stored))
    return undefined
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
  }
}

function forgetList(): void {
  try {
    localStorage.removeItem(keptAt)
  } catch {
    // Blocked: then nothing is there.
  }
}

/** So many bytes become a text at once: more arguments than a function takes. */
const bytesPerCall = 8192

function base64Of(bytes: Uint8Array | ArrayBuffer): string {
  const all = new Uint8Array(bytes)
  let text = ''
  for (let at = 0; at < all.length; at += bytesPerCall)
    text += String.fromCharCode(...all.subarray(at, at + bytesPerCall))
  return btoa(text)
}
