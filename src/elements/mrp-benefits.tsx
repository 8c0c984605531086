import { slottedText } from '../custom-element/attributes.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { ItemHeading, Section } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { body, figure as figureText } from '../ui/typography.styles.ts'
import { benefits } from '../words/en/home.ts'
import { createSection, describeSection, type SectionProps } from './create-section.tsx'

const description = describeSection({
  tag: 'mrp-benefits',
  summary: 'Lists what a factory gains.',
  attributes: {
    heading: slottedText('Section heading.', benefits.heading),
    items: htmlList(
      'The gains; `figure` and `unit` are a number worth saying large.',
      { title: 'text', text: 'text', figure: 'text?', unit: 'text?' },
      benefits.items,
      'article',
    ),
  },
  parts: { item: 'One gain.' },
})

const strip = css`
  display: grid;
  gap: 32px 40px;
  & > li { display: flex; flex-direction: column; gap: 8px; padding-block-start: 20px; border-block-start: 2px solid ${token('ink')}; }
  @container (min-width: 45em) {
    & { grid-auto-flow: column; grid-auto-columns: 1fr; }
  }
`

/** Side by side, two lines of text are as high as one, so that the headings begin on one line. */
const gain = css`
  @container (min-width: 45em) {
    & > :last-child { display: block; min-block-size: 3.5em; margin-block-start: 8px; }
  }
`

function Benefits({ heading, headingLevel, items }: SectionProps<typeof description>) {
  return (
    <Section heading={heading} level={headingLevel}>
      <ul className={strip}>
        {items.map(({ title, text, figure, unit }) => (
          <li key={title} part="item">
            {figure && (
              <p className={`${figureText} ${gain}`}>
                <span>{figure}</span> <span>{unit}</span>
              </p>
            )}
            <ItemHeading level={headingLevel}>{title}</ItemHeading>
            <p className={body}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export default createSection(description, 'benefits', benefits, Benefits)
