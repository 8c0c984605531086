import type { ComponentType } from 'react'
import { type Attribute, Malformed, text } from '../custom-element/attributes.ts'
import {
  type Attributes,
  createDefinition,
  type Description,
  describeElement,
  type ElementDefinition,
  type Events,
  type PropsOf,
} from '../custom-element/description.ts'
import { useWords } from '../words/section-words.ts'
import { siteCatalogs } from '../words/site-languages.ts'
import type { SiteWords } from '../words/site-words.ts'

// What the sections of the pages have in common: how each is described, and how it gets its words.

const levels = ['1', '2', '3', '4', '5', '6']

const accept = (value: unknown) =>
  levels.includes(String(value)) ? Number(value) : new Malformed('is not a level from 1 to 6')

/** The attribute of every section with headings. It says the level by `aria-level`, because a shell cannot change an element's name. */
export const headingLevel: Attribute<number | undefined> = {
  // The build takes the documentation out of such a call.
  ...text('Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level.'),
  kind: 'number',
  type: '1 | 2 | 3 | 4 | 5 | 6',
  choices: levels,
  fallback: undefined,
  // An empty attribute is how templates write "nothing chosen".
  parse: level => (level === '' ? undefined : accept(level)),
  accept,
}

/** The names for `::part()` in every section with a heading. */
export const sectionParts = {
  section: 'The band.',
  heading: 'The heading.',
}

type SectionDescription<A extends Attributes, E extends Events> = Omit<Description<A, E>, 'events' | 'wake'> &
  Partial<Pick<Description<A, E>, 'events' | 'wake'>>

/** Describes a section with a heading. Unless its description says otherwise, it dispatches nothing and needs no code. */
export const describeSection = <
  const A extends Attributes,
  const E extends Events = Readonly<Record<never, never>>,
>({
  attributes,
  parts,
  ...others
}: SectionDescription<A, E>): Description<A & { readonly headingLevel: typeof headingLevel }, E> =>
  describeElement({
    events: {} as E,
    wake: 'never',
    ...others,
    attributes: { ...attributes, headingLevel },
    parts: { ...sectionParts, ...parts },
  })

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
    const notGiven = Object.entries(words).filter(([key]) => !props.given.has(key))
    return <Section {...props} {...Object.fromEntries(notGiven)} words={words} />
  })
}
