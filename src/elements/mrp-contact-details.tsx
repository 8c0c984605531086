import { slottedText } from '../custom-element/attributes.ts'
import { MailLink } from '../ui/mail-link.tsx'
import { Section } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { body, holds, subtitle } from '../ui/typography.styles.ts'
import { contactDetails } from '../words/en/company-pages.ts'
import { createSection, describeSection, type SectionProps } from './create-section.tsx'

const description = describeSection({
  tag: 'mrp-contact-details',
  summary: 'Shows how to reach the company directly.',
  attributes: {
    heading: slottedText('The heading.', contactDetails.heading),
    lead: slottedText('The text below it.', contactDetails.lead),
  },
  parts: { lead: 'The text.' },
})

const address = css`
  ${holds('subtitle')}
  margin-block-start: 12px;
  font-weight: 600;
  overflow-wrap: anywhere;
`

function ContactDetails({ heading, headingLevel, lead }: SectionProps<typeof description>) {
  return (
    <Section>
      <h2 aria-level={headingLevel} className={subtitle} part="heading">
        <slot name="heading">{heading}</slot>
      </h2>
      <p className={body} part="lead">
        <slot name="lead">{lead}</slot>
      </p>
      <p className={address}>
        <MailLink />
      </p>
    </Section>
  )
}

export default createSection(description, 'contactDetails', contactDetails, ContactDetails)
