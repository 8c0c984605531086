import { copy } from '../custom-element/attributes.ts'
import type { PropsOf } from '../custom-element/element.ts'
import { useConfig } from '../services/config.ts'
import { addressLink } from '../services/mail-client.ts'
import { band, column } from '../ui/layout.styles.ts'
import { css } from '../ui/sheet.ts'
import { link } from '../ui/text.styles.ts'
import { body, holds, subtitle } from '../ui/typography.styles.ts'
import { contactDetails } from '../words/en/company-pages.ts'
import { createSection } from './create-section.tsx'
import { describeSection } from './describe-section.ts'

const description = describeSection({
  tag: 'mrp-contact-details',
  summary: 'Shows how to reach the company directly.',
  attributes: {
    heading: copy('The heading.', contactDetails.heading),
    lead: copy('The text below it.', contactDetails.lead),
  },
  parts: { lead: 'The text.' },
})

const address = css`
  ${holds('subtitle')}
  margin-block-start: 12px;
  font-weight: 600;
  overflow-wrap: anywhere;
`

function ContactDetails({ heading, headingLevel, lead }: PropsOf<typeof description>) {
  const { contactEmail } = useConfig()
  return (
    <section className={band} part="section">
      <div className={column}>
        <h2 aria-level={headingLevel} className={subtitle} part="heading">
          <slot name="heading">{heading}</slot>
        </h2>
        <p className={body} part="lead">
          <slot name="lead">{lead}</slot>
        </p>
        <p className={address}>
          <a className={link} href={addressLink(contactEmail)}>
            {contactEmail}
          </a>
        </p>
      </div>
    </section>
  )
}

export default createSection(description, 'contactDetails', contactDetails, ContactDetails)
