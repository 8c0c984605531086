import { link, slottedText, text } from '../custom-element/attributes.ts'
import { navigationEvents } from '../custom-element/navigation-events.ts'
import { useConfig } from '../services/config.ts'
import { mailtoLink } from '../services/mail-client.ts'
import { secondaryButton } from '../ui/button.styles.ts'
import { call } from '../ui/layout.styles.ts'
import { SiteLink } from '../ui/link.tsx'
import { Heading, Lead, Section } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { contactSales } from '../words/en/pricing.ts'
import { createSection, describeSection, type SectionProps } from './create-section.tsx'

const description = describeSection({
  tag: 'mrp-contact-sales',
  summary: 'Leads to a mail to sales.',
  attributes: {
    heading: slottedText('The heading.', contactSales.heading),
    lead: slottedText('The sentence below it.', contactSales.lead),
    buttonText: text('The button’s text.', contactSales.buttonText),
    href: link('Where the button leads. Default: a mail to the business address.'),
  },
  events: navigationEvents,
  parts: { lead: 'The sentence.', button: 'The button.' },
})

const low = css`
  && { padding-block: clamp(28px, 3.2cqi, 40px); }
`

function ContactSales({
  heading,
  headingLevel,
  lead,
  buttonText,
  href,
  words: { subject },
}: SectionProps<typeof description, 'contactSales'>) {
  const { contactEmail } = useConfig()
  return (
    <Section ground="surface" look={`${call} ${low}`}>
      <div>
        <Heading level={headingLevel}>{heading}</Heading>
        <Lead>{lead}</Lead>
      </div>
      <SiteLink className={secondaryButton} part="button" to={href ?? mailtoLink(contactEmail, subject)}>
        {buttonText}
      </SiteLink>
    </Section>
  )
}

export default createSection(description, 'contactSales', contactSales, ContactSales)
