import { copy, link, text } from '../custom-element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../custom-element/element.ts'
import { navigationEvents } from '../custom-element/navigation-events.ts'
import { useConfig } from '../services/config.ts'
import { addressLink } from '../services/mail-client.ts'
import { secondaryButton } from '../ui/button.styles.ts'
import { band, call, column } from '../ui/layout.styles.ts'
import { Heading, Lead } from '../ui/section.tsx'
import { css } from '../ui/sheet.ts'
import { SiteLink } from '../ui/site-link.tsx'
import { contactSales } from '../words/en/pricing.ts'
import { inWords, useWords } from '../words/section-words.tsx'
import { siteCatalogs } from '../words/site-languages.ts'
import { headingLevel } from './heading-level.ts'
import { sectionParts } from './section-parts.ts'

const description = describeElement({
  tag: 'mrp-contact-sales',
  summary: 'Leads to a mail to sales.',
  attributes: {
    heading: copy('The heading.', contactSales.heading),
    headingLevel,
    lead: copy('The sentence below it.', contactSales.lead),
    buttonText: text('The button’s text.', contactSales.buttonText),
    href: link('Where the button leads. Default: a mail to the business address.'),
  },
  events: navigationEvents,
  parts: { ...sectionParts, lead: 'The sentence.', button: 'The button.' },
  wake: 'never',
  catalogs: siteCatalogs,
})

const low = css`
  && { padding-block: clamp(28px, 3.2cqi, 40px); }
`

function ContactSales({ heading, headingLevel, lead, buttonText, href }: PropsOf<typeof description>) {
  const { contactEmail } = useConfig()
  const { subject } = useWords('contactSales', contactSales)
  return (
    <section className={band} data-ground="surface" part="section">
      <div className={`${column} ${call} ${low}`}>
        <div>
          <Heading level={headingLevel}>{heading}</Heading>
          <Lead>{lead}</Lead>
        </div>
        <SiteLink className={secondaryButton} part="button" to={href ?? addressLink(contactEmail, subject)}>
          {buttonText}
        </SiteLink>
      </div>
    </section>
  )
}

export default createDefinition(description, inWords('contactSales', contactSales, ContactSales))
