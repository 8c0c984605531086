import { slottedText } from '../custom-element/attributes.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { besideHeading, intro } from '../ui/layout.styles.ts'
import { Heading, Lead, Section } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { token } from '../ui/tokens.ts'
import { body, subtitle } from '../ui/typography.styles.ts'
import { mission } from '../words/en/company-pages.ts'
import { createSection, describeSection, type SectionProps } from './create-section.tsx'

const description = describeSection({
  tag: 'mrp-mission',
  summary: 'Says why the company exists.',
  attributes: {
    heading: slottedText('The heading.', mission.heading),
    lead: slottedText('The text below it.', mission.lead),
    items: htmlList('The principles.', { title: 'text', text: 'text' }, mission.items, 'article'),
  },
  parts: { lead: 'The text.', item: 'One principle.' },
})

const principles = css`
  display: grid;
  gap: 0 48px;
  & > div { padding-block: 20px; border-block-start: 2px solid ${token('ink')}; }
  & dd { margin-block-start: 4px; }
  @container (min-width: 53.75em) {
    & { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
`

function Mission({ heading, headingLevel, lead, items }: SectionProps<typeof description>) {
  return (
    <Section>
      <div className={items.length > 0 ? intro : besideHeading}>
        <Heading level={headingLevel}>{heading}</Heading>
        <Lead>{lead}</Lead>
      </div>
      {items.length > 0 && (
        <dl className={principles}>
          {items.map(({ title, text }) => (
            <div key={title} part="item">
              <dt className={subtitle}>{title}</dt>
              <dd className={body}>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}

export default createSection(description, 'mission', mission, Mission)
