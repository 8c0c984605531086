import { useCallback } from 'react'
import type { SiteWords } from './site-words.ts'
import { useTranslation } from './translation.ts'

/** Returns what a section says, in its language. `english` is what it says where there is no other. */
export const useWords = <Name extends keyof SiteWords>(
  name: Name,
  english: SiteWords[Name],
): SiteWords[Name] => useTranslation().words[name] ?? english

/** Returns a function that names an item of the plant in the section's language. */
export function useItemName(): (name: string) => string {
  const { itemNames } = useTranslation().words
  return useCallback((name: string) => itemNames?.[name] ?? name, [itemNames])
}
