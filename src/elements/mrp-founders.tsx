import { slottedText } from '../custom-element/attributes.ts'
import { htmlList } from '../custom-element/list-attribute.ts'
import { useConfig } from '../services/config.ts'
import { besideHeading } from '../ui/layout.styles.ts'
import { OutsideLink } from '../ui/link.tsx'
import { Heading, ItemHeading, Section } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { link } from '../ui/text.styles.ts'
import { token } from '../ui/tokens.ts'
import { body } from '../ui/typography.styles.ts'
import { company } from '../words/en/company.ts'
import { founders } from '../words/en/company-pages.ts'
import { createSection, describeSection, type SectionProps } from './create-section.tsx'

const description = describeSection({
  tag: 'mrp-founders',
  summary: 'Shows who is behind the product. Each name leads to a profile.',
  attributes: {
    heading: slottedText('Section heading.', founders.heading),
    items: htmlList(
      'The founders; by default those of the settings. `portrait` is the address of a picture.',
      { name: 'text', role: 'text', url: 'link', portrait: 'link?' },
      company.founders,
      'article',
      { role: 'rest without links', url: 'a[href]' },
    ),
  },
  parts: { item: 'One founder.' },
})

const people = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12em), 1fr));
  gap: 20px 32px;
  & > li { display: grid; gap: 8px; align-content: start; padding-block-start: 16px; border-block-start: 2px solid ${token('ink')}; }
  & img { inline-size: 72px; block-size: 72px; margin-block-end: 8px; border-radius: 50%; object-fit: cover; }
`

function Founders({ heading, headingLevel, items, given }: SectionProps<typeof description>) {
  const config = useConfig()
  const shown: typeof items = given.has('items') ? items : config.founders
  return (
    <Section look={besideHeading}>
      <Heading level={headingLevel}>{heading}</Heading>
      <ul className={people}>
        {shown.map(({ name, role, url, portrait }) => (
          <li key={url || name} part="item">
            {portrait && <img alt="" height="72" loading="lazy" src={portrait} width="72" />}
            <ItemHeading level={headingLevel}>
              {url ? (
                <OutsideLink className={link} href={url}>
                  {name}
                </OutsideLink>
              ) : (
                name
              )}
            </ItemHeading>
            <p className={body}>{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export default createSection(description, 'founders', founders, Founders)
