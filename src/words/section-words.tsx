import { type ComponentType, useCallback } from 'react'
import type { SiteWords } from './site-words.ts'
import { useTranslation } from './translation.ts'

/** Returns what a section says, in its language. `english` is what it says where there is no other. */
export const useWords = <Name extends keyof SiteWords>(
  name: Name,
  english: SiteWords[Name],
): SiteWords[Name] => useTranslation().words[name] ?? english

/**
 * Returns a section whose words take the place of the English defaults of the same names, where the page gives no others.
 * What a link leads to has another name than its attribute: a page may write the English address itself.
 */
export function inWords<Name extends keyof SiteWords, Props extends { readonly given: ReadonlySet<string> }>(
  name: Name,
  english: SiteWords[Name],
  Section: ComponentType<Props>,
): ComponentType<Props> {
  return function InWords(props) {
    const words = Object.entries(useWords(name, english)).filter(
      ([key]) => Object.hasOwn(props, key) && !props.given.has(key),
    )
    return <Section {...props} {...Object.fromEntries(words)} />
  }
}

/** Returns a function that names an item of the plant in the section's language. */
export function useItemName(): (name: string) => string {
  const { itemNames } = useTranslation().words
  return useCallback((name: string) => itemNames?.[name] ?? name, [itemNames])
}
