import { copy } from '../custom-element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../custom-element/element.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { folded } from '../ui/pictures/folded.styles.ts'
import { Picture } from '../ui/pictures/picture.tsx'
import { ItemHeading, Section } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { body } from '../ui/typography.styles.ts'
import { features } from '../words/en/product.ts'
import { inWords, useWords } from '../words/section-words.tsx'
import { siteCatalogs } from '../words/site-languages.ts'
import { headingLevel } from './heading-level.ts'
import { sectionParts } from './section-parts.ts'

const description = describeElement({
  tag: 'mrp-features',
  summary: 'Shows what the product does, each feature with a piece of the product.',
  attributes: {
    heading: copy('Section heading.', features.heading),
    headingLevel,
    items: htmlList(
      'The features; `picture` is one of bom, reorder, orders, stock, erps, exceptions, mapping, week, intake, replay, process, procedure, audit, master-data, revision, chat.',
      { title: 'text', text: 'text', picture: 'text?' },
      features.items,
      { item: 'article', fields: { title: 'heading', text: 'rest', picture: '[data-picture]' } },
    ),
  },
  events: {},
  parts: { ...sectionParts, item: 'One feature.' },
  wake: 'never',
  catalogs: siteCatalogs,
})

/** Side by side, words and pictures of a row begin on one line each. */
const board = css`
  display: grid;
  gap: clamp(16px, 2cqi, 24px);
  & > li { display: flex; flex-direction: column; gap: 16px; min-inline-size: 0; padding: clamp(20px, 2.6cqi, 32px); border: 1px solid ${token('line')}; border-radius: ${token('radius-large')}; background: ${token('surface')}; }
  & > li > :first-child { display: flex; flex-direction: column; gap: 8px; }
  @container (min-width: 53.75em) {
    & { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    & > li { display: grid; gap: 24px; grid-row: span 2; grid-template-rows: subgrid; align-items: start; }
  }
`

function Features({ heading, headingLevel, items }: PropsOf<typeof description>) {
  const { show } = useWords('features', features)
  return (
    <Section heading={heading} level={headingLevel}>
      <ul className={board}>
        {items.map(({ title, text, picture }, index) => (
          <li key={title} part="item">
            <div>
              <ItemHeading level={headingLevel}>{title}</ItemHeading>
              <p className={body}>{text}</p>
            </div>
            {picture && (
              <details className={folded} open={index === 0}>
                <summary>{show}</summary>
                <Picture name={picture} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export default createDefinition(description, inWords('features', features, Features))
