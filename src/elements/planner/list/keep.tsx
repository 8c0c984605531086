import { useEffect, useState } from 'react'
import { useTranslation } from '../../../words/translation.ts'
import { forgetList, keepList } from './keep-list.ts'
import { isKept, type KeptList, mayKeep } from './kept-list.ts'
import * as styles from './source.styles.ts'

interface KeepProps {
  /** The list that is planned; nothing while there is none. */
  readonly list: KeptList | undefined
}

/** Keeps the list on this device if its visitor wants that, and forgets it again. */
export function Keep({ list }: KeepProps) {
  const { t } = useTranslation()
  const [isOn, turn] = useState(isKept)
  const [trouble, setTrouble] = useState<'full' | 'blocked'>()
  // Each further list, and each answer, takes the place of what is kept.
  useEffect(() => {
    if (!isOn || !list) return
    const fault = keepList(list)
    setTrouble(fault)
    if (fault) turn(false)
  }, [isOn, list])
  if (!mayKeep() || (!list && !isOn)) return null
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
