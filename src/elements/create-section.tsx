import type { ComponentType } from 'react'
import {
  type Attributes,
  createDefinition,
  type Description,
  type ElementDefinition,
  type Events,
  type PropsOf,
} from '../custom-element/element.ts'
import { useWords } from '../words/section-words.ts'
import { siteCatalogs } from '../words/site-languages.ts'
import type { SiteWords } from '../words/site-words.ts'

/** The props of a section: its values, and what it says in its language beside them. */
export type SectionProps<D, Name extends keyof SiteWords = keyof SiteWords> = PropsOf<D> & {
  readonly words: SiteWords[Name]
}

/**
 * Joins the description of a section, or of what surrounds the pages, and its component. Its words take the place of the
 * English defaults of the same names, where the page gives no others. What a link leads to has another name than its attribute:
 * a page may write the English address itself.
 */
export function createSection<Name extends keyof SiteWords, A extends Attributes, E extends Events>(
  description: Description<A, E>,
  name: Name,
  english: SiteWords[Name],
  Section: ComponentType<SectionProps<Description<A, E>, Name>>,
): ElementDefinition {
  return createDefinition({ ...description, catalogs: siteCatalogs }, function InWords(props) {
    const words = useWords(name, english)
    const shown = Object.entries(words).filter(([key]) => !props.given.has(key))
    return <Section {...props} {...Object.fromEntries(shown)} words={words} />
  })
}
