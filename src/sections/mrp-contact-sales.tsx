import { contactSales } from '../content/pricing.ts'
import { copy } from '../element/attributes.ts'
import { createDefinition, describeElement, type PropsOf } from '../element/element.ts'
import { mailHref } from '../services/mail-link.ts'
import { useConfig } from '../state/config.ts'
import { secondaryButton } from '../ui/button.ts'
import { band, call, column } from '../ui/page-grid.ts'
import { Heading, Lead } from '../ui/section.tsx'
import { sectionParts } from './section-parts.ts'

const description = describeElement({
  tag: 'mrp-contact-sales',
  summary: 'Leads to a mail to sales.',
  attributes: {
    heading: copy('The heading.', contactSales.heading),
    lead: copy('The sentence below it.', contactSales.lead),
  },
  events: {},
  parts: { ...sectionParts, lead: 'The sentence.', button: 'The mail link.' },
  wake: 'never',
})

function ContactSales({ heading, lead }: PropsOf<typeof description>) {
  const { contactEmail } = useConfig()
  return (
    <section className={band} data-ground="surface" part="section">
      <div className={`${column} ${call}`}>
        <div>
          <Heading>{heading}</Heading>
          <Lead>{lead}</Lead>
        </div>
        <a className={secondaryButton} href={mailHref(contactEmail, contactSales.subject)} part="button">
          {contactSales.action}
        </a>
      </div>
    </section>
  )
}

export default createDefinition(description, ContactSales)
