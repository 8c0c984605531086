import { type Attribute, Malformed, text } from '../custom-element/attributes.ts'
import { type Attributes, type Description, describeElement, type Events } from '../custom-element/element.ts'

// What the sections of the pages have in common.

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

type Own<A extends Attributes, E extends Events> = Omit<Description<A, E>, 'events' | 'wake'> &
  Partial<Pick<Description<A, E>, 'events' | 'wake'>>

/** Describes a section with a heading. Unless its description says otherwise, it dispatches nothing and needs no code. */
export const describeSection = <
  const A extends Attributes,
  const E extends Events = Readonly<Record<never, never>>,
>({
  attributes,
  parts,
  ...own
}: Own<A, E>): Description<A & { readonly headingLevel: typeof headingLevel }, E> =>
  describeElement({
    events: {} as E,
    wake: 'never',
    ...own,
    attributes: { ...attributes, headingLevel },
    parts: { ...sectionParts, ...parts },
  })
