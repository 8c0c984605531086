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
import type { SiteWords } from '../words/site-words.ts'

/**
 * Joins the description of a section, or of what surrounds the pages, and its component. Its words take the place of the
 * English defaults of the same names, where the page gives no others. What a link leads to has another name than its attribute:
 * a page may write the English address itself.
 */
export function createSection<Name extends keyof SiteWords, A extends Attributes, E extends Events>(
  description: Description<A, E>,
  name: Name,
  english: SiteWords[Name],
  Section: ComponentType<PropsOf<Description<A, E>>>,
): ElementDefinition {
  return createDefinition(description, function InWords(props) {
    const words = Object.entries(useWords(name, english)).filter(
      ([key]) => Object.hasOwn(props, key) && !props.given.has(key),
    )
    return <Section {...props} {...Object.fromEntries(words)} />
  })
}
