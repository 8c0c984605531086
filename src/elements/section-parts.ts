/** The names for `::part()` in every section with a heading. */
export const sectionParts = {
  section: 'The band.',
  heading: 'The heading.',
}
