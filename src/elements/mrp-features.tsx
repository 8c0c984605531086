import { slottedText } from '../custom-element/attributes.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { whole } from '../ui/layout.styles.ts'
import { Picture } from '../ui/pictures/picture.tsx'
import { ItemHeading, Section } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { token, withToken } from '../ui/tokens.ts'
import { body } from '../ui/typography.styles.ts'
import { features } from '../words/en/product.ts'
import { createSection, describeSection, type SectionProps } from './create-section.tsx'

const description = describeSection({
  tag: 'mrp-features',
  summary: 'Shows what the product does, each feature with a piece of the product.',
  attributes: {
    heading: slottedText('Section heading.', features.heading),
    items: htmlList(
      'The features; `picture` is one of adapter, bom, reorder, orders, stock, erps, exceptions, mapping, week, intake, replay, process, procedure, audit, master-data, missing-part, revision, chat.',
      { title: 'text', text: 'text', picture: 'text?' },
      features.items,
      'article',
    ),
  },
  parts: { item: 'One feature.' },
})

/** The first is as wide as the band, on the deep ground, where its picture keeps its own paper. Three in a row leave no other alone. */
const board = css`
  display: grid;
  gap: clamp(32px, 5cqi, 64px) 48px;
  & > li { display: flex; flex-direction: column; gap: 16px; min-inline-size: 0; }
  & > li > :first-child { display: flex; flex-direction: column; gap: 8px; }
  & > :not(:first-child) { padding-block-start: 16px; border-block-start: 2px solid ${token('ink')}; }
  & > :first-child { margin-inline: calc(50% - 50cqi); padding: clamp(24px, 5cqi, 64px) max(clamp(20px, 4cqi, 40px), 50cqi - ${token('column')} / 2); background: radial-gradient(at 30% 40%, color-mix(in srgb, ${token('deep')} 70%, ${token('accent')}), ${token('deep')} 70%); }
  & > :first-child > :first-child { color: ${token('on-deep')}; ${withToken('muted', token('on-deep-muted'))} }
  & > :first-child h3 { font-size: clamp(1.5em, 3.2cqi, 2.125em); line-height: 1.12; }
  & > :first-child > :nth-child(2) { padding: clamp(10px, 2.4cqi, 28px); border-radius: ${token('radius')}; background: ${token('surface')}; }
  @container (min-width: 40em) and (max-width: 65.99em) {
    & { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    & > :first-child, & > :last-child:nth-child(even) { grid-column: 1 / -1; }
  }
  @container (min-width: 66em) {
    & { grid-template-columns: repeat(6, minmax(0, 1fr)); }
    & > li { display: grid; gap: 24px; grid-column: span 3; grid-row: span 2; grid-template-rows: subgrid; align-items: start; }
    & > :first-child { grid-area: auto / 1 / auto / -1; grid-template: none / 5fr 6fr; align-items: center; gap: 64px; }
    & > :first-child { ${whole} }
    & > :first-child:nth-last-child(2n + 4) ~ :nth-child(-n + 4) { grid-column: span 2; }
  }
`

function Features({ heading, headingLevel, items }: SectionProps<typeof description>) {
  return (
    <Section heading={heading} level={headingLevel}>
      <ul className={board}>
        {items.map(({ title, text, picture }) => (
          <li key={title} part="item">
            <div>
              <ItemHeading level={headingLevel}>{title}</ItemHeading>
              <p className={body}>{text}</p>
            </div>
            {picture && (
              <div>
                <Picture name={picture} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

export default createSection(description, 'features', features, Features)
