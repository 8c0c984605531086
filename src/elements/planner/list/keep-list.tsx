import { useEffect, useState } from 'react'
import { useTranslation } from '../../../words/translation.ts'
import { keepText, mayKeep, readKept } from './kept-list.ts'
import type { GivenList } from './planned-list.ts'
import * as styles from './source.styles.ts'

// The box with which a visitor keeps their list. Loaded with the first list; `kept-list.ts` reads it the next time.

/** Keeps the list that is planned, if any, on this device if its visitor wants that, and forgets it again. */
export function Keep({ list }: { readonly list: GivenList | undefined }) {
  const { t } = useTranslation()
  const [isOn, turn] = useState(() => readKept() !== undefined)
  const [trouble, setTrouble] = useState<unknown>()
  // Each further list, and each answer, takes the place of what is kept.
  useEffect(() => {
    if (!isOn || !list) return
    const trouble = keepText(textOf(list))
    setTrouble(trouble)
    if (trouble) turn(false)
  }, [isOn, list])
  if (!mayKeep() || (!list && !isOn)) return null
  const isFull = trouble instanceof DOMException && trouble.name === 'QuotaExceededError'
  return (
    <div className={styles.keep}>
      <label>
        <input
          checked={isOn}
          onChange={() => {
            if (isOn) keepText(null)
            turn(!isOn)
          }}
          type="checkbox"
        />
        <span>{t('planner.keep')}</span>
      </label>
      <span role="status">
        {isOn ? t('planner.kept') : trouble ? t(`planner.keep.${isFull ? 'full' : 'blocked'}`) : ''}
      </span>
    </div>
  )
}

/** Writes a list as a storage takes it. */
const textOf = ({ sources, answers, days }: GivenList): string =>
  JSON.stringify({
    sources: sources.map(({ bytes, ...source }) => ({
      ...source,
      ...(bytes && { base64: base64Of(bytes) }),
    })),
    answers,
    days,
  })

/** So many bytes become a text at once: more arguments than a function takes. */
const bytesPerCall = 8192

function base64Of(bytes: Uint8Array | ArrayBuffer): string {
  const all = new Uint8Array(bytes)
  let text = ''
  for (let at = 0; at < all.length; at += bytesPerCall)
    text += String.fromCharCode(...all.subarray(at, at + bytesPerCall))
  return btoa(text)
}
