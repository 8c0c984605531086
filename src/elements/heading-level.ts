import { type Attribute, Malformed, text } from '../custom-element/attributes.ts'

const accept = (value: unknown) =>
  /^[1-6]$/.test(String(value)) ? Number(value) : new Malformed('is not a level from 1 to 6')

/** The attribute of every section with headings. It says the level by `aria-level`, because a shell cannot change an element's name. */
export const headingLevel: Attribute<number | undefined> = {
  // The build takes the documentation out of such a call.
  ...text('Level of its heading in your page’s outline, from 1 to 6. Headings below it have the next level.'),
  kind: 'number',
  type: '1 | 2 | 3 | 4 | 5 | 6',
  fallback: undefined,
  // An empty attribute is how templates write "nothing chosen".
  parse: level => (level === '' ? undefined : accept(level)),
  accept,
}
