import { copy } from '../custom-element/attributes.ts'
import type { PropsOf } from '../custom-element/element.ts'
import { useConfig } from '../services/config.ts'
import { addressLink } from '../services/mail-client.ts'
import { band, column } from '../ui/layout.styles.ts'
import { css } from '../ui/sheet.ts'
import { link } from '../ui/text.styles.ts'
import { token } from '../ui/tokens.ts'
import { body, mark, size, subtitle } from '../ui/typography.styles.ts'
import { contactDetails } from '../words/en/company-pages.ts'
import { useWords } from '../words/section-words.tsx'
import { createSection } from './create-section.tsx'
import { describeSection } from './describe-section.ts'

const description = describeSection({
  tag: 'mrp-contact-details',
  summary: 'Shows how to reach the company directly.',
  attributes: {
    heading: copy('The heading.', contactDetails.heading),
    lead: copy('The text below it.', contactDetails.lead),
  },
  slots: { label: 'The word above the address.' },
  parts: { lead: 'The text.' },
})

const details = css`
  display: flex;
  flex-direction: column;
  margin-block-start: 4px;
  & > div { padding-block: 16px; border-block-start: 1px solid ${token('line')}; }
  & dd { font-size: ${size.text}; line-height: 1.6; }
`

function ContactDetails({ heading, headingLevel, lead }: PropsOf<typeof description>) {
  const { contactEmail } = useConfig()
  const words = useWords('contactDetails', contactDetails)
  return (
    <section className={band} part="section">
      <div className={column}>
        <h2 aria-level={headingLevel} className={subtitle} part="heading">
          <slot name="heading">{heading}</slot>
        </h2>
        <p className={body} part="lead">
          <slot name="lead">{lead}</slot>
        </p>
        <dl className={details}>
          <div>
            <dt className={mark}>
              <slot name="label">{words.email}</slot>
            </dt>
            <dd>
              <a className={link} href={addressLink(contactEmail)}>
                {contactEmail}
              </a>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}

export default createSection(description, 'contactDetails', contactDetails, ContactDetails)
